import { ComboBox } from '@kantele/ui/ComboBox';
import { SettingsCard } from '@kantele/ui/Section';
import { TextArea } from '@kantele/ui/TextArea';
import { TextField } from '@kantele/ui/TextField';
import { useT } from '../../../app/i18n.tsx';
import { trpc } from '../../../app/trpc.ts';
import type { Draft } from '../../admin/parts/draft.ts';
import * as css from '../backstage.css.ts';
import type { ProfileFields } from './profile-draft.ts';

const orNull = (value: string) => (value.trim() === '' ? null : value);

/** Name, story and place of an artist. */
export function AboutCard({ draft: { values, set } }: { draft: Draft<ProfileFields> }) {
  const t = useT();
  const lists = trpc.settings.valueLists.useQuery({ names: ['countries'] });
  const countries = lists.data?.countries ?? [];
  return (
    <SettingsCard title={t('About')}>
      <div className={css.fields}>
        <TextField
          name="name"
          label={t('Name')}
          maxLength={255}
          isRequired
          className={css.wide}
          value={values.name}
          onChange={(name) => set({ name })}
        />
        <TextArea
          name="bio"
          label={t('Biography')}
          optional={t('optional')}
          rows={8}
          maxLength={20_000}
          className={css.wide}
          value={values.bio ?? ''}
          onChange={(bio) => set({ bio: orNull(bio) })}
        />
        <TextField
          name="city"
          label={t('City')}
          optional={t('optional')}
          maxLength={120}
          value={values.city ?? ''}
          onChange={(city) => set({ city: orNull(city) })}
        />
        <ComboBox
          name="country"
          label={t('Country')}
          optional={t('optional')}
          options={countries.map(({ code, name }) => ({ id: code, label: name }))}
          loading={lists.isPending}
          emptyText={t('There are no items matching your query')}
          loadingText={t('Loading...')}
          // The field shows the name of the choice once it is among the options.
          key={lists.isPending ? 'waiting' : 'ready'}
          value={values.country}
          onChange={(country) => set({ country })}
        />
      </div>
    </SettingsCard>
  );
}
