import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { forgetSite } from '../../../platform/site-state/site.ts';
import { putSetting } from '../../../site/settings/queries.ts';
import { createTestSite, refusal, type TestSite, testPassword } from '../../../testing.ts';
import { mailReset } from './mail-reset.ts';
import { hashPassword } from './password.ts';

let site: TestSite;
beforeAll(async () => {
  site = await createTestSite({ mail: { hasInbox: true, send: async () => {} } });
  const { db } = site.services;
  await putSetting(db, 'human_check.kind', 'off');
  const branding = (await (await site.guest()).settings.bootstrap({})).settings.branding as object;
  await putSetting(db, 'branding', { ...branding, site_name: 'Harbour Radio' });
  forgetSite(db);
});
afterAll(() => site.close());

const names = { display_name: 'Nora Lindqvist', first_name: 'Zephyrine', last_name: 'Hallström' };
let serial = 0;
const newEmail = () => `melodica${++serial}@tonleiter.example`;

/** An account with a name of its own; its password is `testPassword`. */
async function addPerson() {
  const email = newEmail();
  const id = await site.addUser(email);
  await site.services.db.updateTable('users').set(names).where('id', '=', id).execute();
  return { id, email };
}
const signsIn = async (email: string, password: string) =>
  (await site.browser().caller()).auth.login({ email, password }).then(
    () => true,
    () => false,
  );
const isAccount = async (email: string) =>
  (await site.services.db.selectFrom('users').select('id').where('email', '=', email).execute()).length > 0;

async function mailedToken(email: string): Promise<string> {
  await mailReset(site.system(), { email, language: 'en' });
  const { params } = await site.services.db
    .selectFrom('mails')
    .select('params')
    .where('recipient', '=', email)
    .orderBy('created_at', 'desc')
    .executeTakeFirstOrThrow();
  return /reset\/([^?]+)\?/.exec(String(params?.link))?.[1] ?? '';
}

const register = async (email: string, password: string) =>
  (await site.browser().caller()).auth.register({ email, password, password_confirmation: password });
const reset = async (email: string, token: string, password: string) =>
  (await site.browser().caller()).auth.resetPassword({
    email,
    token,
    password,
    password_confirmation: password,
  });
async function change(email: string, password: string) {
  const browser = site.browser();
  await (await browser.caller()).auth.login({ email, password: testPassword });
  return (await browser.caller()).auth.changePassword({
    current_password: testPassword,
    new_password: password,
    new_password_confirmation: password,
  });
}
/** The first admin: manages everybody. */
const manager = () => site.user();

/** Status and texts by field of a refusal. */
async function answer(attempt: Promise<unknown>) {
  const { status, fields } = await refusal(attempt);
  return { status, fields };
}
const tooEasy = (field = 'password') => ({
  status: 422,
  fields: { [field]: ['This password is too easy to guess.'] },
});

describe('registering', () => {
  it.each([
    'kantele123',
    'Kantele2026!',
    'password1',
    'P@ssw0rd2026!',
    '12345678',
    'qwertyuiop',
    'qUeRtYuIoP',
    'qwertzuiop',
    'azertyuiop',
    '1q2w3e4r5t',
    'letmein1!',
    'sunshine99',
    'Summer2026!',
    'qxqxqxqx',
    'aaaaaaaaaaaaaaaa',
    'hunter2hunter2',
    'abcdefghijkl',
    '01.01.1990',
    'administrator',
  ])('refuses %s', async (password) => {
    const email = newEmail();
    expect(await answer(register(email, password))).toEqual(tooEasy());
    expect(await isAccount(email)).toBe(false);
  });

  it.each([
    testPassword,
    'a good long phrase',
    'eine gute lange Phrase',
    'عبارة مرور طويلة',
    'hbqzvtrw',
    'kX9$mQ2v',
    'kantele is a fine instrument',
  ])('takes %s', async (password) => {
    const email = newEmail();
    await register(email, password);
    expect(await signsIn(email, password)).toBe(true);
  });

  it.each([
    ['the name of the site', 'harbour-radio1'],
    ['a word of it', 'Harbour2026!'],
    ['the name of the site, run together', 'HarbourRadio99'],
    ['the address', 'ukulele.ottavina@tonleiter.example'],
    ['its local part', 'ukulele.ottavina7'],
    ['a word of its local part', 'Ottavina!1'],
    ['its domain', 'tonleiter.example1'],
    ['a word of its domain', 'Tonleiter24'],
  ])('refuses a password made of %s', async (_, password) => {
    const email = 'ukulele.ottavina@tonleiter.example';
    expect(await answer(register(email, password))).toEqual(tooEasy());
  });

  it('refuses an address longer than what is looked at, too', async () => {
    const email = 'barytone.vuvuzela.chalumeau.ophicleide@sackbut.example';
    expect(await answer(register(email, email))).toEqual(tooEasy());
  });

  it('looks at the first 32 characters only', async () => {
    const tail = 'vk8Wq2rZ'.repeat(121);
    expect(await answer(register(newEmail(), `${'a'.repeat(32)}${tail}`))).toEqual(tooEasy());
    const email = newEmail();
    const long = `x4Tq9bLw7Zp2Rk5Vn8Hd3Gs6Jm1Yc0Fe${tail}`;
    expect(long).toHaveLength(1_000);
    await register(email, long);
    expect(await signsIn(email, long)).toBe(true);
  });
});

describe.each([
  ['that everybody knows', 'qwertyuiop'],
  ['made of the name of the site', 'harbour-radio1'],
  ['made of the address', 'tonleiter24'],
  ['made of the display name', 'lindqvist1'],
  ['made of the first name', 'zephyrine9'],
  ['made of the last name', 'hallström!'],
  ['made of the last name in separate marks', 'hallstro\u0308m!'],
])('a password %s', (_, weak) => {
  it('is refused where it is changed, and the old one stays', async () => {
    const { email } = await addPerson();
    expect(await answer(change(email, weak))).toEqual(tooEasy('new_password'));
    expect(await signsIn(email, testPassword)).toBe(true);
  });

  it('is refused by a mailed link, which goes on working', async () => {
    const { email } = await addPerson();
    const token = await mailedToken(email);
    expect(await answer(reset(email, token, weak))).toEqual(tooEasy());
    expect(await signsIn(email, testPassword)).toBe(true);
    await reset(email, token, 'another good phrase');
    expect(await signsIn(email, 'another good phrase')).toBe(true);
  });

  it('is refused where somebody else sets it, and the old one stays', async () => {
    const { id, email } = await addPerson();
    expect(await answer((await manager()).users.update({ id, password: weak }))).toEqual(tooEasy());
    expect(await signsIn(email, testPassword)).toBe(true);
  });
});

describe('a password somebody else sets', () => {
  it.each(['qwertyuiop', 'harbour-radio1', 'tonleiter24', 'lindqvist1'])(
    'for a new account is not %s',
    async (password) => {
      const email = newEmail();
      const input = { email, display_name: names.display_name, password };
      expect(await answer((await manager()).users.create(input))).toEqual(tooEasy());
      expect(await isAccount(email)).toBe(false);
    },
  );

  it.each([
    ['name', { display_name: 'Sackbut' }],
    ['address', { email: 'sackbut@tonleiter.example' }],
  ])('is not made of the %s that is set with it', async (_, more) => {
    const { id } = await addPerson();
    expect(await answer((await manager()).users.update({ id, password: 'sackbut24', ...more }))).toEqual(
      tooEasy(),
    );
  });
});

describe('a password from before', () => {
  it('signs in, however easy it is to guess', async () => {
    const { id, email } = await addPerson();
    const password_hash = await hashPassword('kantele123');
    await site.services.db.updateTable('users').set({ password_hash }).where('id', '=', id).execute();
    expect(await signsIn(email, 'kantele123')).toBe(true);
  });
});

describe('a link that is not valid', () => {
  it('does not tell whether a password has to do with the name of the account', async () => {
    const { email } = await addPerson();
    for (const password of ['lindqvist1', 'another good phrase'])
      expect(Object.keys((await answer(reset(email, 'no-such-token', password))).fields ?? {})).toEqual([
        'token',
      ]);
  });
});
