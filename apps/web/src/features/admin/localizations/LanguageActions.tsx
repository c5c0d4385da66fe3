import type { Localization } from '@kantele/api/contract/localizations';
import { Button } from '@kantele/ui/Button';
import { ConfirmDialog } from '@kantele/ui/Dialog';
import { Menu, MenuItem, MenuTrigger } from '@kantele/ui/Menu';
import { Switch } from '@kantele/ui/Switch';
import { TextField } from '@kantele/ui/TextField';
import { useNavigate } from '@tanstack/react-router';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { useT } from '../../../app/i18n.tsx';
import { notify } from '../../../app/notify.ts';
import { useReloadBoot } from '../../../app/session.ts';
import { textOf } from '../../../app/submit.ts';
import { trpc } from '../../../app/trpc.ts';
import { useRun } from '../../../app/use-run.ts';
import { saveFile } from '../../../lib/save-file.ts';
import { FormDialog } from '../parts/FormDialog.tsx';
import { AddLineDialog } from './AddLineDialog.tsx';
import { ImportButton } from './ImportButton.tsx';

/** What can be done with a language as a whole. */
export function LanguageActions({ language }: { language: Localization }) {
  const t = useT();
  const utils = trpc.useUtils();
  const { busy, run } = useRun();
  const [asking, setAsking] = useState<'edit' | 'delete' | 'add' | null>(null);
  const close = () => setAsking(null);
  const download = () =>
    run(async () => {
      const file = await utils.client.localizations.export.query({ id: language.id });
      saveFile(`${language.language}.json`, JSON.stringify(file, null, 2));
    });
  return (
    <>
      <ImportButton language={language} />
      <Button icon={<Download size={16} />} pending={busy} onPress={() => void download()}>
        {t('Export')}
      </Button>
      <MenuTrigger>
        <Button>{t('More')}</Button>
        <Menu
          aria-label={t('More')}
          placement="bottom end"
          onAction={(key) => setAsking(key === 'delete' ? 'delete' : key === 'add' ? 'add' : 'edit')}
        >
          <MenuItem id="edit">{t('Name and offer…')}</MenuItem>
          <MenuItem id="add">{t('Add a text…')}</MenuItem>
          {!language.is_default && (
            <MenuItem id="delete" danger>
              {t('Delete…')}
            </MenuItem>
          )}
        </Menu>
      </MenuTrigger>
      <EditLanguage language={language} isOpen={asking === 'edit'} onClose={close} />
      <AddLineDialog language={language} isOpen={asking === 'add'} onClose={close} />
      <DeleteLanguage language={language} isOpen={asking === 'delete'} onClose={close} />
    </>
  );
}

interface DialogProps {
  language: Localization;
  isOpen: boolean;
  onClose: () => void;
}

function EditLanguage({ language, isOpen, onClose }: DialogProps) {
  const t = useT();
  const utils = trpc.useUtils();
  const reloadBoot = useReloadBoot();
  const update = trpc.localizations.update.useMutation();
  return (
    <FormDialog
      isOpen={isOpen}
      onClose={onClose}
      title={t('Name and offer')}
      submitLabel={t('Save')}
      onSubmit={async (values) => {
        const enabled = language.is_default || 'enabled' in values;
        await update.mutateAsync({ id: language.id, name: textOf(values, 'name'), enabled });
        await utils.localizations.list.invalidate();
        void notify(t('Changes saved'));
        await reloadBoot();
      }}
    >
      <TextField
        name="name"
        label={t('Name')}
        defaultValue={language.name}
        maxLength={80}
        isRequired
        autoFocus
      />
      <Switch
        name="enabled"
        layout="row"
        defaultSelected={language.enabled}
        isDisabled={language.is_default}
        description={
          language.is_default
            ? t('This is the default language, which is always offered.')
            : t('Visitors can choose it.')
        }
      >
        {t('Offered')}
      </Switch>
    </FormDialog>
  );
}

function DeleteLanguage({ language, isOpen, onClose }: DialogProps) {
  const t = useT();
  const navigate = useNavigate();
  const utils = trpc.useUtils();
  const reloadBoot = useReloadBoot();
  const { mutateAsync } = trpc.localizations.delete.useMutation();
  const { busy, run } = useRun();
  const remove = async () => {
    const gone = await run(() => mutateAsync({ id: language.id }), t('Language deleted'));
    onClose();
    if (!gone) return;
    await navigate({ to: '/admin/localizations', ignoreBlocker: true });
    await utils.localizations.list.invalidate();
    await reloadBoot();
  };
  return (
    <ConfirmDialog
      isOpen={isOpen}
      onOpenChange={(open) => !open && onClose()}
      title={t('Delete :language?', { language: language.name })}
      confirmLabel={t('Delete')}
      cancelLabel={t('Cancel')}
      danger
      pending={busy}
      onConfirm={() => void remove()}
    >
      {t('Everything that was written here in this language is lost.')}
    </ConfirmDialog>
  );
}
