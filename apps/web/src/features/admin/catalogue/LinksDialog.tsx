import { Radio, RadioGroup } from '@kantele/ui/Checkbox';
import { useState } from 'react';
import { useT } from '../../../app/i18n.tsx';
import { textOf } from '../../../app/submit.ts';
import { GenresField } from '../../genres/GenresField.tsx';
import { TagsField } from '../../tags/TagsField.tsx';
import { FormDialog } from '../parts/FormDialog.tsx';

/** What is given to things, or taken from them. */
export interface LinkChange {
  added: number[];
  removed: number[];
}

interface LinksDialogProps {
  kind: 'genres' | 'tags';
  /** How many things it is about. */
  count: number;
  isOpen: boolean;
  onClose: () => void;
  /** Does it; what it throws is shown in the dialog. */
  onChange: (change: LinkChange) => Promise<unknown>;
}

/** Gives several things genres or tags, or takes them. */
export function LinksDialog({ kind, count, isOpen, onClose, onChange }: LinksDialogProps) {
  const t = useT();
  const [ids, setIds] = useState<number[]>([]);
  const close = () => {
    setIds([]);
    onClose();
  };
  const Field = kind === 'genres' ? GenresField : TagsField;
  return (
    <FormDialog
      isOpen={isOpen}
      onClose={close}
      title={kind === 'genres' ? t('Genres') : t('Tags')}
      submitLabel={t('Save')}
      onSubmit={async (values) => {
        const adds = textOf(values, 'do') === 'add';
        await onChange({ added: adds ? ids : [], removed: adds ? [] : ids });
        setIds([]);
        return undefined;
      }}
    >
      <RadioGroup
        name="do"
        label={t('What should happen to :count item?|What should happen to :count items?', { count })}
        defaultValue="add"
      >
        <Radio value="add">{kind === 'genres' ? t('Add genres') : t('Add tags')}</Radio>
        <Radio value="remove">{kind === 'genres' ? t('Remove genres') : t('Remove tags')}</Radio>
      </RadioGroup>
      <Field value={ids} onChange={setIds} />
    </FormDialog>
  );
}
