/** Opens the page: reads its data, finds an engine, and sets the table. */

import { mount } from "svelte";
import { openEngine } from "./engine/open.ts";
import App from "./frame/App.svelte";
import { readPayload } from "./payload.ts";
import "./style/tokens.css";
import "./style/base.css";
import "./style/cards.css";

const target = document.getElementById("table");
const payload = readPayload();
if (target && payload) {
  if (payload.games[0]) document.title = payload.games[0].title;
  openEngine(payload).then((engine) => mount(App, { target, props: { payload, engine } }));
}
