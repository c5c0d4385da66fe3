import { ComboBox } from '@kantele/ui/ComboBox';
import { Switch } from '@kantele/ui/Switch';
import { TextField } from '@kantele/ui/TextField';
import { useState } from 'react';
import { useLanguage, useT } from '../../../app/i18n.tsx';
import { notify } from '../../../app/notify.ts';
import { useReloadBoot } from '../../../app/session.ts';
import { textOf } from '../../../app/submit.ts';
import { trpc } from '../../../app/trpc.ts';
import { languageChoices } from '../../../lib/language-list.ts';
import { FormDialog } from '../parts/FormDialog.tsx';

interface CreateLanguageDialogProps {
  isOpen: boolean;
  onClose: () => void;
  /** Codes of the languages there are. */
  taken: readonly string[];
  onCreated: (id: number) => void;
}

/** Adds a language; the texts come next. */
export function CreateLanguageDialog({ isOpen, onClose, taken, onCreated }: CreateLanguageDialogProps) {
  const t = useT();
  const utils = trpc.useUtils();
  const reloadBoot = useReloadBoot();
  const create = trpc.localizations.create.useMutation();
  return (
    <FormDialog
      isOpen={isOpen}
      onClose={onClose}
      title={t('New language')}
      submitLabel={t('Create')}
      onSubmit={async (values) => {
        const { localization } = await create.mutateAsync({
          language: textOf(values, 'language'),
          name: textOf(values, 'name'),
          enabled: 'enabled' in values,
        });
        void utils.localizations.list.invalidate();
        void notify(t('Language added'));
        await reloadBoot();
        return () => onCreated(localization.id);
      }}
    >
      <LanguageFields taken={taken} />
    </FormDialog>
  );
}

/** Apart, so that they start afresh with the dialog. */
function LanguageFields({ taken }: { taken: readonly string[] }) {
  const t = useT();
  const page = useLanguage();
  const [name, setName] = useState('');
  const choices = languageChoices(page).filter(({ code }) => !taken.includes(code));
  return (
    <>
      <ComboBox
        name="language"
        label={t('Language')}
        isRequired
        autoFocus
        options={choices.map(({ code, name: label, own }) => ({
          id: code,
          label,
          hint: own === label ? code : own,
        }))}
        onChange={(code) => setName(choices.find((choice) => choice.code === code)?.own ?? '')}
        emptyText={t('There are no items matching your query')}
        loadingText={t('Loading...')}
      />
      <TextField
        name="name"
        label={t('Name')}
        description={t('As visitors read it in the list of languages, in the language itself.')}
        maxLength={80}
        isRequired
        value={name}
        onChange={setName}
      />
      <Switch name="enabled" layout="row" description={t('Visitors can choose it.')}>
        {t('Offer at once')}
      </Switch>
    </>
  );
}
