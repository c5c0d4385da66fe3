import type { Release } from '@kantele/api/contract/backstage';
import { text } from '@kantele/ui/css/text.css';
import { SettingsCard } from '@kantele/ui/Section';
import { useT } from '../../app/i18n.tsx';
import type { Draft } from '../admin/parts/draft.ts';
import * as css from './backstage.css.ts';
import type { ReleaseFields } from './release-draft.ts';
import { VisibilityFields } from './VisibilityFields.tsx';

interface PublishCardProps {
  release: Release;
  draft: Draft<ReleaseFields>;
}

/** Who sees the release, from when on, and what has to be done before. */
export function PublishCard({ release, draft }: PublishCardProps) {
  const t = useT();
  return (
    <SettingsCard title={t('Publishing')}>
      <VisibilityFields draft={draft} />
      {release.problems.length > 0 && (
        <section aria-label={t('Before publishing')}>
          <p className={text({ style: 'strong' })}>{t('Before publishing')}</p>
          <ul className={css.problems}>
            {release.problems.map((problem) => (
              <li key={problem}>{problem}</li>
            ))}
          </ul>
        </section>
      )}
    </SettingsCard>
  );
}
