import { type ComponentType, type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { lazyPart } from './code.ts';
import { useHydrated } from './hydrated.ts';
import { laterPart } from './later-part.ts';
import { leaveFocus, useReplayLater } from './replay-later.ts';

/** No box of its own: the part lies in the place as if there were nothing around it. */
const boxless = { display: 'contents' } as const;

interface KeptPartProps {
  /** False where the page has no room for it: nothing is shown or fetched once the page is hydrated. */
  shows?: boolean;
}

/**
 * A part of the frame that the server draws and whose code comes after the page. What the server wrote stays until then,
 * as text: it is not hydrated, so it holds also where a page is made anew in the browser, and may differ from what
 * the browser draws, as a link does from the menu that takes its place. What is pressed there is pressed in the part,
 * and the focus stays. `name` tells such parts apart.
 */
export function keptPart(
  name: string,
  load: () => Promise<{ default: ComponentType }>,
): ComponentType<KeptPartProps> {
  if (import.meta.env.SSR) {
    const Drawn = laterPart(load);
    return () => (
      <div data-later={name} style={boxless}>
        <div style={boxless}>
          <Drawn />
        </div>
      </div>
    );
  }
  const Part = lazyPart(async () => {
    const { default: Own } = await load();
    return {
      default: function Replayed({ place }: { place: RefObject<Element | null> }) {
        useReplayLater(place);
        return <Own />;
      },
    };
  });
  return function KeptPart({ shows = true }) {
    const place = useRef<HTMLDivElement>(null);
    const hydrated = useHydrated();
    return (
      <div ref={place} data-later={name} style={boxless}>
        <Part
          place={place}
          wanted={hydrated && shows}
          meanwhile={(shows || !hydrated) && <Written name={name} />}
        />
      </div>
    );
  };
}

/** What the server wrote. */
function Written({ name }: { name: string }) {
  const place = useRef<HTMLDivElement>(null);
  const [html] = useState(() => document.querySelector(`[data-later="${name}"] > div`)?.innerHTML ?? '');
  useLayoutEffect(() => {
    const element = place.current;
    return () => {
      if (element) leaveFocus(element);
    };
  }, []);
  return <div ref={place} style={boxless} dangerouslySetInnerHTML={{ __html: html }} />;
}
