import { Button } from '@kantele/ui/Button';
import { ConfirmDialog } from '@kantele/ui/Dialog';
import { useState } from 'react';
import { useT } from '../../../../app/i18n.tsx';
import { GenresField } from '../../../genres/GenresField.tsx';
import { TagsField } from '../../../tags/TagsField.tsx';
import { FormDialog } from '../../parts/FormDialog.tsx';
import { type NameKind, nameWords } from './name-words.ts';
import type { NameActions } from './use-name-actions.ts';

interface NamesBulkProps {
  kind: NameKind;
  ids: number[];
  actions: NameActions;
  onDone: () => void;
  /** Buttons on their own line of a sheet, or in the bar of a table. */
  look: 'bar' | 'sheet';
}

/** Genres or tags into another one, or away. */
export function NamesBulk({ kind, ids, actions: { merge, deletion }, onDone, look }: NamesBulkProps) {
  const t = useT();
  const [asking, setAsking] = useState<'merge' | 'delete' | null>(null);
  const [into, setInto] = useState<number | null>(null);
  const count = ids.length;
  const words = nameWords[kind];
  const Field = kind === 'genres' ? GenresField : TagsField;
  const close = () => {
    setAsking(null);
    setInto(null);
  };
  const confirm = async () => {
    const isDone = await deletion.remove(ids, (deleted) => t('Deleted|:count deleted', { count: deleted }));
    close();
    if (isDone) onDone();
  };
  const variant = look === 'bar' ? 'inverse' : 'outline';
  return (
    <>
      <Button variant={variant} size="small" onPress={() => setAsking('merge')}>
        {t('Merge…')}
      </Button>
      <Button
        variant={look === 'bar' ? 'inverse' : 'danger'}
        size="small"
        onPress={() => setAsking('delete')}
      >
        {t('Delete…')}
      </Button>
      <FormDialog
        isOpen={asking === 'merge'}
        onClose={close}
        title={t(words.merge)}
        submitLabel={t('Merge')}
        danger
        onSubmit={async () => {
          if (into === null) return undefined;
          await merge(ids, into);
          setInto(null);
          return onDone;
        }}
      >
        <p>{t(words.merging, { count })}</p>
        <Field
          name="into_id"
          label={t(words.into)}
          value={into === null ? [] : [into]}
          onChange={(chosen) => setInto(chosen.at(-1) ?? null)}
        />
      </FormDialog>
      <ConfirmDialog
        isOpen={asking === 'delete'}
        onOpenChange={(isOpen) => !isOpen && close()}
        title={t(words.delete, { count })}
        confirmLabel={t('Delete')}
        cancelLabel={t('Cancel')}
        danger
        pending={deletion.busy}
        onConfirm={() => void confirm()}
      >
        {t(words.deleting)}
      </ConfirmDialog>
    </>
  );
}
