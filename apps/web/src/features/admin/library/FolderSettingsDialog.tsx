import type { Library } from '@kantele/api/contract/imports';
import { Switch } from '@kantele/ui/Switch';
import { TextField } from '@kantele/ui/TextField';
import { useState } from 'react';
import { useT } from '../../../app/i18n.tsx';
import { notify } from '../../../app/notify.ts';
import { textOf } from '../../../app/submit.ts';
import { trpc } from '../../../app/trpc.ts';
import { FormDialog } from '../parts/FormDialog.tsx';
import { joinSeparators, splitSeparators } from './separators.ts';
import { useRefreshLibrary } from './use-library.ts';

interface FolderSettingsDialogProps {
  library: Library;
  isOpen: boolean;
  onClose: () => void;
}

/** How the files of a folder are read. */
export function FolderSettingsDialog({ library, isOpen, onClose }: FolderSettingsDialogProps) {
  const t = useT();
  const refresh = useRefreshLibrary();
  const { mutateAsync } = trpc.imports.updateLibrary.useMutation();
  return (
    <FormDialog
      isOpen={isOpen}
      onClose={onClose}
      title={t('Settings of :name', { name: library.name })}
      submitLabel={t('Save')}
      size="medium"
      onSubmit={async (values) => {
        await mutateAsync({
          id: library.id,
          name: textOf(values, 'name'),
          separators: splitSeparators(textOf(values, 'separators')),
          folders_as_hint: 'folders_as_hint' in values,
          sides: 'sides' in values ? 'auto' : 'off',
          watch: 'watch' in values,
        });
        await refresh();
        void notify(t('Changes saved'));
        return undefined;
      }}
    >
      <Fields library={library} />
    </FormDialog>
  );
}

function Fields({ library }: { library: Library }) {
  const t = useT();
  const [watch, setWatch] = useState(library.watch);
  const [hint, setHint] = useState(library.folders_as_hint);
  const [sides, setSides] = useState(library.sides === 'auto');
  return (
    <>
      <TextField name="name" label={t('Name')} defaultValue={library.name} maxLength={255} isRequired />
      <TextField
        name="separators"
        label={t('Separators of artists')}
        description={t(
          'What divides several artists in one field: one separator after the other with a space between. Write ␣ for a space that belongs to one. Holds for files read from now on.',
        )}
        defaultValue={joinSeparators(library.separators)}
        dir="ltr"
      />
      <Switch
        name="watch"
        layout="row"
        isSelected={watch}
        onChange={setWatch}
        description={t('What is added, changed or removed comes in by itself.')}
      >
        {t('Watch the folder')}
      </Switch>
      <Switch
        name="folders_as_hint"
        layout="row"
        isSelected={hint}
        onChange={setHint}
        description={t('Names of folders stand in for missing tags and help to tell albums apart.')}
      >
        {t('Folders as a hint')}
      </Switch>
      <Switch
        name="sides"
        layout="row"
        isSelected={sides}
        onChange={setSides}
        description={t('Albums as long as a vinyl record are shown by sides.')}
      >
        {t('Sides')}
      </Switch>
    </>
  );
}
