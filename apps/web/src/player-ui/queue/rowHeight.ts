import { remPixels } from '../../lib/rem.ts';
import { rowPx } from './queue.css.ts';

/** Height of a row of the queue in px; it grows with the size of text people have chosen. */
export const rowHeight = (): number => (rowPx / 16) * remPixels();
