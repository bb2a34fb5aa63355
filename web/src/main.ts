/** Opens the page: reads its data, finds an engine, and sets the table. */

import { mount } from "svelte";
import { openEngine } from "./engine/open.ts";
import App from "./frame/App.svelte";
import { readPayload } from "./payload.ts";
import Refused from "./start/Refused.svelte";
import "./style/tokens.css";
import "./style/base.css";
import "./style/cards.css";

const target = document.getElementById("table");
const payload = readPayload();
if (target && payload) {
  openEngine(payload).then(
    (engine) => mount(App, { target, props: { payload, engine } }),
    (error: unknown) => mount(Refused, { target, props: { problem: error instanceof Error ? error.message : String(error) } }),
  );
}
