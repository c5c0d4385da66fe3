import type { TrackSummary } from '@kantele/api/contract/tracks';
import type { Queue, QueueItem } from './types.ts';

type Known = (trackId: number) => TrackSummary | undefined;

/** Items that stand directly before and after one, as it plays and in its context. */
function neighbours(queue: Queue, item: QueueItem): { before: QueueItem[]; after: QueueItem[] } {
  const ahead = queue.order.slice(queue.at + 1, queue.at + 4);
  const lists = [[queue.played.at(-1), queue.current, ...queue.manual, ...ahead], queue.order];
  const around = lists.map((list) => {
    const at = list.findIndex((one) => one?.id === item.id);
    return at < 0 ? [] : [list[at - 1], list[at + 1]];
  });
  const present = (one: QueueItem | null | undefined): one is QueueItem => Boolean(one);
  return {
    before: around.map(([before]) => before).filter(present),
    after: around.map(([, after]) => after).filter(present),
  };
}

/** Whether one track follows another on their album. Gaps are allowed where nobody has shuffled. */
function follows(first: TrackSummary, second: TrackSummary, shuffle: boolean): boolean {
  if (first.album.id !== second.album.id || first.id === second.id) return false;
  if (first.disc_number !== second.disc_number)
    return second.disc_number > first.disc_number && (!shuffle || second.number === 1);
  if (first.number === null || second.number === null) return !shuffle;
  return shuffle ? second.number === first.number + 1 : second.number > first.number;
}

/** Whether an item plays as part of its album: a track of the album stands in order before or after it. */
export function inAlbumRun(queue: Queue, item: QueueItem, known: Known): boolean {
  const track = known(item.trackId);
  if (!track) return false;
  const { before, after } = neighbours(queue, item);
  const pairs = [
    ...before.map(({ trackId }) => [known(trackId), track] as const),
    ...after.map(({ trackId }) => [track, known(trackId)] as const),
  ];
  return pairs.some(([first, second]) => first && second && follows(first, second, queue.shuffle));
}
