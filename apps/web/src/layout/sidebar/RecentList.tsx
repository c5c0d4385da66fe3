import { Equalizer } from '@kantele/ui/Equalizer';
import type { ReactNode } from 'react';
import { useT } from '../../app/i18n.tsx';
import { Picture } from '../../catalogue/artwork/Picture.tsx';
import { ContextLink } from '../../catalogue/ContextLink.tsx';
import { contextName, contextShape } from '../../catalogue/contexts.ts';
import { type Recent, recentLine } from '../../player/history/recent.ts';
import { useRecent } from '../../player/history/useRecent.ts';
import { useContextState } from '../../player/starting/useContextState.ts';
import * as css from './Sidebar.css.ts';

/** What was played last on this device; nothing before the first album. */
export function RecentList({ title }: { title: ReactNode }) {
  const t = useT();
  const recent = useRecent();
  if (recent.length === 0) return null;
  return (
    <nav className={css.recent} aria-label={t('Recently played')}>
      <div className={css.recentHead}>{title}</div>
      <ul className={css.recentList}>
        {recent.map((entry) => (
          <li key={entry.context.path}>
            <RecentItem {...entry} />
          </li>
        ))}
      </ul>
    </nav>
  );
}

function RecentItem(entry: Recent) {
  const t = useT();
  const { context, artwork, image } = entry;
  const state = useContextState(context.path);
  return (
    <ContextLink context={context} className={css.recentItem} playing={state !== null}>
      <Picture artwork={artwork} image={image} name={context.name} size={40} shape={contextShape(context)} />
      <span className={css.recentText}>
        <span className={css.recentName} dir="auto">
          {contextName(context, t)}
        </span>
        <span className={css.recentSub}>{recentLine(entry, t)}</span>
      </span>
      {state && (
        <span className={css.sounds}>
          <Equalizer playing={state === 'playing'} size={16} />
        </span>
      )}
    </ContextLink>
  );
}
