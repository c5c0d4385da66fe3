import { membershipOf } from '../../platform/memberships/active-workspace.ts';
import { addMusic, type TestSite } from '../../testing.ts';
import type { workspaceRoleKeys } from './contract.ts';

export type Key = (typeof workspaceRoleKeys)[number];
let serial = 0;

/** Calls of a user who acts for a workspace, as a request is resolved that names it. */
export async function actingFor(site: TestSite, userId: number, workspaceId: number) {
  const workspace = workspaceId === 0 ? null : await membershipOf(site.services.db, userId, workspaceId);
  return site.user(userId, { workspace });
}

export interface Team {
  id: number;
  /** Ids of a member of each built-in role. */
  people: Record<Key, number>;
  /** An artist of the team with a draft of it. */
  artistId: number;
  albumId: number;
  trackIds: number[];
}

/** A team with a member of each role, and an artist with a draft. */
export async function addTeam(site: TestSite, name = 'Team'): Promise<Team> {
  serial += 1;
  const { db } = site.services;
  const person = (key: string) =>
    site.addUser(`${key}-${serial}@example.com`, { roles: ['Users', 'Artists'] });
  const people = {
    owner: await person('owner'),
    manager: await person('manager'),
    contributor: await person('contributor'),
    viewer: await person('viewer'),
  };
  const owner = await site.user(people.owner);
  const { workspace } = await owner.workspaces.create({ name });
  const { roles } = await owner.workspaces.roles({ id: workspace.id });
  for (const key of ['manager', 'contributor', 'viewer'] as const) {
    const role_id = roles.find((role) => role.key === key)?.id ?? 0;
    await db
      .insertInto('workspace_members')
      .values({ workspace_id: workspace.id, user_id: people[key], role_id })
      .execute();
  }
  const { artistId, albumId, trackIds } = await addMusic(site, {
    artist: `${name} artist`,
    album: `${name} album`,
    tracks: [`${name} one`, `${name} two`],
  });
  await db.updateTable('artists').set({ workspace_id: workspace.id }).where('id', '=', artistId).execute();
  const editor = site.as('albums.manage');
  await editor.albums.update({ id: albumId, visibility: 'draft' });
  return { id: workspace.id, people, artistId, albumId, trackIds };
}

/** The id of a built-in role. */
export async function roleOf({ services }: TestSite, key: Key): Promise<number> {
  const roles = services.db.selectFrom('roles').select('id').where('key', '=', key);
  return (await roles.executeTakeFirstOrThrow()).id;
}

/** The secret of a new link that makes people viewers. */
export async function linkTo(
  site: TestSite,
  { id, people }: { id: number; people: { owner: number } },
  max_uses = 1,
): Promise<string> {
  const owner = await site.user(people.owner);
  const { link } = await owner.workspaces.createLink({ id, role_id: await roleOf(site, 'viewer'), max_uses });
  return link.split('/').at(-1) ?? '';
}

/** The secret in the newest invitation that was mailed to an address. */
export async function mailedTo({ services }: TestSite, email: string): Promise<string> {
  const mails = services.db.selectFrom('mails').select('params').where('recipient', '=', email);
  const mail = await mails.orderBy('number', 'desc').executeTakeFirstOrThrow();
  return String(mail.params?.link).split('/').at(-1) ?? '';
}
