/** `1:12`, `12:05`, `1:02:03`, for milliseconds. */
export function formatTime(ms: number): string {
  const total = Math.max(0, Math.floor(ms / 1000));
  const hours = Math.floor(total / 3600);
  const minutes = Math.floor(total / 60) % 60;
  const seconds = String(total % 60).padStart(2, '0');
  return hours > 0 ? `${hours}:${String(minutes).padStart(2, '0')}:${seconds}` : `${minutes}:${seconds}`;
}

const count = (number: number, unit: string) => `${number} ${unit}${number === 1 ? '' : 's'}`;

/** "1 minute 12 seconds", for milliseconds. */
export function speakTime(ms: number): string {
  const total = Math.max(0, Math.floor(ms / 1000));
  const parts = [
    [Math.floor(total / 3600), 'hour'],
    [Math.floor(total / 60) % 60, 'minute'],
    [total % 60, 'second'],
  ] as const;
  const said = parts.filter(([number]) => number > 0).map(([number, unit]) => count(number, unit));
  return said.length > 0 ? said.join(' ') : '0 seconds';
}
