import { Button } from '@kantele/ui/Button';
import { TextField } from '@kantele/ui/TextField';
import type { Editor } from '@tiptap/react';
import { useT } from '../../../../app/i18n.tsx';
import { textOf } from '../../../../app/submit.ts';
import { leadsSomewhere } from '../../../../lib/menus.ts';
import { FormDialog } from '../../parts/FormDialog.tsx';
import { wrongField } from './wrong-field.ts';

interface LinkDialogProps {
  editor: Editor;
  isOpen: boolean;
  onClose: () => void;
}

/** Where the marked words lead; without any the address itself is written. */
export function LinkDialog({ editor, isOpen, onClose }: LinkDialogProps) {
  const t = useT();
  const href: unknown = isOpen ? editor.getAttributes('link').href : undefined;
  const known = typeof href === 'string' ? href : '';
  const remove = () => {
    onClose();
    setTimeout(() => editor.chain().focus().extendMarkRange('link').unsetLink().run(), 50);
  };
  return (
    <FormDialog
      isOpen={isOpen}
      onClose={onClose}
      title={t('Link')}
      submitLabel={t('Apply')}
      onSubmit={async (values) => {
        const address = textOf(values, 'href').trim();
        if (!leadsSomewhere(address)) {
          throw wrongField('href', t('Use a path of this site or an address that starts with https://.'));
        }
        return () => setLink(editor, address);
      }}
    >
      <TextField
        name="href"
        label={t('Address')}
        description={t('A path of this site, https://… or mailto:…')}
        maxLength={2_000}
        spellCheck="false"
        isRequired
        autoFocus
        defaultValue={known}
      />
      {known && (
        <div>
          <Button size="small" onPress={remove}>
            {t('Remove link')}
          </Button>
        </div>
      )}
    </FormDialog>
  );
}

function setLink(editor: Editor, href: string): void {
  const isBare = editor.state.selection.empty && !editor.isActive('link');
  if (isBare) {
    const word = { type: 'text', text: href, marks: [{ type: 'link', attrs: { href } }] };
    editor.chain().focus().insertContent(word).run();
  } else editor.chain().focus().extendMarkRange('link').setLink({ href }).run();
}
