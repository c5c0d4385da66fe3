import { TextField } from '@kantele/ui/TextField';
import { useT } from '../../../../app/i18n.tsx';
import { useDraft } from '../../parts/draft.ts';
import { RecordForm } from '../../parts/RecordForm.tsx';

interface NameEditorProps {
  label: string;
  display_name: string;
  onRename: (display_name: string) => Promise<unknown>;
}

/** The form of a genre or tag. */
export function NameEditor({ label, display_name, onRename }: NameEditorProps) {
  const t = useT();
  const draft = useDraft({ display_name });
  return (
    <RecordForm label={label} draft={draft} save={() => onRename(draft.values.display_name)}>
      <TextField
        name="display_name"
        label={t('Name')}
        description={t('Its address on the site follows the name.')}
        maxLength={80}
        isRequired
        value={draft.values.display_name}
        onChange={(name) => draft.set({ display_name: name })}
      />
    </RecordForm>
  );
}
