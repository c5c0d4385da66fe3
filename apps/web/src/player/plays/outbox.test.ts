import { expect, it } from 'vitest';
import { memoryStorage } from '../stored/storage.ts';
import { createOutbox, outboxMax, type Sent } from './outbox.ts';
import type { PlayReport } from './session.ts';

const play = (id: string): PlayReport => ({
  id,
  track_id: 7,
  started_at: '2026-11-20T12:00:00.000Z',
  heard_ms: 30_000,
});

function server() {
  const got: PlayReport[] = [];
  let answer: Sent = 'done';
  return {
    got,
    set answer(to: Sent) {
      answer = to;
    },
    send: async (report: PlayReport) => {
      if (answer === 'done') got.push(report);
      return answer;
    },
  };
}

it('sends a report once', async () => {
  const { got, send } = server();
  const outbox = createOutbox(memoryStorage(), send);
  await outbox.send(play('a'));
  await outbox.flush();
  expect(got).toEqual([play('a')]);
});

it('keeps reports that did not arrive, over a reload, and sends them later with their true time', async () => {
  const storage = memoryStorage();
  const far = server();
  far.answer = 'later';
  const outbox = createOutbox(storage, far.send);
  await outbox.send(play('a'));
  await outbox.send(play('b'));
  expect(far.got).toEqual([]);
  far.answer = 'done';
  await createOutbox(storage, far.send).flush();
  expect(far.got).toEqual([play('a'), play('b')]);
  await createOutbox(storage, far.send).flush();
  expect(far.got).toHaveLength(2);
});

it('keeps at most 200, the newest', async () => {
  const storage = memoryStorage();
  const far = server();
  far.answer = 'later';
  const outbox = createOutbox(storage, far.send);
  for (let number = 0; number < outboxMax + 5; number += 1) await outbox.send(play(`p${number}`));
  far.answer = 'done';
  await outbox.flush();
  expect(far.got).toHaveLength(outboxMax);
  expect(far.got[0]?.id).toBe('p5');
});

it('ignores what it does not understand', async () => {
  const storage = memoryStorage();
  storage.setItem('kantele.player.reports', '[{"id":1},"x",null]');
  const { got, send } = server();
  await createOutbox(storage, send).flush();
  storage.setItem('kantele.player.reports', '{broken');
  await createOutbox(storage, send).flush();
  expect(got).toEqual([]);
});

it('sends a report that comes while others are on their way', async () => {
  const { got, send } = server();
  const outbox = createOutbox(memoryStorage(), send);
  await Promise.all([outbox.send(play('a')), outbox.send(play('b'))]);
  expect(got.map(({ id }) => id)).toEqual(['a', 'b']);
});

it('still sends where nothing can be stored', async () => {
  const full = {
    ...memoryStorage(),
    setItem: () => {
      throw new DOMException('full', 'QuotaExceededError');
    },
  };
  const { got, send } = server();
  await createOutbox(full, send).send(play('a'));
  expect(got).toEqual([play('a')]);
});
