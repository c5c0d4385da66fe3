import { sql } from 'kysely';
import type { Context } from '../../core/context.ts';
import { type PermissionName, workspacePermissionTable } from '../../core/permissions.ts';
import { hashInvite } from '../../platform/memberships/invite-secret.ts';
import { createCaller } from '../../router.ts';
import { type TestSite, userActor } from '../../testing.ts';
import { raceAll } from '../../testing-race.ts';
import { addEntry } from './testing-lonely.ts';
import { roleOf } from './testing-team.ts';

type Caller = ReturnType<typeof createCaller>;
const names = ['owner', 'manager', 'viewer', 'former', 'invited', 'linked', 'friend'] as const;
type Name = (typeof names)[number];

/** A team with an artist beside it, an invitation that was mailed, a link, and everybody who may do something to it. */
interface World {
  id: number;
  people: Record<Name, number>;
  artistId: number;
  inviteId: string;
  secret: string;
  viewerRole: number;
  contributorRole: number;
  /** Differs from world to world. */
  serial: number;
}

/** A team, and a visitor who acts in it. */
interface Visited {
  world: World;
  visit: Context;
}

interface Operation {
  name: string;
  by: Name;
  /** Asked for the team, not for oneself. */
  acting?: boolean;
  run(caller: Caller, world: World): Promise<unknown>;
}

const me = { id: 'me', deleteCurrentUser: true } as const;
const operation = (name: string, by: Name, run: Operation['run'], acting = false): Operation => ({
  ...{ name, by, run, acting },
});

/** Every operation on a team, its members, and the accounts of those. */
const operations: readonly Operation[] = [
  operation('join by mail', 'invited', ({ workspaces }, { inviteId }) => workspaces.join({ inviteId })),
  operation('join by link', 'linked', ({ workspaces }, { secret }) => workspaces.join({ inviteId: secret })),
  operation('decline', 'invited', ({ workspaces }, { inviteId }) => workspaces.decline({ inviteId })),
  operation('leave', 'viewer', ({ workspaces }, { id, people }) =>
    workspaces.removeMember({ id, user_id: people.viewer }),
  ),
  operation('remove a member', 'manager', ({ workspaces }, { id, people }) =>
    workspaces.removeMember({ id, user_id: people.viewer }),
  ),
  operation('change a role', 'manager', ({ workspaces }, { id, people, contributorRole }) =>
    workspaces.setMemberRole({ id, user_id: people.viewer, role_id: contributorRole }),
  ),
  operation('give it to the manager', 'owner', ({ workspaces }, { id, people }) =>
    workspaces.transfer({ id, user_id: people.manager }),
  ),
  operation('give it to a member', 'owner', ({ workspaces }, { id, people }) =>
    workspaces.transfer({ id, user_id: people.viewer }),
  ),
  operation('hand an artist over', 'owner', ({ workspaces }, { id, artistId }) =>
    workspaces.handOver({ artist_id: artistId, workspace_id: id }),
  ),
  operation('delete it', 'owner', ({ workspaces }, { id }) => workspaces.delete({ id })),
  operation('delete the owner', 'owner', ({ users }) => users.delete(me)),
  operation('delete the manager', 'manager', ({ users }) => users.delete(me)),
  operation('delete a member', 'viewer', ({ users }) => users.delete(me)),
  operation('delete a former member', 'former', ({ users }) => users.delete(me)),
  operation('delete who has a link', 'linked', ({ users }) => users.delete(me)),
  operation('delete who is invited', 'friend', ({ users }) => users.delete(me)),
  operation('invite', 'owner', ({ workspaces }, { id, serial, viewerRole }) =>
    workspaces.invite({ id, email: `friend-${serial}@pairs.example`, role_id: viewerRole }),
  ),
  operation('send again', 'owner', ({ workspaces }, { id, inviteId }) =>
    workspaces.resendInvite({ id, invite_id: inviteId }),
  ),
  operation('take an invitation back', 'owner', ({ workspaces }, { id, inviteId }) =>
    workspaces.revokeInvite({ id, invite_id: inviteId }),
  ),
  operation('make a link', 'manager', ({ workspaces }, { id, viewerRole }) =>
    workspaces.createLink({ id, role_id: viewerRole }),
  ),
  operation('make a folder', 'owner', ({ files }) => files.createFolder({ name: 'Folder' }), true),
  operation('bind a token', 'owner', ({ accessTokens }, { id }) =>
    accessTokens.create({ tokenName: 'Pair', workspace_id: id }),
  ),
];

const held: readonly PermissionName[] = [
  'workspaces.create',
  'files.create',
  'api.access',
  'backstage.access',
];
const permissions = held.map((name) => ({ name, restrictions: [] }));
const rights = Object.keys(workspacePermissionTable) as (keyof typeof workspacePermissionTable)[];
let worlds = 0;

/** @param lonely the owner is the only member: the team goes with the account */
async function newWorld(site: TestSite, lonely: boolean): Promise<World> {
  worlds += 1;
  const serial = worlds;
  const roles = {
    viewerRole: await roleOf(site, 'viewer'),
    contributorRole: await roleOf(site, 'contributor'),
  };
  const world = await site.services.db.transaction().execute(async (trx) => {
    const { rows } = await sql<{
      id: number;
    }>`insert into users (email, display_name, email_verified_at, permissions)
      select name || ${`-${serial}@pairs.example`}, name, now(), ${JSON.stringify(permissions)}::jsonb
      from unnest(${[...names]}::text[]) with ordinality n(name, at) order by at returning id`.execute(trx);
    const ids = rows.map((row) => row.id).sort((a, b) => a - b);
    const people = Object.fromEntries(names.map((name, at) => [name, ids[at]])) as Record<Name, number>;
    const members = (lonely ? ['owner'] : ['owner', 'manager', 'viewer']) as Name[];
    const secret = `secret-${serial}`;
    const { rows: made } = await sql<{ id: number; invite: string; artist: number }>`
      with team as (insert into workspaces (name, owner_id) values ('Pair', ${people.owner}) returning id),
      put as (insert into workspace_members (workspace_id, user_id, role_id)
        select team.id, m.id, r.id from team, unnest(${members.map((name) => people[name])}::bigint[], ${members}::text[]) m(id, key)
        join roles r on r.key = m.key),
      mailed as (insert into workspace_invites (workspace_id, email, token_hash, role_id, invited_by, max_uses, expires_at)
        select id, ${`invited-${serial}@pairs.example`}, ${`mailed-${serial}`}, ${roles.viewerRole}::bigint, ${people.owner}::bigint,
          1, now() + interval '1 day' from team returning id),
      linked as (insert into workspace_invites (workspace_id, token_hash, role_id, invited_by, max_uses, expires_at)
        select id, ${hashInvite(secret)}, ${roles.viewerRole}::bigint, ${people.owner}::bigint, 9, now() + interval '1 day' from team),
      artist as (insert into artists (name, slug, name_key) values ('Pair', ${`pair-${serial}`}, 'pair') returning id),
      works as (insert into artist_members (artist_id, user_id, role) select id, ${people.owner}::bigint, 'owner' from artist)
      select team.id, mailed.id as invite, artist.id as artist from team, mailed, artist`.execute(trx);
    const [row] = made;
    if (!row) throw new Error('A team was not made.');
    return { id: row.id, inviteId: row.invite, artistId: row.artist, people, secret, serial, ...roles };
  });
  await addEntry(site, { name: 'Former', owner_id: world.people.former, workspace_id: world.id });
  return world;
}

/**
 * Runs every pair of operations on a team at once, each as often as said: in teams of several, and in those whose owner
 * is alone.
 */
export async function racePairs(site: TestSite, times: number) {
  return raceAll(
    operations.map(({ name, by, acting, run }) => ({
      name,
      run: ({ world, visit }: Visited) => {
        const workspace = acting ? { id: world.id, permissions: rights } : null;
        const actor = userActor(world.people[by], { permissions, workspace });
        return run(createCaller({ ...visit, actor }), world);
      },
    })),
    {
      times,
      newWorld: async (at) => ({
        world: await newWorld(site, at % 2 === 0),
        // A visitor of their own: what one may try is counted by where they are.
        visit: await site.browser().context(),
      }),
    },
  );
}
