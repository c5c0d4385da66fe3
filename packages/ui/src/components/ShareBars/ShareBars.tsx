import { inlineVars } from '../../css/inline-vars.ts';
import { fill, list, name, part, row, share, track } from './ShareBars.css.ts';

/** Props of {@link ShareBars}. */
export interface ShareBarsProps {
  /** Names the list: "Where they listen". */
  label: string;
  /** Largest first; `part` is 0 to 1 of the whole, `text` the same in words. */
  items: readonly { id: string; name: string; part: number; text: string }[];
}

/** Parts of a whole as bars; the longest bar is the largest part. */
export function ShareBars({ label, items }: ShareBarsProps) {
  const most = Math.max(0.000_001, ...items.map((item) => item.part));
  return (
    <ul className={list} aria-label={label}>
      {items.map((item) => (
        <li key={item.id} className={row}>
          <span className={name} dir="auto">
            {item.name}
          </span>
          <span className={track}>
            <span
              className={fill}
              style={{ display: 'block', ...inlineVars({ [part]: `${(item.part / most) * 100}%` }) }}
            />
          </span>
          <span className={share}>{item.text}</span>
        </li>
      ))}
    </ul>
  );
}
