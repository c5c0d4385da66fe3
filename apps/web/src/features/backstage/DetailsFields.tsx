import type { Album } from '@kantele/api/contract/albums';
import { Checkbox } from '@kantele/ui/Checkbox';
import { DateField } from '@kantele/ui/DateField';
import { SettingsCard } from '@kantele/ui/Section';
import { Select, SelectItem } from '@kantele/ui/Select';
import { TextArea } from '@kantele/ui/TextArea';
import { TextField } from '@kantele/ui/TextField';
import { useT } from '../../app/i18n.tsx';
import type { Draft } from '../admin/parts/draft.ts';
import { GenresField } from '../genres/GenresField.tsx';
import * as css from './backstage.css.ts';
import type { ReleaseFields } from './release-draft.ts';
import { typeWords } from './release-words.ts';

const orNull = (value: string) => (value.trim() === '' ? null : value);

interface DetailsFieldsProps {
  draft: Pick<Draft<ReleaseFields>, 'values' | 'set'>;
  /** Genres it has already, with their names. */
  genres: Album['genres'];
}

/** What is said about a release. */
export function DetailsFields({ draft: { values, set }, genres }: DetailsFieldsProps) {
  const t = useT();
  return (
    <SettingsCard title={t('Release details')}>
      <div className={css.fields}>
        <TextField
          name="name"
          label={t('Title')}
          maxLength={255}
          isRequired
          value={values.name}
          onChange={(name) => set({ name })}
        />
        <Select
          name="type"
          label={t('Type')}
          value={values.type}
          onChange={(key) => set({ type: key as ReleaseFields['type'] })}
        >
          {Object.entries(typeWords).map(([id, words]) => (
            <SelectItem key={id} id={id}>
              {t(words)}
            </SelectItem>
          ))}
        </Select>
        <GenresField
          known={genres}
          value={values.genre_ids}
          onChange={(genre_ids) => set({ genre_ids })}
          className={css.wide}
        />
        <DateField
          name="release_date"
          label={t('Release date')}
          optional={t('optional')}
          value={values.release_date ?? ''}
          onChange={(date) =>
            set(
              date
                ? { release_date: date, release_precision: 'day' }
                : { release_date: null, release_precision: null },
            )
          }
        />
        <TextField
          name="label"
          label={t('Label')}
          optional={t('optional')}
          maxLength={255}
          value={values.label ?? ''}
          onChange={(label) => set({ label: orNull(label) })}
        />
        <TextField
          name="copyright"
          label={t('Copyright')}
          optional={t('optional')}
          maxLength={255}
          value={values.copyright ?? ''}
          onChange={(copyright) => set({ copyright: orNull(copyright) })}
        />
        <TextField
          name="upc"
          label={t('Barcode (UPC or EAN)')}
          optional={t('optional')}
          inputMode="numeric"
          maxLength={14}
          value={values.upc ?? ''}
          onChange={(upc) => set({ upc: orNull(upc) })}
        />
        <Checkbox
          name="downloadable"
          value="yes"
          className={css.wide}
          isSelected={values.downloadable}
          onChange={(downloadable) => set({ downloadable })}
        >
          {t('Offer as a download')}
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
      </div>
    </SettingsCard>
  );
}
