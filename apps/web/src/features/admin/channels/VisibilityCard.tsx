import { SettingsCard } from '@kantele/ui/Section';
import { Switch } from '@kantele/ui/Switch';
import { useT } from '../../../app/i18n.tsx';
import type { CardProps } from './ChannelCard.tsx';

/** Whether visitors see a channel, and where it is put. */
export function VisibilityCard({ channel, values, set }: CardProps) {
  const t = useT();
  const places = channel.shown_on.map(({ name }) => t(name)).join(', ');
  return (
    <SettingsCard
      title={t('Publishing')}
      description={
        places ? t('Shown on: :places', { places }) : t('Not put anywhere yet: visitors need its address.')
      }
    >
      <Switch
        name="visibility"
        layout="row"
        isSelected={values.visibility === 'public'}
        onChange={(isPublic) => set({ visibility: isPublic ? 'public' : 'draft' })}
        description={
          values.visibility === 'public'
            ? t('Visitors can see it once it is saved.')
            : t('A draft: visitors see it nowhere.')
        }
      >
        {t('Public')}
      </Switch>
    </SettingsCard>
  );
}
