import { Radio, RadioGroup } from '@kantele/ui/Checkbox';
import { Select, SelectItem } from '@kantele/ui/Select';
import { TextField } from '@kantele/ui/TextField';
import { useState } from 'react';
import { useT } from '../../app/i18n.tsx';
import { notify } from '../../app/notify.ts';
import { AskDialog } from '../../app/parts/AskDialog.tsx';
import { textOf, useSubmit } from '../../app/submit.ts';
import { trpc } from '../../app/trpc.ts';
import { SecretDialog } from './SecretDialog.tsx';

/** Days a token may live; none is for ever. */
const lives = ['30', '90', '365'] as const;
const forever = 'never';
const dayMs = 86_400_000;
/** Bound to no workspace. */
const all = 'all';

/** Makes a token and shows it, once. */
export default function CreateToken({ onClose }: { onClose: () => void }) {
  const t = useT();
  const utils = trpc.useUtils();
  const create = trpc.accessTokens.create.useMutation();
  const [token, setToken] = useState<string | null>(null);
  const [life, setLife] = useState<string>(forever);
  const { data: { workspaces } = { workspaces: [] } } = trpc.workspaces.list.useQuery();
  const teams = workspaces.filter(({ id }) => id !== 0);
  const [workspace, setWorkspace] = useState<string>(all);

  const { busy, errors, onSubmit } = useSubmit(async (values) => {
    const { plainTextToken } = await create.mutateAsync({
      tokenName: textOf(values, 'tokenName'),
      scope: textOf(values, 'scope') === 'read' ? 'read' : 'write',
      workspace_id: workspace === all ? null : Number(workspace),
      expires_at: life === forever ? null : new Date(Date.now() + Number(life) * dayMs).toISOString(),
    });
    setToken(plainTextToken);
    void notify(t('Token create'));
    await utils.accessTokens.list.invalidate();
  });

  if (token !== null) {
    return (
      <SecretDialog
        title={t('Your new token')}
        label={t('API token')}
        warning={t("Copy it now and keep it safe: once this window is closed, it can't be viewed again.")}
        secret={token}
        onClose={onClose}
      />
    );
  }
  return (
    <AskDialog
      title={t('Create token')}
      submitLabel={t('Create')}
      busy={busy}
      onSubmit={onSubmit}
      onClose={onClose}
      errors={errors}
    >
      <TextField
        name="tokenName"
        label={t('Name')}
        description={t('What it is for, so that you know it later.')}
        maxLength={255}
        isRequired
        autoFocus
      />
      <RadioGroup name="scope" label={t('Access')} defaultValue="write">
        <Radio value="write">{t('Read and write')}</Radio>
        <Radio value="read">{t('Read only')}</Radio>
      </RadioGroup>
      <Select
        name="expires_at"
        label={t('Expires')}
        selectedKey={life}
        onSelectionChange={(key) => setLife(String(key))}
      >
        <SelectItem id={forever}>{t('Never')}</SelectItem>
        {lives.map((days) => (
          <SelectItem key={days} id={days}>
            {t('In :count day|In :count days', { count: Number(days) })}
          </SelectItem>
        ))}
      </Select>
      {teams.length > 0 && (
        <Select
          name="workspace_id"
          label={t('Workspace')}
          selectedKey={workspace}
          onSelectionChange={(key) => setWorkspace(String(key))}
        >
          <SelectItem id={all}>{t('All')}</SelectItem>
          {teams.map(({ id, name }) => (
            <SelectItem key={id} id={String(id)}>
              {name}
            </SelectItem>
          ))}
        </Select>
      )}
    </AskDialog>
  );
}
