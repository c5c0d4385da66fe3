/** Letters of a line that are read; what is behind them is passed over. */
const lineMax = 20_000;

/** Lines of a text one by one, however many there are, ended by LF, CR LF or CR. */
export function* linesOf(text: string): Generator<string, void> {
  const ends = /\r\n?|\n/g;
  let from = 0;
  for (;;) {
    ends.lastIndex = from;
    const end = ends.exec(text);
    const to = end ? end.index : text.length;
    if (to > from) yield text.slice(from, Math.min(to, from + lineMax));
    if (!end) return;
    from = ends.lastIndex;
  }
}
