/** Separators as one line to be typed: `; / feat.`. Spaces that belong to one are shown as `␣`. */
export function joinSeparators(separators: readonly string[]): string {
  return separators.map((one) => one.replaceAll(' ', '␣')).join(' ');
}

/** What was typed, as separators; each once. */
export function splitSeparators(typed: string): string[] {
  const parts = typed.split(/\s+/).filter(Boolean);
  return [...new Set(parts.map((part) => part.replaceAll('␣', ' ')))];
}
