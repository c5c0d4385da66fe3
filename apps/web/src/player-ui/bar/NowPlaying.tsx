import { text } from '@kantele/ui/css/text.css';
import { quietLink } from '@kantele/ui/css/utilities.css';
import { cx } from '@kantele/ui/cx';
import { Link } from '@tanstack/react-router';
import { Disc3 } from 'lucide-react';
import { useT } from '../../app/i18n.tsx';
import { useShortcutKeys } from '../../app/shortcuts/useShortcutKeys.ts';
import { ArtistLinks } from '../../catalogue/ArtistLinks.tsx';
import { Picture } from '../../catalogue/artwork/Picture.tsx';
import { LikeButton } from '../../catalogue/likes/LikeButton.tsx';
import { kinds } from '../../catalogue/registry.ts';
import { usePlayerState } from '../../player/hooks.ts';
import { togglePanel } from '../../player/panel.ts';
import { currentTrack } from '../../player/state.ts';
import { usePanelShows } from '../panel/usePanelShows.ts';
import { art, line, noArt, nothing, now, words } from './bar.css.ts';
import { openerOf } from './openers.ts';
import { Trouble } from './Trouble.tsx';
import { Waiting } from './Waiting.tsx';

/** Cover, title and artists of the current track. The cover opens what plays beside the page. */
export function NowPlaying() {
  const t = useT();
  const track = usePlayerState(currentTrack);
  const failed = usePlayerState((state) => state.failed);
  const shows = usePanelShows('now');
  const keys = useShortcutKeys('nowPlaying');
  const likeKeys = useShortcutKeys('like');
  if (!track) {
    return (
      <div className={now}>
        <span className={noArt}>
          <Disc3 size={24} strokeWidth={1.5} aria-hidden="true" />
        </span>
        <p className={cx(line, nothing, text({ style: 'strong', tone: 'muted' }))}>
          {t('Pick something to play')}
        </p>
      </div>
    );
  }
  return (
    <div className={now}>
      <button
        type="button"
        id={openerOf('now')}
        className={art}
        aria-label={t('Now playing')}
        aria-pressed={shows}
        aria-keyshortcuts={keys.aria}
        title={keys.label ? `${t('Now playing')} (${keys.label})` : t('Now playing')}
        onClick={() => togglePanel('now')}
      >
        <Picture artwork={track.album.artwork} image={track.album.image} name={track.album.name} size={56} />
      </button>
      <div className={words}>
        {failed ? (
          <Trouble />
        ) : (
          <span className={cx(line, text({ style: 'strong' }))}>
            <Link {...kinds.track.link(track)} className={quietLink} dir="auto">
              {track.name}
            </Link>
          </span>
        )}
        <span className={cx(line, text({ style: 'meta', tone: 'muted' }))}>
          <Waiting>
            <ArtistLinks artists={track.artists} />
          </Waiting>
        </span>
      </div>
      <LikeButton type="tracks" id={track.id} name={track.name} keys={likeKeys} />
    </div>
  );
}
