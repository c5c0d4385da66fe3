import { describe, expect, it } from 'vitest';
import { contextName, contextPath, contextShape, reportedContext } from '../../catalogue/contexts.ts';
import { recentLine, recentOf } from '../history/recent.ts';
import { emptyQueue, startContext } from '../queue/queue.ts';
import { album, makeTrack } from '../testing/tracks.ts';
import { parseQueue, serialiseQueue } from './queue.ts';
import { readRecent, writeRecent } from './recent.ts';

const known = { get: (id: number) => makeTrack(id) };
const t = (text: string) => text;

/** What a later build has stored, with a part that this one has never heard of. */
const broadcast = {
  ...album,
  type: 'broadcast',
  path: '/broadcast/7/late-trains',
  name: 'Late trains',
  owner: 3,
};
const stored = {
  ...JSON.parse(serialiseQueue(startContext(emptyQueue, [1, 2, 3], 1, album), known)),
  context: broadcast,
};

function kept(value: unknown) {
  const queue = parseQueue(value)?.queue;
  if (!queue?.context) throw new Error('The queue is lost.');
  return { queue, context: queue.context };
}

function storage(content: unknown) {
  const values = new Map([['kantele.player.recent', JSON.stringify(content)]]);
  return {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, text: string) => void values.set(key, text),
    removeItem: (key: string) => void values.delete(key),
  };
}

describe('a context of a kind that this build does not know', () => {
  it('keeps its queue, and is stored again as it was', () => {
    const { queue } = kept(stored);
    expect(queue.order.map(({ trackId }) => trackId)).toEqual([1, 2, 3]);
    const again = JSON.parse(serialiseQueue(queue, known));
    expect(again.context).toEqual(broadcast);
    expect(kept(again).context).toEqual(broadcast);
  });

  it('stays in the list of what was played', () => {
    const entry = { context: broadcast, image: null, artwork: null, subtitle: '' };
    const local = storage([entry]);
    const recent = readRecent(local);
    expect(recent).toEqual([entry]);
    writeRecent(local, recent);
    expect(readRecent(local)).toEqual([entry]);
  });

  it('is named and leads nowhere, and nothing is said to the server', () => {
    const { context } = kept(stored);
    expect(contextName(context, t)).toBe('Late trains');
    expect(contextPath(context)).toBeNull();
    expect(contextShape(context)).toBe('square');
    expect(reportedContext(context)).toBeUndefined();
    expect(recentLine(recentOf(context, makeTrack(1)), t)).toBe('');
  });

  it('is read whatever its address is, and one that is known is not', () => {
    expect(kept({ ...stored, context: { ...broadcast, path: 'javascript:alert(1)' } }).context.name).toBe(
      'Late trains',
    );
    expect(parseQueue({ ...stored, context: { ...album, path: 'javascript:alert(1)' } })).toBeNull();
  });
});

describe('contexts of this build', () => {
  it('lead to their pages and are counted, except a queue that was saved', () => {
    expect(contextPath(album)).toBe(album.path);
    expect(reportedContext(album)).toEqual({ type: 'album', id: 1 });
    expect(reportedContext({ type: 'saved', id: null, name: 'Evening', path: '/' })).toBeUndefined();
  });
});
