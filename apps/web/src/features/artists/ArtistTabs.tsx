import { line } from '@kantele/api/translate';
import { cx } from '@kantele/ui/cx';
import { tabListStyle, tabStyle } from '@kantele/ui/Tabs.css';
import { Link } from '@tanstack/react-router';
import { useT } from '../../app/i18n.tsx';
import { kinds } from '../../catalogue/registry.ts';
import * as css from './ArtistPage.css.ts';

export const artistTabs = ['overview', 'discography', 'similar', 'about'] as const;
export type ArtistTab = (typeof artistTabs)[number];

const words = {
  overview: line('Overview'),
  discography: line('Discography'),
  similar: line('Similar'),
  about: line('About'),
} as const;

/** The parts of an artist's page, as links: each has an address of its own. */
export function ArtistTabs({ artist, tab }: { artist: { id: number; slug: string }; tab: ArtistTab }) {
  const t = useT();
  return (
    <nav aria-label={t('Parts of this page')} className={cx(tabListStyle, css.tabs)}>
      {artistTabs.map((name) => (
        <Link
          key={name}
          {...kinds.artist.link(artist)}
          search={name === 'overview' ? {} : { tab: name }}
          className={tabStyle}
          activeProps={{}}
          activeOptions={{ exact: true }}
          aria-current={name === tab ? 'page' : 'false'}
          data-status={undefined}
          resetScroll={false}
        >
          {t(words[name])}
        </Link>
      ))}
    </nav>
  );
}
