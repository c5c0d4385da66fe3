/** Bytes for sentences: `500 MB`. A step is 1,024, as file managers count. */
export function bytesText(bytes: number): string {
  const units = ['B', 'kB', 'MB', 'GB', 'TB'];
  let value = bytes;
  let unit = 0;
  while (value >= 1_024 && unit < units.length - 1) {
    value /= 1_024;
    unit += 1;
  }
  const digits = value < 10 && unit > 0 ? 1 : 0;
  return `${String(Number(value.toFixed(digits)))} ${units[unit] ?? ''}`;
}
