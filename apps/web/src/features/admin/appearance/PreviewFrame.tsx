import { siteAddress } from '@kantele/api/site-address';
import { useEffect, useRef, useState } from 'react';
import { useT } from '../../../app/i18n.tsx';
import * as css from './editor.css.ts';
import { devices, type Preview } from './use-preview.ts';

/** The site as visitors would see it, as wide as their window is, made smaller to fit. */
export function PreviewFrame({ preview: { frame, start, device } }: { preview: Preview }) {
  const t = useT();
  const stage = useRef<HTMLDivElement>(null);
  const room = useRoom(stage);
  const size = devices[device] ?? room;
  const scale = Math.min(1, room.width / size.width, room.height / size.height);
  return (
    <section ref={stage} className={css.stage} aria-label={t('Preview')}>
      {/* Scaling has its origin at one corner, in every script. */}
      <div
        dir="ltr"
        className={css.fitted}
        style={{ inlineSize: size.width * scale, blockSize: size.height * scale }}
      >
        <iframe
          ref={frame}
          className={css.frame}
          src={siteAddress(start)}
          title={t('The site as visitors see it')}
          style={{ inlineSize: size.width, blockSize: size.height, transform: `scale(${scale})` }}
        />
      </div>
    </section>
  );
}

/** The room of an element without its edges, in CSS pixels. */
function useRoom(element: React.RefObject<HTMLElement | null>) {
  const [room, setRoom] = useState({ width: 1_280, height: 800 });
  useEffect(() => {
    const { current } = element;
    if (!current) return;
    const observer = new ResizeObserver(([entry]) => {
      const { width = 0, height = 0 } = entry?.contentRect ?? {};
      if (width > 0 && height > 0) setRoom({ width, height });
    });
    observer.observe(current);
    return () => observer.disconnect();
  }, [element]);
  return room;
}
