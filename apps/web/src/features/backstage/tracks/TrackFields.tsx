import type { Track } from '@kantele/api/contract/tracks';
import { Checkbox } from '@kantele/ui/Checkbox';
import { NumberField } from '@kantele/ui/NumberField';
import { TextArea } from '@kantele/ui/TextArea';
import { TextField } from '@kantele/ui/TextField';
import { useT } from '../../../app/i18n.tsx';
import type { Draft } from '../../admin/parts/draft.ts';
import { GenresField } from '../../genres/GenresField.tsx';
import { TagsField } from '../../tags/TagsField.tsx';
import * as css from '../backstage.css.ts';
import { CreditsField } from './CreditsField.tsx';
import type { TrackFields as Fields } from './track-draft.ts';

const orNull = (value: string) => (value.trim() === '' ? null : value);

interface TrackFieldsProps {
  track: Track;
  draft: Pick<Draft<Fields>, 'values' | 'set'>;
}

/** What is said about a track. */
export function TrackFields({ track, draft: { values, set } }: TrackFieldsProps) {
  const t = useT();
  return (
    <div className={css.fields}>
      <TextField
        name="name"
        label={t('Title')}
        maxLength={255}
        isRequired
        className={css.wide}
        value={values.name}
        onChange={(name) => set({ name })}
      />
      <GenresField
        known={track.genres}
        value={values.genre_ids}
        onChange={(genre_ids) => set({ genre_ids })}
        className={css.wide}
      />
      <TagsField
        known={track.tags}
        value={values.tag_ids}
        onChange={(tag_ids) => set({ tag_ids })}
        className={css.wide}
      />
      <TextField
        name="isrc"
        label={t('ISRC')}
        optional={t('optional')}
        maxLength={12}
        value={values.isrc ?? ''}
        onChange={(isrc) => set({ isrc: orNull(isrc) })}
      />
      <TextField
        name="musical_key"
        label={t('Key')}
        optional={t('optional')}
        maxLength={12}
        value={values.musical_key ?? ''}
        onChange={(key) => set({ musical_key: orNull(key) })}
      />
      <NumberField
        name="bpm"
        label={t('Beats per minute')}
        optional={t('optional')}
        minValue={1}
        maxValue={999}
        value={values.bpm ?? Number.NaN}
        onChange={(bpm) => set({ bpm: Number.isNaN(bpm) ? null : bpm })}
      />
      <Checkbox
        name="explicit"
        value="yes"
        isSelected={values.explicit}
        onChange={(explicit) => set({ explicit })}
      >
        {t('Explicit')}
      </Checkbox>
      <TextArea
        name="description"
        label={t('Description')}
        optional={t('optional')}
        maxLength={20_000}
        className={css.wide}
        value={values.description ?? ''}
        onChange={(description) => set({ description: orNull(description) })}
      />
      <div className={css.wide}>
        <CreditsField value={values.credits} onChange={(credits) => set({ credits })} />
      </div>
    </div>
  );
}
