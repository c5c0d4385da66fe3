import { Heart as Glyph } from 'lucide-react';
import { heart } from './Heart.css.ts';

/** The glyph of a like; filled inside a button that is pressed. */
export function Heart({ size = 20 }: { size?: number }) {
  return <Glyph size={size} aria-hidden="true" className={heart} />;
}
