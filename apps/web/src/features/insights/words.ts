import type { ReportPart } from '@kantele/api/contract/reports';
import { line, type Translate } from '@kantele/api/translate';
import { formatPercent, formatPlace } from '../../lib/format.ts';

const sourceWords: Record<string, string> = {
  album: line('Album pages'),
  artist: line('Artist pages'),
  genre: line('Genres'),
  track: line('Song pages'),
  search: line('Search'),
  channel: line('Channels'),
  other: line('Elsewhere'),
};
const deviceWords: Record<string, string> = {
  computer: line('Computers'),
  phone: line('Phones'),
  tablet: line('Tablets'),
  app: line('Apps'),
  other: line('Other devices'),
};

export type PartKind = 'sources' | 'countries' | 'devices';

/** What a source, a country or a device is called. */
export function partName(kind: PartKind, value: string, language: string, t: Translate): string {
  if (kind === 'countries') return formatPlace(null, value, language, t) ?? t('Unknown');
  return t((kind === 'sources' ? sourceWords : deviceWords)[value] ?? line('Elsewhere'));
}

/** The parts as bars of the whole, those without plays left out. */
export function sharesOf(kind: PartKind, parts: readonly ReportPart[], language: string, t: Translate) {
  const all = parts.reduce((sum, { plays }) => sum + plays, 0);
  return parts
    .filter(({ plays }) => plays > 0)
    .map(({ value, plays }) => ({
      id: value || 'unknown',
      name: partName(kind, value, language, t),
      part: plays / all,
      text: formatPercent(plays / all, language),
    }));
}

/** How a figure compares with that of the days before, in words. */
export function changeOf(now: number, before: number, language: string, t: Translate) {
  if (before === 0) {
    return {
      text: now > 0 ? t('None before') : t('As many as before'),
      direction: 'flat',
      tone: 'neutral',
    } as const;
  }
  const share = formatPercent(Math.abs(now - before) / before, language);
  if (now > before) {
    return { text: t(':share more than before', { share }), direction: 'up', tone: 'positive' } as const;
  }
  if (now < before) {
    return { text: t(':share fewer than before', { share }), direction: 'down', tone: 'neutral' } as const;
  }
  return { text: t('As many as before'), direction: 'flat', tone: 'neutral' } as const;
}
