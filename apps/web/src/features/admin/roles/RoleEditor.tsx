import type { Role } from '@kantele/api/contract/roles';
import { Button } from '@kantele/ui/Button';
import { Callout } from '@kantele/ui/Callout';
import { ConfirmDialog } from '@kantele/ui/Dialog';
import { Form } from '@kantele/ui/Form';
import { SettingsCard } from '@kantele/ui/Section';
import { Skeleton } from '@kantele/ui/Skeleton';
import { Switch } from '@kantele/ui/Switch';
import { TextArea } from '@kantele/ui/TextArea';
import { TextField } from '@kantele/ui/TextField';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useT } from '../../../app/i18n.tsx';
import { notify } from '../../../app/notify.ts';
import { useSubmit } from '../../../app/submit.ts';
import { trpc } from '../../../app/trpc.ts';
import { useRun } from '../../../app/use-run.ts';
import { LeaveGuard } from '../frame/LeaveGuard.tsx';
import { ActionRow } from '../parts/ActionRow.tsx';
import { useDraft } from '../parts/draft.ts';
import { PermissionGrid } from '../parts/PermissionGrid.tsx';
import { SaveChanges } from '../parts/SaveChanges.tsx';
import * as css from './roles.css.ts';

/** Name and permissions of a role, saved together. */
export function RoleEditor({ role }: { role: Role }) {
  const t = useT();
  const utils = trpc.useUtils();
  const { data } = trpc.roles.permissions.useQuery({ type: role.type });
  const update = trpc.roles.update.useMutation();
  const { name, description, permissions } = role;
  const { values, changes, dirty, set, reset } = useDraft({
    name,
    description,
    permissions,
    default: role.default,
  });
  const { busy, errors, onSubmit } = useSubmit(async () => {
    const { default: byDefault, ...rest } = changes;
    const saved = await update.mutateAsync({ id: role.id, ...rest, ...(byDefault ? { default: true } : {}) });
    utils.roles.get.setData({ id: role.id }, saved);
    reset();
    void utils.roles.list.invalidate();
    void notify(t('Changes saved'));
  });
  const readOnly = !role.abilities.edit;

  return (
    <Form
      label={t('Role')}
      errors={errors}
      busy={busy}
      onSubmit={onSubmit}
      errorTitle={t('Something went wrong')}
      className={css.form}
    >
      {readOnly && (
        <Callout title={t('You can view this role but not change it')}>
          {role.type === 'workspace' ? t('Every workspace has it.') : t('It has permissions you don’t have.')}
        </Callout>
      )}
      <SettingsCard title={t('Name and purpose')}>
        <TextField
          name="name"
          label={t('Name')}
          maxLength={80}
          isRequired
          isReadOnly={readOnly}
          value={values.name}
          onChange={(next) => set({ name: next })}
        />
        <TextArea
          name="description"
          label={t('Description')}
          optional={t('optional')}
          rows={2}
          maxLength={500}
          isReadOnly={readOnly}
          value={values.description}
          onChange={(next) => set({ description: next })}
        />
        {!role.guests && role.type === 'site' && (
          <Switch
            name="default"
            layout="row"
            isSelected={values.default}
            isDisabled={readOnly || role.default}
            onChange={(wanted) => set({ default: wanted })}
            description={
              role.default
                ? t('New accounts get this role. Make another role the default to change that.')
                : t('New accounts get this role, instead of the current default.')
            }
          >
            {t('Default role')}
          </Switch>
        )}
      </SettingsCard>
      <SettingsCard
        title={t('Permissions')}
        description={
          role.type === 'workspace'
            ? t('What members of a workspace with this role may do there.')
            : role.guests
              ? t('What visitors may do who are not signed in.')
              : t('What people with this role may do. With several roles, the highest limit applies.')
        }
      >
        {data ? (
          <PermissionGrid
            infos={data.permissions}
            value={values.permissions}
            onChange={(next) => set({ permissions: next })}
            forGuests={role.guests}
            isDisabled={readOnly}
          />
        ) : (
          <Skeleton height={320} />
        )}
      </SettingsCard>
      {role.abilities.delete && <DeleteRole role={role} />}
      <SaveChanges dirty={dirty} onDiscard={reset} saving={busy} />
      <LeaveGuard dirty={dirty} />
    </Form>
  );
}

function DeleteRole({ role }: { role: Role }) {
  const t = useT();
  const navigate = useNavigate();
  const utils = trpc.useUtils();
  const [asking, setAsking] = useState(false);
  const { mutateAsync } = trpc.roles.delete.useMutation();
  const { busy, run } = useRun();
  const remove = async () => {
    const gone = await run(() => mutateAsync({ id: role.id }), t('Role deleted'));
    setAsking(false);
    if (!gone) return;
    await utils.roles.list.invalidate();
    await navigate({ to: '/admin/roles', ignoreBlocker: true });
  };
  return (
    <SettingsCard title={t('Danger zone')} tone="danger">
      <ActionRow title={t('Delete role')} text={t('People who hold it lose what it allows.')}>
        <Button variant="danger" onPress={() => setAsking(true)}>
          {t('Delete…')}
        </Button>
      </ActionRow>
      <ConfirmDialog
        isOpen={asking}
        onOpenChange={setAsking}
        title={t('Delete role?')}
        confirmLabel={t('Delete')}
        cancelLabel={t('Cancel')}
        danger
        pending={busy}
        onConfirm={() => void remove()}
      >
        {role.members_count > 0
          ? t(':count person holds this role and loses it.|:count people hold this role and lose it.', {
              count: role.members_count,
            })
          : t('Nobody holds this role.')}
      </ConfirmDialog>
    </SettingsCard>
  );
}
