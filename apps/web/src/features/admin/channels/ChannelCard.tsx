import type { EditedChannel } from '@kantele/api/contract/channels';
import { slugify } from '@kantele/api/slug';
import { SettingsCard } from '@kantele/ui/Section';
import { TextField } from '@kantele/ui/TextField';
import { useT } from '../../../app/i18n.tsx';
import type { Draft } from '../parts/draft.ts';
import { addressFollows, type ChannelFields } from './channel-draft.ts';

export interface CardProps extends Pick<Draft<ChannelFields>, 'values' | 'set'> {
  channel: EditedChannel;
}

/** What a channel is called and where it is. */
export function ChannelCard({ channel, values, set }: CardProps) {
  const t = useT();
  const follows = addressFollows(channel, values);
  return (
    <SettingsCard title={t('Channel')}>
      <TextField
        name="name"
        label={t('Name')}
        maxLength={255}
        isRequired
        value={values.name}
        onChange={(name) => set(follows ? { name, slug: slugify(name) } : { name })}
      />
      <TextField
        name="description"
        label={t('Subtitle')}
        optional={t('optional')}
        description={t('A line under the name.')}
        maxLength={500}
        value={values.description}
        onChange={(description) => set({ description })}
      />
      <TextField
        name="slug"
        label={t('Address')}
        before="/channel/"
        maxLength={255}
        spellCheck="false"
        value={values.slug}
        onChange={(slug) => set({ slug })}
      />
    </SettingsCard>
  );
}
