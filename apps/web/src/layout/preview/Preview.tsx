import type { PreviewMessage } from '@kantele/api/contract/appearance';
import { sitePathOf } from '@kantele/api/site-address';
import { useRouter } from '@tanstack/react-router';
import { useCallback, useEffect, useRef, useState } from 'react';
import { isAppearanceEditorActive } from '../../app/appearance-editor.ts';
import { useBoot } from '../../app/boot.tsx';
import { lazyPart } from '../../app/code.ts';
import { showCustomCode } from '../../app/custom-code.ts';
import { carriesCustomCode } from '../../app/custom-code-places.ts';
import { parseEditorMessage, previewSource } from '../../lib/appearance-messages.ts';
import type { EditRegion } from '../../lib/appearance-regions.ts';
import { applyMessage } from './apply-message.ts';
import { isFromEditor } from './is-from-editor.ts';
import { watchRegions } from './watch-regions.ts';

const Inspector = lazyPart(() => import('./Inspector.tsx'));
const Outlines = lazyPart(() => import('./Outlines.tsx'));

const editorOf = () => (window.parent === window ? (window.opener as Window | null) : window.parent);
/** For the editor of this site alone: no other origin gets it. */
const answer = (message: PreviewMessage) => editorOf()?.postMessage(message, window.location.origin);

/** Takes messages of the appearance editor, which has framed or opened this page, and tells it where one is. */
export default function Preview() {
  const { data, replace } = useBoot();
  const router = useRouter();
  const [inspecting, inspect] = useState(false);
  const [outlined, outline] = useState<EditRegion[]>([]);
  const select = useCallback(
    (region: EditRegion) => answer({ source: previewSource, type: 'selected', region }),
    [],
  );
  const target = useRef({ boot: data, replace });
  target.current = { boot: data, replace };
  useEffect(() => {
    const editor = editorOf();
    if (!editor) return;
    const { client } = router.options.context;
    const go = (path: string) => void router.navigate({ href: path });
    const receive = (event: MessageEvent) => {
      if (!isFromEditor(event, editor, window.location)) return;
      const message = parseEditorMessage(event.data);
      if (message) applyMessage(message, { current: () => target.current, go, inspect, outline, client });
    };
    window.addEventListener('message', receive);
    const path = () => sitePathOf(router.latestLocation.publicHref);
    const place = () => {
      showCustomCode(carriesCustomCode(router.state.matches.map(({ routeId }) => routeId)));
    };
    place();
    // The admin sees none while changing the look; the previews of others bring theirs.
    if (isAppearanceEditorActive()) target.current.replace({ ...target.current.boot, ads: [] });
    const leave = router.subscribe('onResolved', () => {
      place();
      answer({ source: previewSource, type: 'navigated', path: path() });
    });
    answer({ source: previewSource, type: 'ready', path: path() });
    const unwatch = watchRegions((regions) => answer({ source: previewSource, type: 'regions', regions }));
    return () => {
      unwatch();
      window.removeEventListener('message', receive);
      leave();
    };
  }, [router]);
  if (!inspecting && outlined.length === 0) return null;
  return (
    <>
      {inspecting && <Inspector onSelect={select} />}
      <Outlines regions={outlined} />
    </>
  );
}
