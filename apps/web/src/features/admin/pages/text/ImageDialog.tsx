import { siteAddress } from '@kantele/api/site-address';
import { TextField } from '@kantele/ui/TextField';
import type { Editor } from '@tiptap/react';
import { useT } from '../../../../app/i18n.tsx';
import { textOf } from '../../../../app/submit.ts';
import { sitePath } from '../../../../lib/safe-redirect-path.ts';
import { FormDialog } from '../../parts/FormDialog.tsx';
import { wrongField } from './wrong-field.ts';

interface ImageDialogProps {
  editor: Editor;
  isOpen: boolean;
  onClose: () => void;
}

/** A picture of this site, with words for those who do not see it. */
export function ImageDialog({ editor, isOpen, onClose }: ImageDialogProps) {
  const t = useT();
  return (
    <FormDialog
      isOpen={isOpen}
      onClose={onClose}
      title={t('Picture')}
      submitLabel={t('Insert')}
      onSubmit={async (values) => {
        const src = pathOf(textOf(values, 'src').trim());
        if (!src) throw wrongField('src', t('Use the address of a picture of this site.'));
        const alt = textOf(values, 'alt').trim();
        return () =>
          editor
            .chain()
            .focus()
            .setImage({ src: siteAddress(src), alt })
            .run();
      }}
    >
      <TextField
        name="src"
        label={t('Address')}
        description={t('The address of a picture of this site.')}
        maxLength={2_000}
        spellCheck="false"
        isRequired
        autoFocus
      />
      <TextField
        name="alt"
        label={t('What it shows')}
        description={t('Read to people who do not see it. Leave it empty for decoration.')}
        maxLength={300}
      />
    </FormDialog>
  );
}

/** The path of an address of this site; null for all others. */
function pathOf(address: string): string | null {
  const { origin } = window.location;
  return sitePath(address.startsWith(`${origin}/`) ? address.slice(origin.length) : address);
}
