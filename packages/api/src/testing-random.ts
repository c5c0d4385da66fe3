import { sql } from 'kysely';
import { brokenTeams } from './contributors/workspaces/testing-lonely.ts';
import { actingFor, roleOf } from './contributors/workspaces/testing-team.ts';
import { cancelSubscriptions } from './money/billing/jobs.ts';
import { reconcileAll } from './money/billing/reconcile.ts';
import { cancelThere } from './money/billing/subscriptions/cancel-there.ts';
import type { BillingSite } from './money/billing/testing.ts';
import { wrongEntitlements } from './money/billing/testing-entitlements.ts';
import type { createCaller } from './router.ts';
import { outcomeOf } from './testing-race.ts';

type Caller = ReturnType<typeof createCaller>;

/** Numbers that look random and are the same for a seed. */
function randomOf(seed: number) {
  let state = seed;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32;
    return state / 2 ** 32;
  };
}

/** Who acts: a person whose account may be deleted and made anew, or the admin. */
interface Actor {
  id: number;
  email: string;
}

/** What an actor can reach by chance. */
interface World {
  site: BillingSite;
  people: Actor[];
  pick: <Item>(items: readonly Item[]) => Item | undefined;
  next: () => number;
  /** Payment pages that were given out, whoever pays them when. */
  pages: string[];
  links: string[];
  roles: number[];
  renew: (actor: Actor) => Promise<void>;
}

type Operation = (world: World, me: Actor) => Promise<unknown>;

const rows = async <Row>(site: BillingSite, query: ReturnType<typeof sql<Row>>): Promise<Row[]> =>
  (await query.execute(site.services.db)).rows;
const day = 86_400_000;

/** A team the actor is in, by chance; nothing happens without one. */
async function inTeam(
  world: World,
  me: Actor,
  act: (caller: Caller, id: number) => Promise<unknown>,
): Promise<unknown> {
  const { site, pick } = world;
  const teams = await rows(
    site,
    sql<{ id: number }>`select workspace_id as id from workspace_members where user_id = ${me.id}`,
  );
  const team = pick(teams);
  return team && act(await site.user(me.id), team.id);
}

async function member(world: World, id: number): Promise<number> {
  const found = await rows(
    world.site,
    sql<{ id: number }>`select user_id as id from workspace_members where workspace_id = ${id}`,
  );
  return world.pick(found)?.id ?? 1;
}

/** A plan that is on sale or was, with a price of it. */
async function offer(world: World) {
  const offers = await rows(
    world.site,
    sql<{ productId: number; priceId: number }>`
      select product_id as "productId", id as "priceId" from prices`,
  );
  return world.pick(offers) ?? { productId: 1, priceId: 1 };
}

const subscriptionOf = async (world: World) =>
  world.pick(await rows(world.site, sql<{ id: number }>`select id from subscriptions`))?.id ?? 1;

/** What people do. */
const personal: Readonly<Record<string, Operation>> = {
  'make a team': async ({ site, next }, me) => {
    if (next() < 0.5) await (await site.user(me.id)).workspaces.create({ name: 'Team' });
  },
  invite: (world, me) =>
    inTeam(world, me, ({ workspaces }, id) =>
      workspaces.invite({
        id,
        email: world.pick(world.people)?.email ?? '',
        role_id: world.pick(world.roles) ?? 1,
      }),
    ),
  'make a link': (world, me) =>
    inTeam(world, me, async ({ workspaces }, id) => {
      const { link } = await workspaces.createLink({ id, role_id: world.pick(world.roles) ?? 1 });
      world.links.push(link.split('/').at(-1) ?? '');
    }),
  'join by a link': async ({ site, links, pick }, me) => {
    await (await site.user(me.id)).workspaces.join({ inviteId: pick(links) ?? 'none' });
  },
  'answer an invitation': async ({ site, pick, next }, me) => {
    const { workspaces } = await site.user(me.id);
    const invitation = pick((await workspaces.invitations()).invitations);
    if (!invitation) return;
    await (next() < 0.8
      ? workspaces.join({ inviteId: invitation.inviteId })
      : workspaces.decline({ inviteId: invitation.inviteId }));
  },
  leave: (world, me) =>
    inTeam(world, me, ({ workspaces }, id) => workspaces.removeMember({ id, user_id: me.id })),
  'remove a member': (world, me) =>
    inTeam(world, me, async ({ workspaces }, id) =>
      workspaces.removeMember({ id, user_id: await member(world, id) }),
    ),
  'change a role': (world, me) =>
    inTeam(world, me, async ({ workspaces }, id) =>
      workspaces.setMemberRole({
        id,
        user_id: await member(world, id),
        role_id: world.pick(world.roles) ?? 1,
      }),
    ),
  'give a team away': (world, me) =>
    inTeam(world, me, async ({ workspaces }, id) =>
      workspaces.transfer({ id, user_id: await member(world, id) }),
    ),
  'delete a team': async (world, me) => {
    if (world.next() < 0.3) await inTeam(world, me, ({ workspaces }, id) => workspaces.delete({ id }));
  },
  'make a folder': (world, me) =>
    inTeam(world, me, async (_, id) =>
      (await actingFor(world.site, me.id, id)).files.createFolder({ name: 'Folder' }),
    ),
  'bind a token': (world, me) =>
    inTeam(world, me, ({ accessTokens }, id) =>
      accessTokens.create({ tokenName: 'Bound', workspace_id: id }),
    ),
  'delete the account': async ({ site, next, renew }, me) => {
    if (next() > 0.3) return;
    await (await site.user(me.id)).users.delete({ id: 'me', deleteCurrentUser: true });
    await renew(me);
  },
  'begin to pay': async (world, me) => {
    const { url } = await (await world.site.user(me.id)).billing.checkout(await offer(world));
    if (world.next() < 0.7)
      await world.site.pay(url, world.pick(['works', 'works', 'declined', 'fails_later']));
    else world.pages.push(url);
  },
  'pay late': async ({ site, pages, pick }) => {
    const url = pick(pages);
    if (url) await site.pay(url);
  },
  cancel: async ({ site }, me) => (await site.user(me.id)).billing.cancel({}),
  resume: async ({ site }, me) => (await site.user(me.id)).billing.resume(),
  'change the plan': async (world, me) =>
    (await world.site.user(me.id)).billing.changePlan(await offer(world)),
};

/** What the admin does, and what happens by itself. */
const managing: Readonly<Record<string, Operation>> = {
  'make a plan': async ({ site }) => site.addPlan({ monthly: 1_000 }),
  'delete a plan': async (world) => {
    if (world.next() < 0.3)
      await world.site.as('admin').billing.deleteProduct({ id: (await offer(world)).productId });
  },
  'archive a price': async (world) => {
    if (world.next() < 0.3)
      await world.site.as('admin').billing.archivePrice({ price_id: (await offer(world)).priceId });
  },
  'give a plan': async (world) =>
    world.site.as('admin').billing.give({
      user_id: world.pick(world.people)?.id ?? 1,
      product_id: (await offer(world)).productId,
      ends_at: world.next() < 0.5 ? null : new Date(Date.now() + 30 * day).toISOString(),
      reason: 'By chance',
    }),
  'extend it': async (world) =>
    world.site
      .as('admin')
      .billing.extend({ id: await subscriptionOf(world), ends_at: null, reason: 'By chance' }),
  'end it': async (world) =>
    world.site.as('admin').billing.end({ id: await subscriptionOf(world), reason: 'By chance' }),
  'cure an orphan': async ({ site, pick, next }) => {
    const { billing } = site.as('admin');
    const orphan = pick((await billing.orphans()).orphans);
    if (!orphan) return;
    await (next() < 0.5 ? billing.attachOrphan({ id: orphan.id }) : billing.endOrphan({ id: orphan.id }));
  },
  compare: async ({ site }) => site.as('admin').billing.reconcile(),
  deliver: async ({ site, next }) =>
    site.deliver((ids) => (next() < 0.3 ? ids : [...ids].sort(() => next() - 0.5))),
  'let days pass': async ({ site, next }) => {
    if (next() < 0.5) site.stripe.advance(new Date(site.stripe.now().getTime() + 9 * day));
  },
  'cancel what was queued': async ({ site }) => cancelQueued(site),
};

/** Does what deletions have queued at the provider. */
async function cancelQueued(site: BillingSite): Promise<void> {
  const queued = await rows(
    site,
    sql<{ payload: { provider_ids: string[] } }>`
    select j.payload from graphile_worker._private_jobs j
    join graphile_worker._private_tasks t on t.id = j.task_id where t.identifier = ${cancelSubscriptions.name}`,
  );
  for (const { payload } of queued) await cancelThere(site.system(), payload);
}

/** Windows the admin acts in. */
const adminsAtOnce = 5;

/**
 * Has twenty people and an admin do what they may, all at the same time.
 * @returns what no call may end with, and the operations that were done and never done
 */
export async function actAtRandom(site: BillingSite, options: { operations: number; seed: number }) {
  const next = randomOf(options.seed);
  const pick: World['pick'] = (items) => items[Math.floor(next() * items.length)];
  let made = 0;
  const newPerson = async (): Promise<Actor> => {
    made += 1;
    const email = `random-${options.seed}-${made}@example.com`;
    const id = await site.addUser(email, {
      roles: ['Users', 'Artists'],
      permissions: ['workspaces.create', 'files.create', 'api.access'],
    });
    return { id, email };
  };
  const people: Actor[] = [];
  for (let count = 0; count < 20; count += 1) people.push(await newPerson());
  for (let count = 0; count < 3; count += 1) await site.addPlan({ monthly: 1_000 + count * 1_000 });
  const roles = await Promise.all(
    (['manager', 'contributor', 'viewer'] as const).map((key) => roleOf(site, key)),
  );
  const world: World = {
    ...{ site, people, pick, next, roles, pages: [], links: [] },
    renew: async (actor) => {
      Object.assign(actor, await newPerson());
    },
  };
  const faults: string[] = [];
  const done = new Set<string>();
  let left = options.operations;
  const act = async (operations: Readonly<Record<string, Operation>>, me: Actor) => {
    for (; left > 0; left -= 1) {
      const [name = '', operation] = pick(Object.entries(operations)) ?? [];
      const outcome = await outcomeOf(Promise.resolve(operation?.(world, me)));
      if (outcome === 'done') done.add(name);
      if (outcome.startsWith('FAULT')) faults.push(`${name}: ${outcome}`);
    }
  };
  const admin = { id: 1, email: 'admin@example.com' };
  const admins = Array.from({ length: adminsAtOnce }, () => act(managing, admin));
  await Promise.all([...people.map((me) => act(personal, me)), ...admins]);
  const never = Object.keys({ ...personal, ...managing }).filter((name) => !done.has(name));
  return { faults, done, never };
}

/** Brings both sides to rest: what is queued is done, what was told is taken, and they are compared. */
export async function settle(site: BillingSite): Promise<void> {
  for (let round = 0; round < 2; round += 1) {
    await cancelQueued(site);
    await site.deliver();
    await reconcileAll(site.system());
  }
}

/** What is broken once both sides are at rest: of entitlements, and of teams. */
export async function brokenBy(site: BillingSite): Promise<string[]> {
  return [...(await wrongEntitlements(site)), ...(await brokenTeams(site))];
}
