import { useEffect, useState } from 'react';
import { useT } from '../../app/i18n.tsx';
import { type EditRegion, regionName } from '../../lib/appearance-regions.ts';
import * as css from './RegionOutline.css.ts';

/** A line around an element and the name of the part that it is. */
export function RegionOutline({ element, region }: { element: Element; region: EditRegion }) {
  const t = useT();
  const [box, setBox] = useState<DOMRect | null>(null);
  useEffect(() => {
    const measure = () => setBox(element.isConnected ? element.getBoundingClientRect() : null);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    window.addEventListener('scroll', measure, true);
    window.addEventListener('resize', measure);
    return () => {
      observer.disconnect();
      window.removeEventListener('scroll', measure, true);
      window.removeEventListener('resize', measure);
    };
  }, [element]);
  if (!box) return null;
  return (
    // Boxes are measured from one corner, in every script.
    <div
      dir="ltr"
      aria-hidden="true"
      className={css.outline}
      style={{
        insetInlineStart: box.x,
        insetBlockStart: box.y,
        inlineSize: box.width,
        blockSize: box.height,
      }}
    >
      <span className={css.name} dir="auto">
        {regionName(t, region)}
      </span>
    </div>
  );
}
