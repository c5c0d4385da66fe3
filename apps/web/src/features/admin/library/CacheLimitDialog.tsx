import { NumberField } from '@kantele/ui/NumberField';
import { useT } from '../../../app/i18n.tsx';
import { notify } from '../../../app/notify.ts';
import { textOf } from '../../../app/submit.ts';
import { trpc } from '../../../app/trpc.ts';
import { FormDialog } from '../parts/FormDialog.tsx';
import { useRefreshLibrary } from './use-library.ts';

const gigabyte = 1_024 ** 3;

interface CacheLimitDialogProps {
  /** bytes */
  limit: number;
  isOpen: boolean;
  onClose: () => void;
}

/** How much room smaller files may take. */
export function CacheLimitDialog({ limit, isOpen, onClose }: CacheLimitDialogProps) {
  const t = useT();
  const utils = trpc.useUtils();
  const refresh = useRefreshLibrary();
  const { mutateAsync } = trpc.settings.update.useMutation();
  return (
    <FormDialog
      isOpen={isOpen}
      onClose={onClose}
      title={t('Limit of the cache')}
      submitLabel={t('Save')}
      onSubmit={async (values) => {
        const bytes = Math.round(Number(textOf(values, 'limit')) * gigabyte);
        await mutateAsync({ values: { 'player.renditions_max_bytes': bytes } });
        void notify(t('Changes saved'));
        void utils.settings.list.invalidate();
        void refresh();
        return undefined;
      }}
    >
      <NumberField
        name="limit"
        label={t('Most room for smaller files')}
        description={t('They are created again when needed.')}
        unit={t('GB')}
        defaultValue={Math.round((limit / gigabyte) * 100) / 100}
        minValue={0}
        maxValue={900_000}
        isRequired
      />
    </FormDialog>
  );
}
