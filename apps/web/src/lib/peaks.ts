const decoded = new Map<string, readonly number[]>();
const most = 20;

/** Peaks of a waveform, 0–255, from base64. The last few are kept: a playing page asks several times a second. */
export function decodePeaks(base64: string): readonly number[] {
  const known = decoded.get(base64);
  if (known) return known;
  const peaks = Array.from(atob(base64), (char) => char.charCodeAt(0));
  if (decoded.size >= most) decoded.clear();
  decoded.set(base64, peaks);
  return peaks;
}
