import { Button } from '@kantele/ui/Button';
import { ConfirmDialog } from '@kantele/ui/Dialog';
import { useState } from 'react';
import { useT } from '../../../../app/i18n.tsx';
import { GenresField } from '../../../genres/GenresField.tsx';
import { TagsField } from '../../../tags/TagsField.tsx';
import { FormDialog } from '../../parts/FormDialog.tsx';
import { useRun } from '../../parts/use-run.ts';

interface NamesBulkProps {
  kind: 'genres' | 'tags';
  ids: number[];
  onMerge: (into: number) => Promise<unknown>;
  onDelete: () => Promise<unknown>;
  onDone: () => void;
  /** Buttons on their own line of a sheet, or in the bar of a table. */
  look: 'bar' | 'sheet';
}

/** Genres or tags into another one, or away. */
export function NamesBulk({ kind, ids, onMerge, onDelete, onDone, look }: NamesBulkProps) {
  const t = useT();
  const [asking, setAsking] = useState<'merge' | 'delete' | null>(null);
  const [into, setInto] = useState<number | null>(null);
  const { busy, run } = useRun();
  const isGenres = kind === 'genres';
  const count = ids.length;
  const Field = isGenres ? GenresField : TagsField;
  const close = () => {
    setAsking(null);
    setInto(null);
  };
  const confirm = async () => {
    const isDone = await run(onDelete, t('Deleted|:count deleted', { count }));
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
        title={isGenres ? t('Merge genres') : t('Merge tags')}
        submitLabel={t('Merge')}
        danger
        onSubmit={async () => {
          if (into === null) return undefined;
          await onMerge(into);
          setInto(null);
          return onDone;
        }}
      >
        <p>
          {isGenres
            ? t(
                'Everything in it goes to another genre, and it is deleted.|Everything in them goes to another genre, and they are deleted.',
                { count },
              )
            : t(
                'Its tracks get another tag, and it is deleted.|Their tracks get another tag, and they are deleted.',
                { count },
              )}
        </p>
        <Field
          name="into_id"
          label={isGenres ? t('Into the genre') : t('Into the tag')}
          value={into === null ? [] : [into]}
          onChange={(chosen) => setInto(chosen.at(-1) ?? null)}
        />
      </FormDialog>
      <ConfirmDialog
        isOpen={asking === 'delete'}
        onOpenChange={(isOpen) => !isOpen && close()}
        title={
          isGenres
            ? t('Delete genre?|Delete :count genres?', { count })
            : t('Delete tag?|Delete :count tags?', { count })
        }
        confirmLabel={t('Delete')}
        cancelLabel={t('Cancel')}
        danger
        pending={busy}
        onConfirm={() => void confirm()}
      >
        {isGenres ? t('Albums and tracks stay, without it.') : t('Tracks stay, without it.')}
      </ConfirmDialog>
    </>
  );
}
