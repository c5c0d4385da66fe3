import { inlineVars } from '@kantele/ui/css/inline-vars';
import * as css from './Tint.css.ts';
import { useTint } from './useTint.ts';

/** A breath of the artwork's colour behind the head of a page. */
export function Tint({ color }: { color: string | undefined }) {
  const { light, dark } = useTint(color);
  if (!light && !dark) return null;
  return (
    <div
      className={css.tint}
      style={inlineVars({
        ...(light && { [css.light]: light }),
        ...(dark && { [css.dark]: dark }),
      })}
    />
  );
}
