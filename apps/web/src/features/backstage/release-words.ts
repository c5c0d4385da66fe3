import type { ReleaseSummary } from '@kantele/api/contract/backstage';
import { line, type Translate } from '@kantele/api/translate';

type Visibility = ReleaseSummary['visibility'];

export const visibilityWords: Record<Visibility, string> = {
  draft: line('Draft'),
  private: line('Private'),
  unlisted: line('Unlisted'),
  scheduled: line('Scheduled'),
  public: line('Public'),
};

export const typeWords: Record<ReleaseSummary['type'], string> = {
  album: line('Album'),
  ep: line('EP'),
  single: line('Single'),
  compilation: line('Compilation'),
  live: line('Live album'),
};

/** Every visibility and every type, in the order they are offered. */
export const visibilities = Object.keys(visibilityWords) as Visibility[];
export const albumTypes = Object.keys(typeWords) as ReleaseSummary['type'][];

const tones = {
  draft: 'neutral',
  private: 'neutral',
  unlisted: 'info',
  scheduled: 'info',
  public: 'positive',
} as const;

export const visibilityTone = (visibility: Visibility) => tones[visibility];

/** What visitors get of it. */
export function visibilityHint(visibility: Visibility, t: Translate): string {
  switch (visibility) {
    case 'draft':
    case 'private':
      return t('Only those who work for the artist see it.');
    case 'unlisted':
      return t('Everybody who has the link sees it; it is in no list.');
    case 'scheduled':
      return t('It becomes public by itself at the time you choose.');
    case 'public':
      return t('Everybody sees it.');
  }
}
