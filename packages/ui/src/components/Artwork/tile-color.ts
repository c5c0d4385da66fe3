/** Flat colours of tiles without a picture, each with an ink that reads on it; neighbours differ in value. */
export const tilePalette = [
  { paper: '#dbe2dc', ink: '#14202b' },
  { paper: '#e6c24a', ink: '#17140f' },
  { paper: '#1c3354', ink: '#f0e6d2' },
  { paper: '#f1c9ba', ink: '#5a1220' },
  { paper: '#b93022', ink: '#fbeee0' },
  { paper: '#c7d8cd', ink: '#12332c' },
  { paper: '#e5d9ea', ink: '#33205c' },
  // Lighter than the page at night.
  { paper: '#322c24', ink: '#f4efe6' },
  { paper: '#0f5f56', ink: '#eaf2e6' },
  { paper: '#e9a13f', ink: '#2a1605' },
] as const;

const tiles = 10;

/** Which pair of colours: the same for the same number, and another one for the next. */
export const tileOf = (number: number): number => (number * 3) % tiles;

/** A pair of colours: the same for the same number, and another one for the next. */
export function tileColor(number: number): { paper: string; ink: string } {
  return tilePalette[tileOf(number)] ?? tilePalette[0];
}

/** What prints are cut with. */
export const printTool = ['grooves', 'bars', 'dots', 'rays', 'slant'] as const;

/** Which tool cuts a print: the same for the same number, and in turns for all of one colour. */
export const printOf = (number: number): number => Math.floor(number / tiles) % printTool.length;

/** A number for a name, always the same. */
export function numberOf(name: string): number {
  let sum = 0;
  for (const letter of name) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 9973;
  return sum;
}

/** The first letter of a name, large. */
export const initialOf = (name: string): string => Array.from(name.trim())[0]?.toUpperCase() ?? '';
