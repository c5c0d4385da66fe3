import { Radio, RadioGroup } from '@kantele/ui/Checkbox';
import { useT } from '../../../app/i18n.tsx';
import { textOf } from '../../../app/submit.ts';
import { visibilityWords } from '../../backstage/release-words.ts';
import { FormDialog } from '../parts/FormDialog.tsx';

/** A time of publication belongs to one thing alone. */
const offered = ['public', 'unlisted', 'private', 'draft'] as const;
export type BulkVisibility = (typeof offered)[number];

interface VisibilityDialogProps {
  count: number;
  isOpen: boolean;
  onClose: () => void;
  onChange: (visibility: BulkVisibility) => Promise<unknown>;
}

/** Who sees several things. */
export function VisibilityDialog({ count, isOpen, onClose, onChange }: VisibilityDialogProps) {
  const t = useT();
  return (
    <FormDialog
      isOpen={isOpen}
      onClose={onClose}
      title={t('Visibility')}
      submitLabel={t('Save')}
      onSubmit={async (values) => {
        const chosen = offered.find((one) => one === textOf(values, 'visibility'));
        if (chosen) await onChange(chosen);
        return undefined;
      }}
    >
      <RadioGroup
        name="visibility"
        label={t('Who sees :count item?|Who sees these :count items?', { count })}
        defaultValue="public"
      >
        {offered.map((one) => (
          <Radio key={one} value={one}>
            {t(visibilityWords[one])}
          </Radio>
        ))}
      </RadioGroup>
    </FormDialog>
  );
}
