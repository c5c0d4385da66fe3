import { Select, SelectItem } from '@kantele/ui/Select';
import { useT } from '../../../app/i18n.tsx';
import { type PlaylistRole, playlistRoles, roleWords } from './role-words.ts';

interface RoleSelectProps {
  label: string;
  value: PlaylistRole;
  compact?: boolean;
  isDisabled?: boolean;
  onChange: (role: PlaylistRole) => void;
}

/** What somebody may do with a playlist. */
export function RoleSelect({ onChange, ...props }: RoleSelectProps) {
  const t = useT();
  return (
    <Select
      {...props}
      labelHidden={props.compact}
      onChange={(key) => onChange(playlistRoles.find((role) => role === key) ?? props.value)}
    >
      {playlistRoles.map((role) => (
        <SelectItem key={role} id={role}>
          {t(roleWords[role])}
        </SelectItem>
      ))}
    </Select>
  );
}
