import { highlight } from '../../lib/highlight.ts';
import { mark } from './Highlighted.css.ts';

/** Text with what was searched for on a tint; its weight stays, so that lines do not move while typing. */
export function Highlighted({ text, query }: { text: string; query: string }) {
  return (
    <>
      {highlight(text, query).map((piece, index) =>
        piece.match ? (
          <mark key={`${index}`} className={mark}>
            {piece.text}
          </mark>
        ) : (
          piece.text
        ),
      )}
    </>
  );
}
