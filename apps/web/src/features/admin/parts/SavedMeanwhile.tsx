import { Button } from '@kantele/ui/Button';
import { Callout } from '@kantele/ui/Callout';
import { useT } from '../../../app/i18n.tsx';
import { useDates } from '../../../app/useDates.ts';
import { fields } from './parts.css.ts';

interface SavedMeanwhileProps {
  title: string;
  savedAt: string;
  busy: boolean;
  onDiscard: () => void;
  onOverwrite: () => void;
}

/** Says that what is edited was saved by somebody else, and asks which of both is to stay. */
export function SavedMeanwhile({ title, savedAt, busy, onDiscard, onOverwrite }: SavedMeanwhileProps) {
  const t = useT();
  const dates = useDates();
  return (
    <Callout tone="warning" role="alert" title={title}>
      <p>
        {t('It was saved at :time. Your changes are still here and not saved.', {
          time: dates.dateTime(savedAt),
        })}
      </p>
      <div className={fields.buttons}>
        <Button size="small" onPress={onDiscard}>
          {t('Discard mine')}
        </Button>
        <Button size="small" variant="danger" pending={busy} onPress={onOverwrite}>
          {t('Save mine over it')}
        </Button>
      </div>
    </Callout>
  );
}
