import type { Trashed } from '@kantele/api/contract/backstage';
import { Button } from '@kantele/ui/Button';
import { text } from '@kantele/ui/css/text.css';
import { SettingsCard } from '@kantele/ui/Section';
import { useT } from '../../../app/i18n.tsx';
import { useDates } from '../../../app/useDates.ts';
import * as css from './tracks.css.ts';

interface TrashListProps {
  label: string;
  items: readonly Trashed[];
  pending: boolean;
  onRestore: (id: number) => void;
}

/** What was deleted lately, with the way back; nothing where nothing was. */
export function TrashList({ label, items, pending, onRestore }: TrashListProps) {
  const t = useT();
  const dates = useDates();
  if (items.length === 0) return null;
  return (
    <SettingsCard title={label} description={t('They are kept for thirty days.')}>
      <ul className={css.trash} aria-label={label}>
        {items.map(({ id, name, deleted_at }) => (
          <li key={id} className={css.trashed}>
            <span>
              <bdi>{name}</bdi>{' '}
              <span className={text({ style: 'small', tone: 'muted' })}>
                {t('deleted :when', { when: dates.relative(deleted_at) })}
              </span>
            </span>
            <Button
              size="small"
              isDisabled={pending}
              aria-label={t('Restore :name', { name })}
              onPress={() => onRestore(id)}
            >
              {t('Restore')}
            </Button>
          </li>
        ))}
      </ul>
    </SettingsCard>
  );
}
