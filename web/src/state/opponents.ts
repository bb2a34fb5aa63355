/** How well the machine plays. A level is a player of docs/players.md; how long a search thinks is set by what this device can
    do in a second, once for each game. */

export const LEVELS = ["beginner", "fair", "strong", "expert"] as const;
export type Level = (typeof LEVELS)[number];

/** How long a level searches: so many seconds, but at least so many iterations, so that a slow device plays no worse than the level
    below. Fair opponents search as much on every device. */
const SEARCHES = {
  fair: { seconds: 0, least: 100 },
  strong: { seconds: 0.12, least: 250 },
  expert: { seconds: 0.8, least: 1000 },
} as const;
const MOST = 20_000;

/** Whether a level depends on what the device can do. */
export function searches(level: Level): boolean {
  return level === "strong" || level === "expert";
}

/** The name of the player, on a device that does so many iterations in a second. */
export function playerOf(level: Level, iterations: number): string {
  if (level === "beginner") return "novice";
  const { seconds, least } = SEARCHES[level];
  return `mcts:${rounded(Math.min(MOST, Math.max(least, seconds * iterations)))}`;
}

/** Two digits are enough: the same device comes to the same name again. */
function rounded(iterations: number): number {
  const step = 10 ** Math.max(0, Math.floor(Math.log10(iterations)) - 1);
  return Math.round(iterations / step) * step;
}
