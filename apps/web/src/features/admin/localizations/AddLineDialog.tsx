import type { Localization } from '@kantele/api/contract/localizations';
import { TextArea } from '@kantele/ui/TextArea';
import { useT } from '../../../app/i18n.tsx';
import { notify } from '../../../app/notify.ts';
import { useReloadBoot } from '../../../app/session.ts';
import { textOf } from '../../../app/submit.ts';
import { trpc } from '../../../app/trpc.ts';
import { FormDialog } from '../parts/FormDialog.tsx';

interface AddLineDialogProps {
  language: Localization;
  isOpen: boolean;
  onClose: () => void;
}

/** Translates a text that is not the product's own: a label of a menu, a name of a shelf. */
export function AddLineDialog({ language, isOpen, onClose }: AddLineDialogProps) {
  const t = useT();
  const utils = trpc.useUtils();
  const reloadBoot = useReloadBoot();
  const update = trpc.localizations.updateLines.useMutation();
  return (
    <FormDialog
      isOpen={isOpen}
      onClose={onClose}
      title={t('Add a text')}
      submitLabel={t('Add')}
      size="medium"
      onSubmit={async (values) => {
        const key = textOf(values, 'key');
        await update.mutateAsync({ id: language.id, lines: { [key]: textOf(values, 'text') } });
        void utils.localizations.invalidate();
        void notify(t('Text added'));
        await reloadBoot();
      }}
    >
      <p>
        {t('For words of this site alone, such as labels of menus. Write the text exactly as it is there.')}
      </p>
      <TextArea name="key" label={t('Text')} rows={2} maxLength={2_000} isRequired autoFocus />
      <TextArea name="text" label={t('Translation')} rows={2} maxLength={4_000} isRequired />
    </FormDialog>
  );
}
