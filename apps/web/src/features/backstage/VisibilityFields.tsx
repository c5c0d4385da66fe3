import { DateField } from '@kantele/ui/DateField';
import { Select, SelectItem } from '@kantele/ui/Select';
import { useT } from '../../app/i18n.tsx';
import type { ReleaseFields } from './release-draft.ts';
import { visibilityHint, visibilityWords } from './release-words.ts';

type Fields = Pick<ReleaseFields, 'visibility' | 'publish_at'>;

interface VisibilityFieldsProps {
  draft: { values: Fields; set: (patch: Partial<Fields>) => void };
}

/** Who sees a release or a track, and from when on. */
export function VisibilityFields({ draft: { values, set } }: VisibilityFieldsProps) {
  const t = useT();
  return (
    <>
      <Select
        name="visibility"
        label={t('Visibility')}
        description={visibilityHint(values.visibility, t)}
        value={values.visibility}
        onChange={(key) => set({ visibility: key as Fields['visibility'] })}
      >
        {Object.entries(visibilityWords).map(([id, words]) => (
          <SelectItem key={id} id={id}>
            {t(words)}
          </SelectItem>
        ))}
      </Select>
      {values.visibility === 'scheduled' && (
        <DateField
          name="publish_at"
          label={t('Time of publication')}
          withTime
          value={localTime(values.publish_at)}
          onChange={(local) => set({ publish_at: local ? new Date(local).toISOString() : null })}
        />
      )}
    </>
  );
}

/** A moment as the field has it: local, to the minute. */
function localTime(moment: string | null): string {
  if (moment === null) return '';
  const date = new Date(moment);
  const shifted = new Date(date.getTime() - date.getTimezoneOffset() * 60_000);
  return shifted.toISOString().slice(0, 16);
}
