import type { OwnArtist } from '@kantele/api/contract/backstage';
import { Select, SelectItem } from '@kantele/ui/Select';
import { useNavigate } from '@tanstack/react-router';
import { useT } from '../../app/i18n.tsx';

interface ArtistSwitcherProps {
  artists: readonly OwnArtist[];
  current: number;
  /** The page that is shown of the artist that is chosen. */
  to:
    | '/backstage'
    | '/backstage/insights'
    | '/backstage/releases'
    | '/backstage/upload'
    | '/backstage/artist';
}

/** Which of one's artists a page is about; nothing for somebody who works for one alone. */
export function ArtistSwitcher({ artists, current, to }: ArtistSwitcherProps) {
  const t = useT();
  const navigate = useNavigate();
  if (artists.length < 2) return null;
  return (
    <Select
      compact
      label={t('Artist')}
      value={String(current)}
      onChange={(key) => void navigate({ to, search: { artist: Number(key) } })}
    >
      {artists.map(({ id, name }) => (
        <SelectItem key={id} id={String(id)}>
          {name}
        </SelectItem>
      ))}
    </Select>
  );
}
