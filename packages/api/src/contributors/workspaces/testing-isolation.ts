import { sql } from 'kysely';
import { openStream } from '../../catalogue/streaming/open-stream.ts';
import { putOriginals } from '../../catalogue/streaming/put-originals.ts';
import type { Context } from '../../core/context.ts';
import type { WorkspacePermission } from '../../core/permissions.ts';
import { openFile } from '../../platform/files/open-file.ts';
import type { createCaller } from '../../router.ts';
import type { TestSite } from '../../testing.ts';
import { actingFor, addTeam, type Team } from './testing-team.ts';

type Caller = ReturnType<typeof createCaller>;

/** A team with one of everything a team has, each named by a word that stands nowhere else. */
export interface Held extends Team {
  word: string;
  folderId: number;
  fileId: number;
  inviteId: string;
}

export async function addHeld(site: TestSite, word: string): Promise<Held> {
  const { db } = site.services;
  const team = await addTeam(site, word);
  const owner = await actingFor(site, team.people.owner, team.id);
  const { fileEntry } = await owner.files.createFolder({ name: `${word} folder` });
  const file = await db
    .insertInto('file_entries')
    .values({
      ...{ type: 'file', name: `${word} file.txt`, name_key: word, mime: 'text/plain', size: 5, path: '' },
      extension: 'txt',
      ...{ owner_id: team.people.owner, workspace_id: team.id, parent_id: null, disk: 'uploads' },
      ...{ storage_key: `uploads/${word}`, sha256: 'a'.repeat(64) },
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const { roles } = await owner.workspaces.roles({ id: team.id });
  const role_id = roles.find(({ key }) => key === 'viewer')?.id ?? 0;
  const { invite } = await owner.workspaces.createLink({ id: team.id, role_id });
  const [track_id = 0] = team.trackIds;
  await db.transaction().execute((trx) =>
    putOriginals(trx, [
      {
        ...{ track_id, storage_key: `uploads/${word}`, mime: 'audio/mpeg', codec: 'mp3', lossless: false },
        ...{ size: 5, etag: `file-${word}`, analysis: 'done' },
      },
    ]),
  );
  return { ...team, word, folderId: fileEntry.id, fileId: file.id, inviteId: invite.id };
}

/** A way to what a team has. */
export interface Door {
  name: string;
  /**
   * `acting`: for who acts for the team; `member`: for its members, whatever they act for; `open`: the same, and for
   * those who name another team, too.
   */
  by: 'acting' | 'member' | 'open';
  /** What the role must hold; null for every member, `owner` for that role alone. */
  need: WorkspacePermission | 'owner' | null;
  /** Changes something; `harmful`: so much that only those are sent who must be refused. */
  changes?: 'a little' | 'harmful';
  open(caller: Caller, team: Held, ctx: Context): Promise<unknown>;
}

const acting = (name: string, need: Door['need'], open: Door['open'], changes?: Door['changes']): Door => ({
  ...{ name, by: 'acting', need, open },
  ...(changes ? { changes } : {}),
});
const member = (name: string, need: Door['need'], open: Door['open'], changes?: Door['changes']): Door => ({
  ...{ name, by: 'member', need, open },
  ...(changes ? { changes } : {}),
});

let serial = 0;
/** A text that was written nowhere before. */
const fresh = ({ word }: Held) => {
  serial += 1;
  return `${word} ${serial}`;
};
const day = '2026-01-01';

/** Every door there is to what belongs to a team. */
export const doors: readonly Door[] = [
  acting('artists', null, (caller) => caller.backstage.artists()),
  acting('releases', null, (caller, { artistId }) => caller.backstage.releases({ artist_id: artistId })),
  acting('a release', null, (caller, { albumId }) => caller.backstage.release({ id: albumId })),
  acting('a draft', null, (caller, { albumId }) => caller.albums.get({ id: albumId })),
  acting('a track of a draft', null, (caller, { trackIds: [id = 0] }) => caller.tracks.get({ id })),
  acting('tracks by their ids', null, (caller, { trackIds }) => caller.tracks.byIds({ ids: trackIds })),
  acting('addresses of a stream', null, async (caller, { word, trackIds: [track_id = 0] }) => {
    const { sources } = await caller.streaming.sources({ track_id, kinds: ['original'] });
    return sources.length > 0 ? word : '';
  }),
  acting('a stream', null, (_caller, { trackIds: [track_id = 0] }, ctx) =>
    openStream(ctx, { track_id, rendition: 'original' }),
  ),
  acting('files', null, (caller) => caller.files.list({})),
  acting('folders', null, (caller) => caller.files.folders({})),
  acting('a file', null, (caller, { fileId }) => caller.files.get({ id: fileId })),
  {
    ...{ name: 'the content of a file', by: 'open', need: null },
    open: (_caller, { fileId }, ctx) => openFile(ctx, { id: fileId }),
  },
  acting('insights', 'workspace.insights', async (caller, { word, artistId }) => {
    const { report } = await caller.reports.artist({ artist_id: artistId, from: day, to: day });
    return { word, report };
  }),
  member('the workspace', null, (caller, { id }) => caller.workspaces.get({ id })),
  member('workspaces', null, (caller) => caller.workspaces.list()),
  member('members', null, async (caller, { id, word }) => [word, await caller.workspaces.members({ id })]),
  member('roles', null, async (caller, { id, word }) => [word, await caller.workspaces.roles({ id })]),
  member('activity', null, async (caller, { id, word }) => [word, await caller.workspaces.activity({ id })]),
  member('invitations', 'workspace.members', async (caller, { id, word }) => [
    word,
    await caller.workspaces.invites({ id }),
  ]),

  acting(
    'changing a draft',
    'workspace.drafts',
    (caller, team) => caller.albums.update({ id: team.albumId, label: fresh(team) }),
    'a little',
  ),
  acting(
    'changing a track',
    'workspace.drafts',
    (caller, team) => caller.tracks.update({ id: team.trackIds[0] ?? 0, name: fresh(team) }),
    'a little',
  ),
  acting(
    'changing an artist',
    'workspace.artists',
    (caller, team) => caller.artists.update({ id: team.artistId, name: fresh(team) }),
    'a little',
  ),
  acting(
    'renaming a file',
    'workspace.drafts',
    (caller, team) => caller.files.update({ id: team.fileId, name: `${fresh(team)}.txt` }),
    'a little',
  ),
  acting(
    'a folder inside',
    'workspace.drafts',
    (caller, team) => caller.files.createFolder({ name: fresh(team), parentId: team.folderId }),
    'a little',
  ),
  member(
    'renaming the workspace',
    'workspace.update',
    (caller, team) => caller.workspaces.update({ id: team.id, name: fresh(team) }),
    'a little',
  ),
  acting(
    'deleting a file',
    'workspace.drafts',
    (caller, { fileId }) => caller.files.delete({ entryIds: [fileId] }),
    'harmful',
  ),
  acting(
    'deleting a draft',
    'workspace.drafts',
    (caller, { albumId }) => caller.albums.delete({ id: albumId }),
    'harmful',
  ),
  acting(
    'handing an artist over',
    'owner',
    (caller, { artistId }) => caller.workspaces.handOver({ artist_id: artistId, workspace_id: 0 }),
    'harmful',
  ),
  member(
    'taking an invitation back',
    'workspace.members',
    (caller, { id, inviteId }) => caller.workspaces.revokeInvite({ id, invite_id: inviteId }),
    'harmful',
  ),
  member(
    'removing a member',
    'workspace.members',
    (caller, { id, people }) => caller.workspaces.removeMember({ id, user_id: people.contributor }),
    'harmful',
  ),
  member(
    'giving it away',
    'owner',
    (caller, { id, people }) => caller.workspaces.transfer({ id, user_id: people.viewer }),
    'harmful',
  ),
  member('deleting it', 'owner', (caller, { id }) => caller.workspaces.delete({ id }), 'harmful'),
];

/** All that a team has, as text: the same before and after what changed nothing. */
export async function contentsOf({ services: { db } }: TestSite, team: Held): Promise<string> {
  const { rows } = await sql<{ text: string }>`select concat_ws('|',
    (select w.name || w.owner_id from workspaces w where w.id = ${team.id}),
    (select string_agg(m.user_id || ':' || m.role_id, ',' order by m.user_id) from workspace_members m where m.workspace_id = ${team.id}),
    (select string_agg(f.name || coalesce(f.deleted_at::text, ''), ',' order by f.id) from file_entries f where f.workspace_id = ${team.id}),
    (select string_agg(i.id::text, ',' order by i.id) from workspace_invites i where i.workspace_id = ${team.id}),
    (select a.name || coalesce(a.workspace_id, 0) from artists a where a.id = ${team.artistId}),
    (select a.name || coalesce(a.label, '') || coalesce(a.deleted_at::text, '') from albums a where a.id = ${team.albumId}),
    (select string_agg(t.name, ',' order by t.id) from tracks t where t.album_id = ${team.albumId})) as text`.execute(
    db,
  );
  return rows[0]?.text ?? '';
}
