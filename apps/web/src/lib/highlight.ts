/** A piece of text that is, or is not, what was searched for. */
export interface Piece {
  text: string;
  match: boolean;
}

const fold = (text: string) =>
  Array.from(text.normalize('NFC'), (char) => char.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase());

/** Cuts text where words of the query begin a word of it; case and accents do not matter. */
export function highlight(text: string, query: string): Piece[] {
  const words = fold(query)
    .join('')
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
  const chars = Array.from(text.normalize('NFC'));
  const folded = fold(text);
  const marked = new Array<boolean>(chars.length).fill(false);
  for (let start = 0; start < chars.length; start++) {
    if (start > 0 && /[\p{L}\p{N}]/u.test(chars[start - 1] ?? '')) continue;
    for (const word of words) {
      let end = start;
      let rest = word;
      while (rest && end < chars.length && folded[end] && rest.startsWith(folded[end] ?? '')) {
        rest = rest.slice((folded[end] ?? '').length);
        end++;
      }
      if (!rest) marked.fill(true, start, end);
    }
  }
  const pieces: Piece[] = [];
  chars.forEach((char, index) => {
    const match = marked[index] ?? false;
    const last = pieces.at(-1);
    if (last && last.match === match) last.text += char;
    else pieces.push({ text: char, match });
  });
  return pieces;
}
