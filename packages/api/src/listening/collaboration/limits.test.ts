import { afterAll, beforeEach, expect, it } from 'vitest';
import { createTestSite, refusal, type TestSite } from '../../testing.ts';

let site: TestSite;
let count = 0;
beforeEach(async () => {
  site ??= await createTestSite();
  await site.services.db.deleteFrom('attempts').execute();
});
afterAll(() => site.close());

function addPerson() {
  count += 1;
  return site.addUser(`person-${count}@example.com`);
}
const codeOf = async (work: Promise<unknown>) => (await refusal(work)).code;
async function make(owner: number) {
  const caller = await site.user(owner);
  const { playlist } = await caller.playlists.create({ name: 'Rainy days' });
  return { id: playlist.id, caller };
}
type Made = Awaited<ReturnType<typeof make>>;
const invite = async ({ id, caller }: Made, role: 'add' | 'edit') =>
  (await caller.collaboration.createLink({ id, role })).url.split('/').at(-1) ?? '';
async function join(made: Made, user: number, role: 'add' | 'edit') {
  const secret = await invite(made, role);
  return (await site.user(user)).collaboration.join({ secret });
}

it('one person makes sixty links an hour, others are not held up by it', async () => {
  const [ada, ben] = [await addPerson(), await addPerson()];
  const made = await make(ada);
  for (let n = 0; n < 60; n += 1) {
    const { link } = await made.caller.collaboration.createLink({ id: made.id, role: 'add' });
    await made.caller.collaboration.revokeLink({ id: made.id, link_id: link.id });
  }
  expect(await codeOf(invite(made, 'add'))).toBe('rate_limited');
  await invite(await make(ben), 'add');
});

it('one person invites the same other one ten times a day, others are not held up by it', async () => {
  const [ada, ben, cleo] = [await addPerson(), await addPerson(), await addPerson()];
  const made = await make(ada);
  for (const friend of [ben, cleo]) await made.caller.follows.follow({ type: 'users', id: friend });
  const inviteTo = (user: number) =>
    made.caller.collaboration.invite({ id: made.id, user_id: user, role: 'add' });
  for (let n = 0; n < 10; n += 1) {
    const { link } = await inviteTo(ben);
    await made.caller.collaboration.revokeLink({ id: made.id, link_id: link.id });
  }
  expect(await codeOf(inviteTo(ben))).toBe('rate_limited');
  await inviteTo(cleo);
});

it('secrets are not guessed: sixty looks in ten minutes, by those who join as well', async () => {
  const caller = await site.user(await addPerson());
  for (let n = 0; n < 60; n += 1)
    expect(await codeOf(site.as().collaboration.invitation({ secret: `guess-${n}` }))).toBe('not_found');
  expect(await codeOf(site.as().collaboration.invitation({ secret: 'guess' }))).toBe('rate_limited');
  expect(await codeOf(caller.collaboration.join({ secret: 'guess' }))).toBe('rate_limited');
});

it('a hundred people make a playlist with its owner, and no more', async () => {
  const made = await make(await addPerson());
  const people: number[] = [];
  for (let n = 0; n < 100; n += 1) people.push(await addPerson());
  await site.services.db
    .insertInto('playlist_members')
    .values(people.map((user_id) => ({ playlist_id: made.id, user_id, role: 'add' as const })))
    .execute();
  const late = await addPerson();
  expect(await codeOf(join(made, late, 'add'))).toBe('conflict');
  const [first = 0] = people;
  await made.caller.collaboration.removeMember({ id: made.id, user_id: first });
  await join(made, late, 'add');
});

it('who goes at the same time inherits nothing, and a deleted playlist goes with its owner', async () => {
  const [ada, ben, cleo] = [await addPerson(), await addPerson(), await addPerson()];
  const [kept, deleted, lost] = [await make(ada), await make(ada), await make(ada)];
  for (const made of [kept, deleted, lost]) await join(made, ben, 'edit');
  for (const made of [kept, deleted]) await join(made, cleo, 'add');
  await deleted.caller.playlists.delete({ id: deleted.id });
  await site.as('admin').users.remove({ ids: [ada, ben] });
  const rows = await site.services.db
    .selectFrom('playlists')
    .select(['id', 'owner_id'])
    .where('id', 'in', [kept.id, deleted.id, lost.id])
    .execute();
  expect(rows).toEqual([{ id: kept.id, owner_id: cleo }]);
});
