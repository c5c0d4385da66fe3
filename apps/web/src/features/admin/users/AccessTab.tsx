import { Badge } from '@kantele/ui/Badge';
import { Callout } from '@kantele/ui/Callout';
import { Checkbox } from '@kantele/ui/Checkbox';
import { text } from '@kantele/ui/css/text.css';
import { Skeleton } from '@kantele/ui/Skeleton';
import { useCan } from '../../../app/boot.tsx';
import { useT } from '../../../app/i18n.tsx';
import { trpc } from '../../../app/trpc.ts';
import { BoxGroup } from '../parts/BoxGroup.tsx';
import type { Draft } from '../parts/draft.ts';
import { PermissionGrid } from '../parts/PermissionGrid.tsx';
import { badges, fields } from '../parts/parts.css.ts';
import { useRoles } from './use-roles.ts';
import type { UserValues } from './user-draft.ts';

interface AccessTabProps {
  draft: Draft<UserValues>;
  readOnly: boolean;
}

/** Roles of a user, and permissions granted besides. */
export function AccessTab({ draft: { values, set }, readOnly }: AccessTabProps) {
  const t = useT();
  const { roles, isPending } = useRoles();
  const held = new Set(values.role_ids);
  const give = (id: number, wanted: boolean) => {
    const rest = values.role_ids.filter((role) => role !== id);
    set({ role_ids: (wanted ? [...rest, id] : rest).sort((a, b) => a - b) });
  };
  return (
    <div className={fields.stack}>
      <BoxGroup label={t('Roles')}>
        {isPending && <Skeleton height={80} />}
        {roles.map((role) => {
          const tooMuch = !role.abilities.edit && !held.has(role.id);
          return (
            <Checkbox
              key={role.id}
              name="role_ids"
              value={String(role.id)}
              isSelected={held.has(role.id)}
              isDisabled={readOnly || tooMuch}
              onChange={(wanted) => give(role.id, wanted)}
              description={tooMuch ? t('You can’t grant permissions you don’t have.') : role.description}
            >
              {role.name}
            </Checkbox>
          );
        })}
      </BoxGroup>
      <Extra
        permissions={values.direct_permissions}
        onChange={(permissions) => set({ direct_permissions: permissions })}
        readOnly={readOnly}
      />
    </div>
  );
}

interface ExtraProps {
  permissions: UserValues['direct_permissions'];
  onChange: (permissions: UserValues['direct_permissions']) => void;
  readOnly: boolean;
}

function Extra({ permissions, onChange, readOnly }: ExtraProps) {
  const t = useT();
  // The list of all permissions belongs to those who make roles of them.
  const makesRoles = useCan('roles.manage');
  const { data } = trpc.roles.permissions.useQuery(undefined, { enabled: makesRoles });
  return (
    <section className={fields.stack} aria-labelledby="extra-permissions">
      <div>
        <h3 id="extra-permissions" className={text({ style: 'strong' })}>
          {t('Permissions beyond the roles')}
        </h3>
        <p className={text({ style: 'small', tone: 'muted' })}>
          {t('For this person alone. What many people need belongs in a role.')}
        </p>
      </div>
      {!makesRoles ? (
        <Callout>
          {permissions.length === 0 ? (
            t('There are none.')
          ) : (
            <span className={badges}>
              {permissions.map(({ name }) => (
                <Badge key={name}>{name}</Badge>
              ))}
            </span>
          )}
        </Callout>
      ) : data ? (
        <PermissionGrid
          infos={data.permissions}
          value={permissions}
          onChange={onChange}
          isDisabled={readOnly}
        />
      ) : (
        <Skeleton height={200} />
      )}
    </section>
  );
}
