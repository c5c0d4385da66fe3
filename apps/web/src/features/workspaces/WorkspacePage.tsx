import type { Workspace } from '@kantele/api/contract/workspaces';
import { Avatar } from '@kantele/ui/Avatar';
import { Button } from '@kantele/ui/Button';
import { buttonStyle } from '@kantele/ui/Button.css';
import { text } from '@kantele/ui/css/text.css';
import { linkStyle } from '@kantele/ui/css/utilities.css';
import { ConfirmDialog } from '@kantele/ui/Dialog';
import { Form } from '@kantele/ui/Form';
import { SettingsCard } from '@kantele/ui/Section';
import { TextField } from '@kantele/ui/TextField';
import { Link, useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { withWorkspace } from '../../app/active-workspace.ts';
import { useBoot } from '../../app/boot.tsx';
import { useShowFailure } from '../../app/failure.ts';
import { useT } from '../../app/i18n.tsx';
import { notify } from '../../app/notify.ts';
import { Page } from '../../app/parts/Page.tsx';
import { PictureField } from '../../app/parts/PictureField.tsx';
import { textOf, useSubmit } from '../../app/submit.ts';
import { trpc } from '../../app/trpc.ts';
import { useSwitchWorkspace } from '../../app/use-switch-workspace.ts';
import { ActivityCard } from './ActivityCard.tsx';
import { InvitesCard } from './InvitesCard.tsx';
import { MembersCard } from './MembersCard.tsx';
import { roleName } from './workspace-words.ts';
import * as css from './workspaces.css.ts';

/** A team: its name, who is in it and who is invited, what was done, and its end. */
export function WorkspacePage({ id }: { id: number }) {
  const t = useT();
  const [{ workspace }] = trpc.workspaces.get.useSuspenseQuery({ id });
  const isActive = useBoot().data.workspace_id === id;
  const switchTo = useSwitchWorkspace();
  const showFailure = useShowFailure();
  return (
    <Page>
      <div className={css.measure}>
        <Link to="/workspaces" className={linkStyle}>
          {t('Workspaces')}
        </Link>
        <div className={css.head}>
          <Avatar name={workspace.name} src={workspace.image} size={56} />
          <div className={css.words}>
            <h1 className={text({ style: 'h1' })} dir="auto">
              {workspace.name}
            </h1>
            {workspace.role && <span className={css.detail}>{t(roleName(workspace.role))}</span>}
          </div>
          {isActive ? (
            <Link to="/backstage" className={buttonStyle()}>
              {t('Open backstage')}
            </Link>
          ) : (
            <Button onPress={() => void switchTo(id).catch(showFailure)}>
              {t('Switch to this workspace')}
            </Button>
          )}
        </div>
        {workspace.abilities.update && <GeneralCard workspace={workspace} />}
        <MembersCard workspace={workspace} />
        {workspace.abilities.members && <InvitesCard workspace={workspace} />}
        <ActivityCard id={id} />
        {workspace.abilities.own && <DangerCard workspace={workspace} />}
      </div>
    </Page>
  );
}

function GeneralCard({ workspace }: { workspace: Workspace }) {
  const t = useT();
  const utils = trpc.useUtils();
  const update = trpc.workspaces.update.useMutation();
  const removeImage = trpc.workspaces.removeImage.useMutation();
  const take = async (answer: { workspace: Workspace }) => {
    utils.workspaces.get.setData({ id: workspace.id }, answer);
    await utils.workspaces.list.invalidate();
  };
  const { busy, errors, onSubmit } = useSubmit(async (values) => {
    await take(await update.mutateAsync({ id: workspace.id, name: textOf(values, 'name') }));
    void notify(t('Saved'));
  });
  return (
    <SettingsCard title={t('General')}>
      <div className={css.stack}>
        <PictureField
          label={t('Picture')}
          path={withWorkspace(`workspaces/${workspace.id}/image`)}
          remove={workspace.image ? () => removeImage.mutateAsync({ id: workspace.id }) : null}
          onChange={take}
        >
          <Avatar name={workspace.name} src={workspace.image} size={72} />
        </PictureField>
        <Form
          label={t('General')}
          errors={errors}
          busy={busy}
          onSubmit={onSubmit}
          errorTitle={t('Something went wrong')}
          className={css.stack}
        >
          <TextField name="name" label={t('Name')} defaultValue={workspace.name} maxLength={80} isRequired />
          <div>
            <Button type="submit" size="small" pending={busy}>
              {t('Save changes')}
            </Button>
          </div>
        </Form>
      </div>
    </SettingsCard>
  );
}

function DangerCard({ workspace }: { workspace: Workspace }) {
  const t = useT();
  const utils = trpc.useUtils();
  const navigate = useNavigate();
  const active = useBoot().data.workspace_id;
  const switchTo = useSwitchWorkspace();
  const showFailure = useShowFailure();
  const [asks, setAsks] = useState(false);
  const remove = trpc.workspaces.delete.useMutation();
  const confirm = async () => {
    await remove.mutateAsync({ id: workspace.id });
    if (active === workspace.id) await switchTo(0, '/workspaces');
    else await navigate({ to: '/workspaces' });
    await utils.workspaces.list.invalidate();
    void notify(t('Workspace deleted'));
  };
  return (
    <SettingsCard tone="danger" title={t('Delete workspace')}>
      <div className={css.row}>
        <p className={css.words}>
          {t('Its artists and files are yours alone from then on; nobody else reaches them any more.')}
        </p>
        <Button variant="danger" onPress={() => setAsks(true)}>
          {t('Delete workspace')}
        </Button>
      </div>
      <ConfirmDialog
        isOpen={asks}
        onOpenChange={setAsks}
        title={t('Delete :name?', { name: workspace.name })}
        confirmLabel={t('Delete')}
        cancelLabel={t('Cancel')}
        danger
        pending={remove.isPending}
        onConfirm={() => void confirm().catch(showFailure)}
      >
        {t('The workspace ends for all of its members. This cannot be undone.')}
      </ConfirmDialog>
    </SettingsCard>
  );
}
