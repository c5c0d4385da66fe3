/** The line that is being sung: the last one that has begun; −1 before the first. Times are in milliseconds. */
export function lineAt(lines: readonly { start_ms: number }[], positionMs: number): number {
  let from = 0;
  let to = lines.length;
  while (from < to) {
    const middle = (from + to) >> 1;
    if ((lines[middle]?.start_ms ?? 0) <= positionMs) from = middle + 1;
    else to = middle;
  }
  return from - 1;
}
