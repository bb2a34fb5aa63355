import type { View } from "../values.ts";

/** Who sits at the bottom: the viewer, or the first player for all eyes. */
export function viewerOf(view: View): number {
  return view.seat ?? 0;
}
