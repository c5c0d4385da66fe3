import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Permission } from '../../core/permissions.ts';
import { createTestSite, refusal, type TestSite, userActor } from '../../testing.ts';
import { addTeam, type Team } from '../workspaces/testing-team.ts';
import { abortUpload } from './abort-upload.ts';
import { type Announcement, beginUpload, fileName } from './begin-upload.ts';
import { getUpload } from './get-upload.ts';

let site: TestSite;
let team: Team;
beforeAll(async () => {
  site = await createTestSite();
  team = await addTeam(site);
});
afterAll(() => site.close());

const mayUpload: Permission[] = [{ name: 'files.create', restrictions: [] }];
const file: Announcement = {
  transport: 'tus',
  name: 'Song.flac',
  size: 100,
  mime: '',
  disk: 'uploads',
  diskPrefix: '',
};
const code = async (call: Promise<unknown>) => (await refusal(call)).code;
/** The owner of the team, acting for it in a role that holds these permissions. */
const inTeam = (...permissions: 'workspace.drafts'[]) =>
  site.context(
    userActor(team.people.owner, { permissions: [...mayUpload], workspace: { id: team.id, permissions } }),
  );
const withoutRight = () => site.context(userActor(team.people.owner));

describe('an upload', () => {
  it('is begun by those who may upload, for a team by those whose role lets them', async () => {
    expect(await code(beginUpload(withoutRight(), file))).toBe('forbidden');
    expect(await code(beginUpload(inTeam(), file))).toBe('forbidden');
    await beginUpload(inTeam('workspace.drafts'), file);
  });

  it('goes on as long as its owner may upload', async () => {
    const { id } = await beginUpload(inTeam('workspace.drafts'), file);
    const stranger = userActor(team.people.viewer, { permissions: [...mayUpload] });
    for (const ask of [getUpload, abortUpload]) {
      expect(await code(ask(site.context(stranger), id))).toBe('not_found');
      expect(await code(ask(inTeam(), id))).toBe('not_found');
      expect(await code(ask(withoutRight(), id))).toBe('forbidden');
    }
    expect(await getUpload(inTeam('workspace.drafts'), id)).toMatchObject({ id });
  });

  it('is not given up while it is being written', async () => {
    const ctx = inTeam('workspace.drafts');
    const { id } = await beginUpload(ctx, file);
    const later = new Date(Date.now() + 60_000);
    const row = ctx.db.updateTable('upload_sessions').where('id', '=', id);
    await row.set({ writer: 'somebody', writer_until: later }).execute();
    expect(await code(abortUpload(ctx, id))).toBe('upload_busy');
    expect(await getUpload(ctx, id)).toMatchObject({ id });
  });

  it.each(['', ' ', '.', '..', 'Album/', 'Album/..', '\u202e\u0007'])('is not called %j', async (name) => {
    expect(() => fileName(name)).toThrow();
    const answer = await refusal(beginUpload(inTeam('workspace.drafts'), { ...file, name }));
    expect(answer.fields).toHaveProperty('file');
  });
});
