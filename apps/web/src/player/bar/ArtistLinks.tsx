import type { TrackSummary } from '@kantele/api/contract/tracks';
import { quietLink } from '@kantele/ui';
import { Link } from '@tanstack/react-router';
import { useT } from '../../shell/i18n.tsx';
import { linkTo } from '../../shell/link-to.ts';

/** Names of a track's artists, each leading to its page. */
export function ArtistLinks({ artists }: { artists: TrackSummary['artists'] }) {
  const t = useT();
  return artists.map((artist, index) => (
    <span key={artist.id}>
      {index > 0 && t(', ')}
      <Link {...linkTo.artist(artist)} className={quietLink}>
        <bdi>{artist.name}</bdi>
      </Link>
    </span>
  ));
}
