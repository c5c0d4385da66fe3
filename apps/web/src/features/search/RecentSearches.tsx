import { line } from '@kantele/api/translate';
import { text } from '@kantele/ui/css/text.css';
import { Link } from '@tanstack/react-router';
import { History, X } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { useT } from '../../app/i18n.tsx';
import { GlyphButton } from '../../app/parts/GlyphButton.tsx';
import { SectionHead } from '../../app/parts/SectionHead.tsx';
import { searchAddress } from '../../catalogue/address.ts';
import { Picture } from '../../catalogue/artwork/Picture.tsx';
import { isWords, type RecentSearch, recentKey, recentSearches } from '../../catalogue/recent-searches.ts';
import { referenceLabel, referenceLink, referenceShape } from '../../catalogue/references.ts';
import * as css from './SearchPage.css.ts';

/** What was searched for and found on this device; each entry can be forgotten, and all. */
export function RecentSearches() {
  const t = useT();
  const recent = useSyncExternalStore(recentSearches.subscribe, recentSearches.get, recentSearches.onServer);
  if (recent.length === 0) return null;
  return (
    <section aria-labelledby="recent" className={css.recentSection}>
      <SectionHead
        id="recent"
        title={t('Recent')}
        level="h3"
        action={
          <button type="button" className={css.clear} onClick={recentSearches.clear}>
            {t('Clear')}
          </button>
        }
      />
      <ul className={css.recent}>
        {recent.map((entry) => (
          <RecentRow key={recentKey(entry)} entry={entry} />
        ))}
      </ul>
    </section>
  );
}

function RecentRow({ entry }: { entry: RecentSearch }) {
  const t = useT();
  const name = isWords(entry) ? entry.text : entry.name;
  const link = isWords(entry) ? searchAddress.link(entry.text) : referenceLink(entry);
  const [label, subtitle] = isWords(entry) ? [line('Search')] : [referenceLabel(entry), entry.subtitle];
  const content = (
    <>
      {isWords(entry) ? (
        <span className={css.glyph} aria-hidden="true">
          <History size={18} />
        </span>
      ) : (
        <Picture artwork={null} image={entry.image} name={name} size={44} shape={referenceShape(entry)} />
      )}
      <span className={css.recentWords}>
        <span className={text({ style: 'listName', clamp: 1 })} dir="auto">
          {name}
        </span>
        <span className={text({ style: 'meta', tone: 'muted', clamp: 1 })}>
          {[label && t(label), subtitle].filter(Boolean).join(' · ')}
        </span>
      </span>
    </>
  );
  return (
    <li className={css.recentRow}>
      {link === null ? (
        <span className={css.recentLink}>{content}</span>
      ) : (
        <Link {...link} className={css.recentLink} onClick={() => recentSearches.add(entry)}>
          {content}
        </Link>
      )}
      <span className={css.forget}>
        <GlyphButton label={t('Remove :query', { query: name })} onPress={() => recentSearches.remove(entry)}>
          <X size={18} aria-hidden="true" />
        </GlyphButton>
      </span>
    </li>
  );
}
