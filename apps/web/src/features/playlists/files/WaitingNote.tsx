import type { Playlist } from '@kantele/api/contract/playlists';
import { buttonStyle } from '@kantele/ui/Button.css';
import { Callout } from '@kantele/ui/Callout';
import { Link } from '@tanstack/react-router';
import { useT } from '../../../app/i18n.tsx';

/** Says what of the file of a playlist is not in it, to its owner. */
export function WaitingNote({ playlist: { id, waiting } }: { playlist: Playlist }) {
  const t = useT();
  if (!waiting || waiting.perhaps + waiting.missing === 0) return null;
  const { perhaps, missing } = waiting;
  const words = [
    ...(perhaps > 0 ? [t(':count song is uncertain|:count songs are uncertain', { count: perhaps })] : []),
    ...(missing > 0 ? [t(':count song is missing|:count songs are missing', { count: missing })] : []),
  ];
  return (
    <Callout
      tone="info"
      role="note"
      title={words.join(' · ')}
      action={
        <Link
          to="/playlist-review/$id"
          params={{ id: String(id) }}
          className={buttonStyle({ variant: 'outline', size: 'small' })}
        >
          {t('Review the songs of the file')}
        </Link>
      }
    >
      {t('Missing songs join the playlist by themselves once they are added to the site.')}
    </Callout>
  );
}
