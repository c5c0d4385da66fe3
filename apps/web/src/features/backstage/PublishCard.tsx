import type { Release } from '@kantele/api/contract/backstage';
import { text } from '@kantele/ui/css/text.css';
import { DateField } from '@kantele/ui/DateField';
import { SettingsCard } from '@kantele/ui/Section';
import { Select, SelectItem } from '@kantele/ui/Select';
import { useT } from '../../app/i18n.tsx';
import type { Draft } from '../admin/parts/draft.ts';
import * as css from './backstage.css.ts';
import type { ReleaseFields } from './release-draft.ts';
import { visibilityHint, visibilityWords } from './release-words.ts';

/** Who sees the release, from when on, and what has to be done before. */
export function PublishCard({
  release,
  draft: { values, set },
}: {
  release: Release;
  draft: Draft<ReleaseFields>;
}) {
  const t = useT();
  return (
    <SettingsCard title={t('Publishing')}>
      <Select
        name="visibility"
        label={t('Visibility')}
        description={visibilityHint(values.visibility, t)}
        value={values.visibility}
        onChange={(key) => set({ visibility: key as ReleaseFields['visibility'] })}
      >
        {Object.entries(visibilityWords).map(([id, words]) => (
          <SelectItem key={id} id={id}>
            {t(words)}
          </SelectItem>
        ))}
      </Select>
      {values.visibility === 'scheduled' && (
        <DateField
          name="publish_at"
          label={t('Time of publication')}
          withTime
          value={localTime(values.publish_at)}
          onChange={(local) => set({ publish_at: local ? new Date(local).toISOString() : null })}
        />
      )}
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

/** A moment as the field has it: local, to the minute. */
function localTime(moment: string | null): string {
  if (moment === null) return '';
  const date = new Date(moment);
  const shifted = new Date(date.getTime() - date.getTimezoneOffset() * 60_000);
  return shifted.toISOString().slice(0, 16);
}
