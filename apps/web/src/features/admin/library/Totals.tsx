import type { AudioOverview } from '@kantele/api/contract/streaming';
import { Stat, StatGroup } from '@kantele/ui/Stat';
import { statLink } from '@kantele/ui/Stat.css';
import { Link } from '@tanstack/react-router';
import { useLanguage, useT } from '../../../app/i18n.tsx';
import { formatBytes } from '../../../lib/bytes.ts';
import { roughLength } from '../../../lib/durations.ts';
import { formatNumber } from '../../../lib/format.ts';
import * as css from './library.css.ts';

/** What the site has; every figure leads to it. */
export function Totals({ overview }: { overview: AudioOverview }) {
  const t = useT();
  const language = useLanguage();
  const { artists, albums, tracks, duration } = overview.catalogue;
  const bytes = overview.originals.reduce((sum, share) => sum + share.bytes, 0);
  const link = (to: '/artists' | '/albums' | '/tracks' | '/admin/library/audio', label: string) => (
    <Link to={to} className={statLink}>
      {label}
    </Link>
  );
  return (
    <StatGroup className={css.figures}>
      <Stat label={link('/artists', t('Artists'))} value={formatNumber(artists, language)} />
      <Stat label={link('/albums', t('Albums'))} value={formatNumber(albums, language)} />
      <Stat label={link('/tracks', t('Tracks'))} value={formatNumber(tracks, language)} />
      <Stat label={link('/tracks', t('Length'))} value={roughLength(duration, t)} />
      <Stat
        label={link('/admin/library/audio', t('Size of the files'))}
        value={formatBytes(bytes, language)}
      />
    </StatGroup>
  );
}
