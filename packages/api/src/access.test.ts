import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Access, Rule } from './core/actor.ts';
import { type PermissionName, permissionTable } from './core/permissions.ts';
import { describeError } from './core/trpc.ts';
import { restTable } from './rest-table.ts';
import { appRouter, createCaller, ruleOf } from './router.ts';
import { createTestSite, refusal, type TestSite, userActor } from './testing.ts';

const procedures = Object.entries(appRouter._def.procedures)
  .map(([name, procedure]) => {
    const { _def } = procedure as unknown as { _def: { type: string } };
    return { name, type: _def.type, ...ruleOf(name) };
  })
  .sort((a, b) => (a.name < b.name ? -1 : 1));

/** The permission an access asks for; null when it asks for none. */
const permissionOf = (access: Access) => (access === 'open' || access === 'signed-in' ? null : access);
/** Asks for somebody to be present, by itself or by its permission. */
function isPersonal({ access, inPerson = false }: Rule): boolean {
  const permission = permissionOf(access);
  return inPerson || (permission !== null && 'inPerson' in permissionTable[permission]);
}

/** What a rule says, e.g. `signed-in, in person`. */
function wordsOf(rule: Rule): string {
  const words = [isPersonal(rule) ? 'in person' : [], rule.unverified ? 'also unverified' : []];
  return [rule.access, ...words.flat()].join(', ');
}

const rowsOf = (name: string) =>
  restTable.filter((row) => row.procedure === name).map((row) => `${row.method} ${row.path}`);

/** Permissions a visitor who is not signed in has on a new site. */
const guestsMayHold: readonly string[] = ['music.view', 'music.play', 'users.view', 'lyrics.view'];

let site: TestSite;
beforeAll(async () => {
  site = await createTestSite();
});
afterAll(() => site.close());

type Caller = ReturnType<TestSite['as']>;

/** Calls a procedure by its dotted name with an input no schema accepts: access comes first. */
function attempt(caller: Caller, name: string): Promise<unknown> {
  const [domain = '', procedure = ''] = name.split('.');
  const domains = caller as unknown as Record<string, Record<string, (input: unknown) => Promise<unknown>>>;
  const call = domains[domain]?.[procedure];
  if (!call) throw new Error(`There is no ${name}.`);
  return call('nonsense');
}

describe('access', () => {
  it('of every procedure, and its rows of the REST table', () => {
    const lines = procedures.map((procedure) => {
      const { name, type } = procedure;
      return [`${name} (${type})`, wordsOf(procedure), ...rowsOf(name)].join(' → ');
    });
    expect(lines).toMatchInlineSnapshot(`
      [
        "accessTokens.create (mutation) → api.access, in person → POST access-tokens",
        "accessTokens.delete (mutation) → api.access, in person → DELETE access-tokens/{id}",
        "accessTokens.list (query) → api.access, in person → GET access-tokens",
        "albums.create (mutation) → albums.manage → POST albums",
        "albums.delete (mutation) → albums.manage → DELETE albums/{id}",
        "albums.get (query) → music.view → GET albums/{id}",
        "albums.list (query) → music.view → GET albums",
        "albums.update (mutation) → albums.manage → PUT albums/{id}",
        "appearance.customCode (query) → open",
        "appearance.discardDraft (mutation) → appearance.manage, in person",
        "appearance.editor (query) → appearance.manage, in person",
        "appearance.menuChoices (query) → appearance.manage, in person",
        "appearance.previewAs (query) → appearance.manage, in person",
        "appearance.publish (mutation) → appearance.manage, in person",
        "appearance.restore (mutation) → appearance.manage, in person",
        "appearance.revision (query) → appearance.manage, in person",
        "appearance.saveDraft (mutation) → appearance.manage, in person",
        "appearance.storeImage (mutation) → appearance.manage, in person → POST appearance/images",
        "artists.albums (query) → music.view → GET artists/{id}/albums",
        "artists.create (mutation) → artists.manage → POST artists",
        "artists.delete (mutation) → artists.manage → DELETE artists/{id}",
        "artists.get (query) → music.view → GET artists/{id}",
        "artists.list (query) → music.view → GET artists",
        "artists.similar (query) → music.view → GET artists/{id}/similar",
        "artists.tracks (query) → music.view → GET artists/{id}/tracks",
        "artists.update (mutation) → artists.manage → PUT artists/{id}",
        "audit.actions (query) → audit.view, in person → GET audit-events/actions",
        "audit.list (query) → audit.view, in person → GET audit-events",
        "auth.changeEmail (mutation) → signed-in, in person, also unverified → POST users/me/email",
        "auth.changePassword (mutation) → signed-in, in person → POST users/me/password/change",
        "auth.confirmPassword (mutation) → signed-in, in person → POST auth/confirm-password",
        "auth.endOtherSessions (mutation) → signed-in, in person → DELETE users/me/sessions",
        "auth.endSession (mutation) → signed-in, in person → DELETE users/me/sessions/{id}",
        "auth.forgotPassword (mutation) → open, also unverified → POST auth/forgot-password",
        "auth.humanChallenge (query) → open, also unverified → GET human-check",
        "auth.login (mutation) → open, also unverified → POST auth/login",
        "auth.logout (mutation) → open, also unverified → POST auth/logout",
        "auth.register (mutation) → open → POST auth/register",
        "auth.resetPassword (mutation) → open, also unverified → POST auth/reset-password",
        "auth.sendVerification (mutation) → open, also unverified → POST auth/email/verification-notification",
        "auth.sessions (query) → signed-in, in person → GET users/me/sessions",
        "auth.verifyEmail (mutation) → open, also unverified → POST auth/email/verify",
        "auth.verifyHuman (mutation) → open, also unverified → POST recaptcha/verify",
        "channels.create (mutation) → channels.manage → POST channels",
        "channels.delete (mutation) → channels.manage → POST channels/remove",
        "channels.edited (query) → channels.manage → GET channels/{channel}/edit",
        "channels.get (query) → music.view → GET channels/{channel}",
        "channels.landingArtists (query) → music.view → GET landing/artists",
        "channels.list (query) → channels.manage → GET channels",
        "channels.preview (query) → channels.manage",
        "channels.search (query) → channels.manage",
        "channels.update (mutation) → channels.manage → PUT channels/{channel}",
        "contact.send (mutation) → open → POST contact-page",
        "genres.albums (query) → music.view → GET genres/{genre}/albums",
        "genres.create (mutation) → genres.manage → POST genres",
        "genres.delete (mutation) → genres.manage → DELETE genres/{genre}",
        "genres.get (query) → music.view → GET genres/{genre}",
        "genres.list (query) → music.view → GET genres",
        "genres.tracks (query) → music.view → GET genres/{genre}/tracks",
        "genres.update (mutation) → genres.manage → PUT genres/{genre}",
        "imports.browse (query) → settings.manage, in person → GET library-folders",
        "imports.cancel (mutation) → settings.manage, in person → POST imports/{id}/cancel",
        "imports.confirmMissing (mutation) → settings.manage, in person → POST imports/{id}/confirm",
        "imports.createLibrary (mutation) → settings.manage, in person → POST libraries",
        "imports.deleteLibrary (mutation) → settings.manage, in person → DELETE libraries/{id}",
        "imports.files (query) → settings.manage, in person → GET libraries/{id}/files",
        "imports.get (query) → settings.manage, in person → GET imports/{id}",
        "imports.libraries (query) → settings.manage, in person → GET libraries",
        "imports.library (query) → settings.manage, in person → GET libraries/{id}",
        "imports.list (query) → settings.manage, in person → GET imports",
        "imports.report (query) → settings.manage, in person → GET libraries/{id}/report",
        "imports.retry (mutation) → settings.manage, in person → POST libraries/{id}/retry",
        "imports.start (mutation) → settings.manage, in person → POST imports",
        "imports.startLibrary (mutation) → settings.manage, in person → POST libraries/{id}/import",
        "imports.updateLibrary (mutation) → settings.manage, in person → PUT libraries/{id}",
        "localizations.create (mutation) → localizations.manage, in person → POST localizations",
        "localizations.delete (mutation) → localizations.manage, in person → DELETE localizations/{id}",
        "localizations.export (query) → localizations.manage, in person → GET localizations/{id}/export",
        "localizations.import (mutation) → localizations.manage, in person → POST localizations/{id}/import",
        "localizations.lines (query) → localizations.manage, in person → GET localizations/{id}/lines",
        "localizations.list (query) → localizations.manage, in person → GET localizations",
        "localizations.update (mutation) → localizations.manage, in person → PUT localizations/{id}",
        "localizations.updateLines (mutation) → localizations.manage, in person → PUT localizations/{id}/lines",
        "lyrics.delete (mutation) → lyrics.manage → DELETE tracks/{id}/lyrics",
        "lyrics.get (query) → lyrics.view → GET tracks/{id}/lyrics",
        "lyrics.put (mutation) → lyrics.manage → PUT tracks/{id}/lyrics",
        "lyrics.search (query) → lyrics.view → GET search/lyrics",
        "pages.create (mutation) → pages.manage → POST custom-pages",
        "pages.delete (mutation) → pages.manage → POST custom-pages/remove",
        "pages.edited (query) → pages.manage → GET custom-pages/{page}/edit",
        "pages.get (query) → open → GET custom-pages/{page}",
        "pages.getById (query) → open",
        "pages.list (query) → pages.manage → GET custom-pages",
        "pages.update (mutation) → pages.manage → PUT custom-pages/{page}",
        "plays.record (mutation) → music.play → POST tracks/{id}/plays",
        "roles.create (mutation) → roles.manage, in person → POST roles",
        "roles.delete (mutation) → roles.manage, in person → DELETE roles/{id}",
        "roles.get (query) → roles.manage, in person → GET roles/{id}",
        "roles.list (query) → admin.access, in person → GET roles",
        "roles.members (query) → roles.manage, in person → GET roles/{id}/members",
        "roles.permissions (query) → roles.manage, in person → GET permissions",
        "roles.update (mutation) → roles.manage, in person → PUT roles/{id}",
        "search.query (query) → music.view → GET search",
        "search.suggest (query) → music.view → GET search/suggest",
        "settings.bootstrap (query) → open, also unverified → GET bootstrap-data",
        "settings.list (query) → settings.manage, in person → GET settings",
        "settings.testMail (mutation) → settings.manage, in person → POST settings/test-mail",
        "settings.testSocial (mutation) → settings.manage, in person → POST settings/test-social",
        "settings.testStorage (mutation) → settings.manage, in person → POST settings/test-storage",
        "settings.update (mutation) → settings.manage, in person → PUT settings",
        "settings.valueLists (query) → open, also unverified → GET value-lists/{names}",
        "socialLogin.connect (mutation) → open, also unverified → POST secure/auth/social/connect",
        "socialLogin.disconnect (mutation) → signed-in, in person → POST secure/auth/social/{service}/disconnect",
        "socialLogin.services (query) → open, also unverified → GET secure/auth/social",
        "streaming.analyseAgain (mutation) → settings.manage, in person → POST audio/analyse",
        "streaming.originals (query) → settings.manage, in person → GET audio/files",
        "streaming.overview (query) → settings.manage, in person → GET audio",
        "streaming.sources (query) → music.play → GET tracks/{id}/sources",
        "tags.create (mutation) → tags.manage → POST tags",
        "tags.delete (mutation) → tags.manage → DELETE tags/{tag}",
        "tags.get (query) → music.view → GET tags/{tag}",
        "tags.list (query) → music.view → GET tags",
        "tags.tracks (query) → music.view → GET tags/{tag}/tracks",
        "tags.update (mutation) → tags.manage → PUT tags/{tag}",
        "tracks.byIds (query) → music.view",
        "tracks.count (query) → music.view",
        "tracks.delete (mutation) → tracks.manage → DELETE tracks/{id}",
        "tracks.get (query) → music.view → GET tracks/{id}",
        "tracks.ids (query) → music.view",
        "tracks.index (query) → music.view",
        "tracks.list (query) → music.view → GET tracks",
        "tracks.update (mutation) → tracks.manage → PUT tracks/{id}",
        "tracks.waveform (query) → music.view → GET tracks/{id}/waveform",
        "users.assignRole (mutation) → users.manage, in person → POST users/assign-role",
        "users.create (mutation) → users.manage, in person → POST users",
        "users.dataExport (query) → signed-in, in person → GET users/me/export",
        "users.delete (mutation) → signed-in, in person → DELETE users/{id}",
        "users.deleteView (mutation) → users.manage, in person",
        "users.get (query) → open → GET users/{id}",
        "users.linkDataExport (mutation) → signed-in, in person → POST users/me/export/link",
        "users.list (query) → users.manage, in person → GET users",
        "users.remove (mutation) → users.manage, in person → POST users/remove",
        "users.removeAvatar (mutation) → signed-in → DELETE users/{id}/avatar",
        "users.requestDataExport (mutation) → signed-in, in person → POST users/me/export",
        "users.resendVerification (mutation) → users.manage, in person → POST users/resend-verification",
        "users.saveView (mutation) → users.manage, in person",
        "users.savedViews (query) → users.manage, in person",
        "users.setAvatar (mutation) → signed-in → POST users/{id}/avatar",
        "users.setLocale (mutation) → open, also unverified → POST users/me/locale",
        "users.signInAs (mutation) → users.manage, in person → POST users/{id}/sign-in-as",
        "users.suspend (mutation) → users.manage, in person → POST users/suspend",
        "users.unsuspend (mutation) → users.manage, in person → POST users/unsuspend",
        "users.update (mutation) → signed-in → PUT users/{id}",
      ]
    `);
  });

  it('is stated by permissions that exist, and every REST row names a procedure once', () => {
    for (const { access } of procedures) {
      expect([...Object.keys(permissionTable), 'open', 'signed-in']).toContain(access);
    }
    const addresses = restTable.map((row) => `${row.method} ${row.path.replace(/\{\w+\}/g, '{}')}`);
    expect(new Set(addresses).size).toBe(addresses.length);
    for (const row of restTable) {
      expect(procedures.map(({ name }) => name)).toContain(row.procedure);
      const changes = procedures.find(({ name }) => name === row.procedure)?.type === 'mutation';
      expect(row.method === 'GET', row.path).toBe(!changes);
    }
  });

  it('to whatever changes something is never a guest’s, apart from plays, messages and the ways in', () => {
    const guests = new Set<string>(['open', ...guestsMayHold]);
    const changing = procedures.filter(({ changes, access }) => changes && guests.has(access));
    expect(changing.map(({ name }) => name)).toEqual([
      'auth.forgotPassword',
      'auth.login',
      'auth.logout',
      'auth.register',
      'auth.resetPassword',
      'auth.sendVerification',
      'auth.verifyEmail',
      'auth.verifyHuman',
      'contact.send',
      'plays.record',
      'socialLogin.connect',
      'users.setLocale',
    ]);
  });

  it('before the address is confirmed leads through the gate and nowhere else', () => {
    expect(procedures.filter(({ unverified }) => unverified).map(({ name }) => name)).toEqual([
      'auth.changeEmail',
      'auth.forgotPassword',
      'auth.humanChallenge',
      'auth.login',
      'auth.logout',
      'auth.resetPassword',
      'auth.sendVerification',
      'auth.verifyEmail',
      'auth.verifyHuman',
      'settings.bootstrap',
      'settings.valueLists',
      'socialLogin.connect',
      'socialLogin.services',
      'users.setLocale',
    ]);
  });

  it.each(procedures.filter(({ access }) => access !== 'open'))(
    'to $name is denied to guests and to users without $access, before the input is read',
    async (procedure) => {
      const { name, access } = procedure;
      const permission = permissionOf(access);
      if (!guestsMayHold.includes(access)) {
        expect((await refusal(attempt(await site.guest(), name))).code).toBe('unauthenticated');
      }
      if (permission) {
        const names = Object.keys(permissionTable) as PermissionName[];
        const others = names.filter((other) => other !== permission && other !== 'admin');
        expect((await refusal(attempt(site.as(...others), name))).code).toBe('forbidden');
        expect(await outcome(attempt(site.as(permission), name))).toBe('reached');
        expect(await outcome(attempt(site.as('admin'), name))).toBe('reached');
      }
    },
  );

  it.each(procedures)(
    'to $name by a token hangs on presence, on its scope and on its owner’s right to tokens',
    async (procedure) => {
      const byToken = (scope: 'read' | 'write', ...names: PermissionName[]) => {
        const permissions = names.map((name) => ({ name, restrictions: [] }));
        return createCaller(site.context(userActor(1, { permissions, token: { id: 1, scope } })));
      };
      const held = permissionOf(procedure.access) ?? 'music.view';
      const ask = (caller: Caller) => outcome(attempt(caller, procedure.name));
      const allowed = isPersonal(procedure) ? 'forbidden' : 'reached';
      expect(await ask(byToken('write', held, 'api.access'))).toBe(allowed);
      expect(await ask(byToken('read', held, 'api.access'))).toBe(procedure.changes ? 'forbidden' : allowed);
      if (held !== 'api.access') expect(await ask(byToken('write', held))).toBe('forbidden');
    },
  );

  it('to music is a matter of the guest role as well', async () => {
    const music = procedures.filter(({ access }) => guestsMayHold.includes(access));
    expect(music.length).toBeGreaterThan(20);
    for (const { name } of music) {
      expect((await refusal(attempt(site.as(), name))).code, name).toBe('forbidden');
    }
    const listener = site.as('music.view');
    await expect(listener.albums.list({})).resolves.toHaveProperty('pagination');
  });
});

/** Whether a call got past the guard: what it answers to nonsense behind it is its own affair. */
async function outcome(call: Promise<unknown>): Promise<string> {
  const code = await call.then(
    () => 'reached',
    (error: unknown) => describeError(error).code,
  );
  return ['unauthenticated', 'forbidden', 'email_unverified'].includes(code) ? code : 'reached';
}
