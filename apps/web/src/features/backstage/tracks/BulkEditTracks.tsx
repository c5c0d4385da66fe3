import { NumberField } from '@kantele/ui/NumberField';
import { Select, SelectItem } from '@kantele/ui/Select';
import { TextField } from '@kantele/ui/TextField';
import { useState } from 'react';
import { useT } from '../../../app/i18n.tsx';
import { notify } from '../../../app/notify.ts';
import { textOf } from '../../../app/submit.ts';
import { trpc } from '../../../app/trpc.ts';
import { inBulk } from '../../../catalogue/lists/in-bulk.ts';
import { useRefreshTracks } from '../../admin/catalogue/tracks/use-track-actions.ts';
import { FormDialog } from '../../admin/parts/FormDialog.tsx';
import { GenresField } from '../../genres/GenresField.tsx';
import { TagsField } from '../../tags/TagsField.tsx';
import * as css from '../backstage.css.ts';
import { CreditRoleSelect } from './CreditRoleSelect.tsx';
import { type CreditRole, creditRoleOf } from './credit-roles.ts';

/** Stands for leaving each track as it is. */
const asIs = 'as-is';

interface BulkEditTracksProps {
  ids: number[];
  isOpen: boolean;
  onClose: () => void;
  onDone: () => void;
}

/** Changes the same of several tracks; what is left empty stays as it is. */
export function BulkEditTracks({ ids, isOpen, onClose, onDone }: BulkEditTracksProps) {
  const t = useT();
  const refresh = useRefreshTracks();
  const update = trpc.tracks.updateMany.useMutation();
  const [genres, setGenres] = useState<number[]>([]);
  const [tags, setTags] = useState<number[]>([]);
  const [role, setRole] = useState<CreditRole>('composer');
  const reset = () => {
    setGenres([]);
    setTags([]);
  };
  return (
    <FormDialog
      isOpen={isOpen}
      onClose={() => {
        reset();
        onClose();
      }}
      title={t('Edit :count track|Edit :count tracks', { count: ids.length })}
      submitLabel={t('Save')}
      size="medium"
      onSubmit={async (values) => {
        const explicit = textOf(values, 'explicit');
        const disc = Number(textOf(values, 'disc_number'));
        const name = textOf(values, 'add_credits.0.name').trim();
        const changes = {
          ...(explicit === asIs ? {} : { explicit: explicit === 'yes' }),
          ...(disc > 0 ? { disc_number: disc } : {}),
          add_genre_ids: genres,
          add_tag_ids: tags,
          add_credits: name ? [{ role: creditRoleOf(role), name }] : [],
        };
        await inBulk(ids, (portion) => update.mutateAsync({ ids: portion, ...changes }));
        reset();
        void refresh();
        void notify(t('Changes saved'));
        return onDone;
      }}
    >
      <div className={css.fields}>
        <Select name="explicit" label={t('Explicit')} defaultSelectedKey={asIs}>
          <SelectItem id={asIs}>{t('Leave as it is')}</SelectItem>
          <SelectItem id="yes">{t('Explicit')}</SelectItem>
          <SelectItem id="no">{t('Not explicit')}</SelectItem>
        </Select>
        <NumberField
          name="disc_number"
          label={t('Disc')}
          optional={t('optional')}
          description={t('They come behind the tracks of that disc.')}
          minValue={1}
          maxValue={999}
        />
        <GenresField
          name="add_genre_ids"
          label={t('Add genres')}
          value={genres}
          onChange={setGenres}
          className={css.wide}
        />
        <TagsField
          name="add_tag_ids"
          label={t('Add tags')}
          value={tags}
          onChange={setTags}
          className={css.wide}
        />
        <CreditRoleSelect label={t('Add a credit')} value={role} onChange={setRole} />
        <TextField name="add_credits.0.name" label={t('Name')} optional={t('optional')} maxLength={255} />
      </div>
    </FormDialog>
  );
}
