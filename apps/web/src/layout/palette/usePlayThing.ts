import type { TrackSummary } from '@kantele/api/contract/tracks';
import { useShowFailure } from '../../app/failure.ts';
import { trpc } from '../../app/trpc.ts';
import type { PlayContext } from '../../catalogue/play-context.ts';
import { contextOf } from '../../catalogue/play-context.ts';
import { isPlayable } from '../../lib/words.ts';
import { usePlayer } from '../../player/hooks.ts';
import type { Suggestion } from './recent-commands.ts';

const popular = 50;

/** Plays what was found: a song, an album from its start, or what is heard most of an artist. */
export function usePlayThing(): (thing: Suggestion) => void {
  const player = usePlayer();
  const utils = trpc.useUtils();
  const showFailure = useShowFailure();
  const play = async ({ type, ...named }: Suggestion) => {
    const { id } = named;
    if (type === 'track') return player.play([id], 0, contextOf.track(named));
    if (type === 'album') {
      const { album } = await utils.albums.get.fetch({ id });
      return start(album.tracks, contextOf.album(album));
    }
    const [{ artist }, tracks] = await Promise.all([
      utils.artists.get.fetch({ id }),
      utils.artists.tracks.fetch({ id, perPage: popular }),
    ]);
    return start(tracks.pagination.data, contextOf.artist(artist));
  };
  const start = (tracks: readonly TrackSummary[], context: PlayContext) => {
    const first = tracks.findIndex(isPlayable);
    if (first >= 0) player.play(tracks, first, context);
  };
  return (thing) => void play(thing).catch(showFailure);
}
