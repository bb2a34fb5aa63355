// Times searches of the core as it is built for the browser: `node search.mjs MODULE`. Each line of standard input is a job in
// JSON, each line of standard output says how many nanoseconds of the processor an iteration took.

import { readFileSync } from "node:fs";
import { createInterface } from "node:readline";

const module = await WebAssembly.instantiate(readFileSync(process.argv[2]));
const core = module.instance.exports;

function give(bytes) {
  const address = core.room(bytes.length);
  new Uint8Array(core.memory.buffer, address, bytes.length).set(bytes);
}

function answer() {
  return Buffer.from(core.memory.buffer, core.answer(), core.answer_length()).toString();
}

function check(found) {
  if (!found) throw new Error(answer());
  return found;
}

function processor() {
  const { user, system } = process.cpuUsage();
  return (user + system) * 1000;
}

function opened(game, { seed, picks }) {
  give(new Uint8Array(new Uint32Array(picks).buffer));
  return check(core.session_open(game, BigInt(seed), picks.length));
}

for await (const line of createInterface({ input: process.stdin })) {
  const { bytecode, positions, player, iterations, seconds } = JSON.parse(line);
  give(Buffer.from(bytecode, "hex"));
  const game = check(core.game_read());
  const sessions = positions.map((position) => opened(game, position));
  const start = processor();
  let searches = 0;
  while (processor() - start < seconds * 1e9) {
    give(Buffer.from(player));
    check(core.session_machine(sessions[searches % sessions.length], BigInt(searches)));
    searches += 1;
  }
  console.log((processor() - start) / (searches * iterations));
  sessions.forEach(core.session_close);
  core.game_close(game);
}
