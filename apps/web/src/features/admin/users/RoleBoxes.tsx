import { Checkbox } from '@kantele/ui/Checkbox';
import { useT } from '../../../app/i18n.tsx';
import { BoxGroup } from '../parts/BoxGroup.tsx';
import { useRoles } from './use-roles.ts';

/** Name of the boxes in a form. */
export const roleIds = 'role_ids';

/** The roles a new account gets: those one may give, with that of new accounts ticked. */
export function RoleBoxes() {
  const t = useT();
  const { roles } = useRoles();
  return (
    <BoxGroup label={t('Roles')}>
      {roles.map((role) => (
        <Checkbox
          key={role.id}
          name={roleIds}
          value={String(role.id)}
          defaultSelected={role.default}
          isDisabled={!role.abilities.edit}
          description={
            role.abilities.edit ? role.description : t('You can’t grant permissions you don’t have.')
          }
        >
          {role.name}
        </Checkbox>
      ))}
    </BoxGroup>
  );
}
