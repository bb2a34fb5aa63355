/** How well the machine plays. A level is a player of docs/players.md; how long a search thinks is set by what this device can
    do in a second, once for each game. */

export const LEVELS = ["beginner", "fair", "strong", "expert"] as const;
export type Level = (typeof LEVELS)[number];

/** Seconds that a level thinks about a move; those without think as long as they need, which is next to nothing. */
const SECONDS: Record<Level, number> = { beginner: 0, fair: 0, strong: 0.12, expert: 0.8 };
const LEAST = 20;
const MOST = 20_000;

/** Whether a level depends on what the device can do. */
export function searches(level: Level): boolean {
  return SECONDS[level] > 0;
}

/** The name of the player, on a device that does so many iterations in a second. */
export function playerOf(level: Level, iterations: number): string {
  if (level === "beginner") return "novice";
  if (level === "fair") return "greedy";
  return `mcts:${rounded(Math.min(MOST, Math.max(LEAST, SECONDS[level] * iterations)))}`;
}

/** Two digits are enough: the same device comes to the same name again. */
function rounded(iterations: number): number {
  const step = 10 ** Math.max(0, Math.floor(Math.log10(iterations)) - 1);
  return Math.round(iterations / step) * step;
}
