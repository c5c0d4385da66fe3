import type { WorkspaceRole } from '@kantele/api/contract/workspaces';
import { Select, SelectItem } from '@kantele/ui/Select';
import { useT } from '../../app/i18n.tsx';
import { roleName } from './workspace-words.ts';

interface RoleFieldProps {
  roles: readonly WorkspaceRole[];
  value: number;
  onChange: (id: number) => void;
}

/** What somebody who is invited may do. */
export function RoleField({ roles, value, onChange }: RoleFieldProps) {
  const t = useT();
  return (
    <Select label={t('Role')} value={String(value)} onChange={(key) => onChange(Number(key))}>
      {roles.map((role) => (
        <SelectItem key={role.id} id={String(role.id)}>
          {t(roleName(role))}
        </SelectItem>
      ))}
    </Select>
  );
}
