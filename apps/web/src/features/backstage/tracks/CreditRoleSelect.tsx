import { Select, SelectItem } from '@kantele/ui/Select';
import { useT } from '../../../app/i18n.tsx';
import { creditWords } from '../../../lib/credits.ts';
import { type CreditRole, creditRoleOf, offeredRoles } from './credit-roles.ts';

interface CreditRoleSelectProps {
  label: string;
  value: CreditRole;
  onChange: (role: CreditRole) => void;
}

/** What somebody did for a track, in the words of liner notes. */
export function CreditRoleSelect({ label, value, onChange }: CreditRoleSelectProps) {
  const t = useT();
  return (
    <Select label={label} value={value} onChange={(key) => onChange(creditRoleOf(String(key)))}>
      {offeredRoles.map((role) => (
        <SelectItem key={role} id={role}>
          {t(creditWords[role] ?? role)}
        </SelectItem>
      ))}
    </Select>
  );
}
