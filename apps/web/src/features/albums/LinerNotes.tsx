import type { Album } from '@kantele/api/contract/albums';
import { type Description, DescriptionList } from '@kantele/ui/DescriptionList';
import { useLanguage, useT } from '../../app/i18n.tsx';
import { creditLines } from '../../lib/credits.ts';
import { formatRelease, releaseIso } from '../../lib/format.ts';
import { GenreLinks } from './GenreLinks.tsx';

/** Label, date, genres and the people behind an album. */
export default function LinerNotes({ album }: { album: Album }) {
  const t = useT();
  const language = useLanguage();
  const facts: Description[] = [];
  const released = formatRelease(album.release_date, album.release_precision, language);
  const iso = releaseIso(album.release_date, album.release_precision);
  if (album.label) facts.push({ label: t('Label'), value: <bdi>{album.label}</bdi> });
  if (album.catalogue_number) facts.push({ label: t('Catalogue'), value: album.catalogue_number });
  if (released && iso) facts.push({ label: t('Released'), value: <time dateTime={iso}>{released}</time> });
  if (album.genres.length > 0) {
    const label = album.genres.length === 1 ? t('Genre') : t('Genres');
    facts.push({ label, value: <GenreLinks genres={album.genres} /> });
  }
  const people = creditLines(album.credits).map(({ label, names }) => ({
    label: t(label),
    value: <bdi>{names.join(', ')}</bdi>,
  }));
  const groups = [facts, people].filter((group) => group.length > 0);
  const year = album.release_date?.slice(0, 4);
  const rights = album.copyright ? withSign(album.copyright) : null;
  const recording = album.label ? `℗ ${[year, album.label].filter(Boolean).join(' ')}` : null;
  if (groups.length === 0 && !rights) return null;
  return (
    <DescriptionList
      groups={groups}
      footer={
        (rights || recording) && (
          <>
            {recording && recording.slice(2) !== rights?.slice(2) && <p dir="auto">{recording}</p>}
            {rights && <p dir="auto">{rights}</p>}
          </>
        )
      }
    />
  );
}

/** Files carry the sign or leave it out. */
const withSign = (text: string) => (/^[©℗]/.test(text) ? text : `© ${text.replace(/^\(c\)\s*/i, '')}`);
