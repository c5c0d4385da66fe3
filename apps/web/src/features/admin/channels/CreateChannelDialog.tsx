import { Select, SelectItem } from '@kantele/ui/Select';
import { TextField } from '@kantele/ui/TextField';
import { useState } from 'react';
import { useT } from '../../../app/i18n.tsx';
import { textOf } from '../../../app/submit.ts';
import { trpc } from '../../../app/trpc.ts';
import { FormDialog } from '../parts/FormDialog.tsx';
import { type Content, contentWords } from './channel-words.ts';

interface CreateChannelDialogProps {
  isOpen: boolean;
  onClose: () => void;
  onCreated: (id: number) => void;
}

const contents = Object.entries(contentWords) as [Content, string][];

/** Makes a draft with a name and what it is of; everything else is said in the editor. */
export function CreateChannelDialog({ isOpen, onClose, onCreated }: CreateChannelDialogProps) {
  const t = useT();
  const utils = trpc.useUtils();
  const create = trpc.channels.create.useMutation();
  const [content, setContent] = useState<Content>('albums');
  return (
    <FormDialog
      isOpen={isOpen}
      onClose={onClose}
      title={t('New channel')}
      submitLabel={t('Create draft')}
      onSubmit={async (values) => {
        const slug = textOf(values, 'slug').trim();
        const name = textOf(values, 'name');
        const made = await create.mutateAsync({ name, content, ...(slug ? { slug } : {}) });
        utils.channels.edited.setData({ id: made.channel.id }, made);
        void utils.channels.list.invalidate();
        return () => onCreated(made.channel.id);
      }}
    >
      <TextField name="name" label={t('Name')} maxLength={255} isRequired autoFocus />
      <Select
        label={t('What it shows')}
        selectedKey={content}
        onSelectionChange={(key) => setContent(contents.find(([id]) => id === key)?.[0] ?? 'albums')}
      >
        {contents.map(([id, words]) => (
          <SelectItem key={id} id={id}>
            {t(words)}
          </SelectItem>
        ))}
      </Select>
      <TextField
        name="slug"
        label={t('Address')}
        optional={t('optional')}
        before="/channel/"
        maxLength={255}
        spellCheck="false"
        description={t('Made of the name when it is left empty.')}
      />
    </FormDialog>
  );
}
