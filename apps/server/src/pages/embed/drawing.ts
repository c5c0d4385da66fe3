/** Shapes on a field of 24 units, filled. Those of play and pause are the same as in the application. */
const shapes = {
  play: 'M7.5 4.9c0-.95 1.03-1.54 1.85-1.06l11 7.1a1.25 1.25 0 0 1 0 2.12l-11 7.1A1.23 1.23 0 0 1 7.5 19.1Z',
  pause:
    'M7.2 4h2.6A1.2 1.2 0 0 1 11 5.2v13.6A1.2 1.2 0 0 1 9.8 20H7.2A1.2 1.2 0 0 1 6 18.8V5.2A1.2 1.2 0 0 1 7.2 4Zm7 0h2.6A1.2 1.2 0 0 1 18 5.2v13.6a1.2 1.2 0 0 1-1.2 1.2h-2.6a1.2 1.2 0 0 1-1.2-1.2V5.2A1.2 1.2 0 0 1 14.2 4Z',
  previous: 'M5 5h2v14H5ZM19 6.1v11.8a1 1 0 0 1-1.55.83l-8.9-5.9a1 1 0 0 1 0-1.66l8.9-5.9A1 1 0 0 1 19 6.1Z',
  next: 'M17 5h2v14h-2ZM5 6.1v11.8a1 1 0 0 0 1.55.83l8.9-5.9a1 1 0 0 0 0-1.66l-8.9-5.9A1 1 0 0 0 5 6.1Z',
  note: 'M20 3v12.5a3.5 3.5 0 1 1-2-3.16V6.4L10 8v9.5a3.5 3.5 0 1 1-2-3.16V5.4Z',
} as const;

/** A drawing of its own name as class, in the colour of the text around it. */
export function icon(name: keyof typeof shapes): string {
  return `<svg class="icon ${name}-icon" viewBox="0 0 24 24" aria-hidden="true"><path d="${shapes[name]}"/></svg>`;
}

/** `3:42`, `1:02:07`; nothing for a length that is not known. @param ms milliseconds */
export function clock(ms: number | null): string {
  if (ms === null) return '';
  const total = Math.round(ms / 1_000);
  const two = (value: number) => String(value).padStart(2, '0');
  const [hours, minutes, seconds] = [Math.floor(total / 3_600), Math.floor(total / 60) % 60, total % 60];
  return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds)}` : `${minutes}:${two(seconds)}`;
}
