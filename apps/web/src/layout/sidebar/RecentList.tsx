import { text } from '@kantele/ui/css/text.css';
import { useT } from '../../app/i18n.tsx';
import { Picture } from '../../catalogue/artwork/Picture.tsx';
import { ContextLink } from '../../catalogue/ContextLink.tsx';
import { contextName, contextShape } from '../../catalogue/contexts.ts';
import { type Recent, recentLine } from '../../player/history/recent.ts';
import { useRecent } from '../../player/history/useRecent.ts';
import { useContextState } from '../../player/starting/useContextState.ts';
import { RowWords } from './RowWords.tsx';
import * as css from './SidebarLists.css.ts';

/** What was played last on this device, for those who have no library here; nothing before the first album. */
export default function TitledRecent() {
  const t = useT();
  if (useRecent().length === 0) return null;
  return (
    <div className={css.library}>
      <div className={css.libraryTitle}>
        <h2 className={text({ style: 'label' })}>{t('Recently played')}</h2>
      </div>
      <RecentList />
    </div>
  );
}

export function RecentList() {
  const t = useT();
  return (
    <nav className={css.listPlace} aria-label={t('Recently played')}>
      <ul className={css.recentList}>
        {useRecent().map((entry) => (
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
      <RowWords name={contextName(context, t)} sub={recentLine(entry, t)} state={state} />
    </ContextLink>
  );
}
