import { Checkbox } from '@kantele/ui/Checkbox';
import { TextArea } from '@kantele/ui/TextArea';
import { TextField } from '@kantele/ui/TextField';
import { useT } from '../../app/i18n.tsx';
import { textOf } from '../../app/submit.ts';
import { trpc } from '../../app/trpc.ts';
import { FormDialog } from '../admin/parts/FormDialog.tsx';

/** What is said about one track. */
export function EditTrack({ id, onClose }: { id: number; onClose: () => void }) {
  const t = useT();
  const found = trpc.tracks.get.useQuery({ id });
  const update = trpc.tracks.update.useMutation();
  const track = found.data?.track;
  if (!track) return null;
  return (
    <FormDialog
      isOpen
      onClose={onClose}
      title={t('Edit track')}
      submitLabel={t('Save')}
      onSubmit={async (values) => {
        await update.mutateAsync({
          id,
          name: textOf(values, 'name'),
          isrc: textOf(values, 'isrc').trim() || null,
          description: textOf(values, 'description').trim() || null,
          explicit: values.explicit !== undefined,
        });
        return onClose;
      }}
    >
      <TextField
        name="name"
        label={t('Title')}
        maxLength={255}
        isRequired
        autoFocus
        defaultValue={track.name}
      />
      <TextField
        name="isrc"
        label={t('ISRC')}
        optional={t('optional')}
        maxLength={12}
        defaultValue={track.isrc ?? ''}
      />
      <TextArea
        name="description"
        label={t('Description')}
        optional={t('optional')}
        maxLength={20_000}
        defaultValue={track.description ?? ''}
      />
      <Checkbox name="explicit" value="yes" defaultSelected={track.explicit}>
        {t('Explicit')}
      </Checkbox>
    </FormDialog>
  );
}
