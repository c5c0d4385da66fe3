import type { Playlist } from '@kantele/api/contract/playlists';
import { text } from '@kantele/ui/css/text.css';
import { iconButtonStyle } from '@kantele/ui/IconButton.css';
import { PlayButton } from '@kantele/ui/PlayButton';
import { Link } from '@tanstack/react-router';
import { ListFilter, Pencil, Shuffle, Users } from 'lucide-react';
import { useState } from 'react';
import { useBoot } from '../../app/boot.tsx';
import { lazyPart } from '../../app/code.ts';
import { useT } from '../../app/i18n.tsx';
import { GlyphButton } from '../../app/parts/GlyphButton.tsx';
import { LikeButton } from '../../catalogue/likes/LikeButton.tsx';
import type { TrackSource } from '../../catalogue/lists/track-source.ts';
import { MoreButton } from '../../catalogue/menus/MoreButton.tsx';
import type { PlayContext } from '../../catalogue/play-context.ts';
import { ShareButton } from '../../catalogue/ShareButton.tsx';
import { roughLength } from '../../lib/durations.ts';
import { countTracks } from '../../lib/words.ts';
import { useContextState } from '../../player/starting/useContextState.ts';
import { useListPlayer } from '../../player/starting/useListPlayer.ts';
import * as css from './PlaylistPage.css.ts';

const EditPlaylist = lazyPart(() => import('./EditPlaylist.tsx'));
const PeopleDialog = lazyPart(() => import('./people/PeopleDialog.tsx'));

interface PlaylistActionsProps {
  playlist: Playlist;
  source: TrackSource;
  context: PlayContext;
}

/** Play and what else one does with a whole playlist. */
export function PlaylistActions({ playlist, source, context }: PlaylistActionsProps) {
  const t = useT();
  const { user } = useBoot().data;
  const [edits, setEdits] = useState(false);
  const [people, setPeople] = useState(false);
  const { playAll, shuffleAll } = useListPlayer(source, context);
  const state = useContextState(context.path);
  const { name, tracks_count: count, duration } = playlist;
  const facts = [countTracks(count, t), ...(duration > 0 ? [roughLength(duration, t)] : [])];
  return (
    <div className={css.actions}>
      <div className={css.main}>
        <PlayButton
          label={state === 'playing' ? t('Pause') : t('Play :name', { name })}
          playing={state === 'playing'}
          tone="accent"
          size={56}
          isDisabled={source.total === 0}
          onPress={playAll}
        />
      </div>
      {source.total > 0 && (
        <GlyphButton label={t('Shuffle :name', { name })} onPress={shuffleAll}>
          <Shuffle size={20} aria-hidden="true" />
        </GlyphButton>
      )}
      {playlist.owner.id !== user?.id && playlist.role === null && (
        <LikeButton type="playlists" id={playlist.id} name={name} />
      )}
      <ShareButton entity={{ kind: 'playlist', thing: playlist }} />
      {(playlist.abilities.own || playlist.members_count > 0) && (
        <GlyphButton label={t('People who make :name', { name })} onPress={() => setPeople(true)}>
          <Users size={20} aria-hidden="true" />
        </GlyphButton>
      )}
      {playlist.abilities.edit && (
        <GlyphButton label={t('Edit :name', { name })} onPress={() => setEdits(true)}>
          <Pencil size={20} aria-hidden="true" />
        </GlyphButton>
      )}
      {playlist.abilities.own && playlist.smart && (
        <Link
          to="/smart-playlist/$id"
          params={{ id: String(playlist.id) }}
          className={iconButtonStyle()}
          aria-label={t('Edit the rule of :name', { name })}
        >
          <ListFilter size={20} aria-hidden="true" />
        </Link>
      )}
      <MoreButton entity={{ kind: 'playlist', thing: playlist }} />
      <span className={`${css.facts} ${text({ style: 'catalogue' })}`}>{facts.join(' · ')}</span>
      {people && <PeopleDialog playlist={playlist} onClose={() => setPeople(false)} />}
      {edits && <EditPlaylist playlist={playlist} onClose={() => setEdits(false)} />}
    </div>
  );
}
