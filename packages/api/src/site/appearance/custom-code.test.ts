import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestSite, refusal, type TestSite } from '../../testing.ts';
import type { CustomCode, Look } from './contract.ts';

let site: TestSite;
let now = new Date();
beforeAll(async () => {
  site = await createTestSite({ now: () => now });
});
afterAll(() => site.close());
beforeEach(async () => {
  const { rev } = await coder().appearance.editor();
  await coder().appearance.discardDraft({ rev });
});

const coder = () => site.as('appearance.manage', 'custom_code.manage', 'settings.manage');
const admin = () => site.as('admin');
const designer = () => site.as('appearance.manage', 'settings.manage');
const code = (more: Partial<CustomCode>): CustomCode => ({ css: '', html: '', scripts: false, ...more });

async function save(by: ReturnType<typeof coder>, change: (settings: Look['settings']) => Look['settings']) {
  const { rev, draft, published } = await by.appearance.editor();
  const look = draft ?? published;
  return by.appearance.saveDraft({ rev, look: { ...look, settings: change(look.settings) } });
}
const withCode = (more: Partial<CustomCode>) => (settings: Look['settings']) => ({
  ...settings,
  custom_code: code(more),
});

describe('code of the site', () => {
  it('is written by those who may, and published to visitors', async () => {
    const { rev } = await save(coder(), withCode({ css: 'h1 { color: red }', html: '<p>Hello</p>' }));
    await coder().appearance.publish({ rev });
    expect(await (await site.guest()).appearance.customCode()).toEqual({
      css: 'h1 { color: red }',
      html: '<p>Hello</p>',
      scripts: false,
    });
  });

  it('is not written by who may only change the look, nor published', async () => {
    expect((await refusal(save(designer(), withCode({ css: 'a{}' })))).code).toBe('forbidden');
    await save(coder(), withCode({ css: 'b{}' }));
    const described = (settings: Look['settings']) => ({ ...settings, 'site.description': 'With code' });
    const { rev } = await save(designer(), described);
    expect((await refusal(designer().appearance.publish({ rev }))).code).toBe('forbidden');
    await coder().appearance.publish({ rev });
  });

  it('is not set past the editor', async () => {
    const values = { custom_code: code({ css: 'c{}' }) };
    expect((await refusal(site.as('admin').settings.update({ values }))).code).toBe('forbidden');
  });

  it('asks for the password again a quarter of an hour after it was given', async () => {
    const before = now;
    const person = coder();
    const { rev } = await save(person, withCode({ css: 'd{}' }));
    now = new Date(before.getTime() + 16 * 60_000);
    expect((await refusal(person.appearance.publish({ rev }))).code).toBe('locked');
    now = before;
    await person.appearance.publish({ rev });
  });

  it.each([
    ['.a { color: red', 'The style sheet cannot be read from line 1 on.'],
    ['@import "x.css";', 'The style sheet loads another one in line 1. Put its rules here instead.'],
  ])('with a fault hinders publishing: %s', async (css, text) => {
    const { rev, checks } = await save(coder(), withCode({ css }));
    expect(checks).toContainEqual({
      level: 'critical',
      text,
      section: 'custom-code',
      theme_id: null,
      menu_id: null,
    });
    const answer = await refusal(coder().appearance.publish({ rev, accept_warnings: true }));
    expect(answer.fields).toEqual({ checks: [text] });
  });

  it.each([
    { css: 'a{}</style><script>alert(1)</script>' },
    { css: 'x'.repeat(50_001) },
    { html: 'x'.repeat(50_001) },
  ])('that cannot stand in a page is refused', async (more) => {
    expect((await refusal(save(coder(), withCode(more)))).code).toBe('invalid');
  });

  it('with scripts is brought by documents alone', async () => {
    const html = '<script>count()</script>';
    const { rev } = await save(coder(), withCode({ html, scripts: true }));
    await admin().appearance.publish({ rev });
    expect(await (await site.guest()).appearance.customCode()).toEqual({ css: '', html: '', scripts: true });
  });

  it('runs no scripts for those who run the site', async () => {
    const html = '<p>Hello</p><script>count()</script>';
    const { rev } = await save(coder(), withCode({ html, scripts: true }));
    await admin().appearance.publish({ rev });
    const without = { css: '', html: '<p>Hello</p>', scripts: false };
    for (const held of ['admin.access', 'users.manage', 'admin'] as const) {
      expect(await site.as(held).appearance.customCode(), held).toEqual(without);
    }
    expect((await site.as('music.view').appearance.customCode()).scripts).toBe(true);
  });

  it('has its scripts switched on by an admin alone, and all admins are told', async () => {
    const { rev: off } = await save(coder(), withCode({}));
    await coder().appearance.publish({ rev: off });
    await site.services.db.deleteFrom('notifications').execute();
    const { rev } = await save(coder(), withCode({ html: '<script>count()</script>', scripts: true }));
    expect(await refusal(coder().appearance.publish({ rev }))).toMatchObject({
      code: 'forbidden',
      message: 'Only an admin can switch scripts on.',
    });
    await admin().appearance.publish({ rev });
    const mine = await (await site.user()).notifications.list({});
    expect(mine.pagination.data.map(({ data }) => data.lines[0]?.content)).toEqual([
      '\u2068Admin\u2069 switched on scripts in the code of this site',
    ]);
    // Those that are on may be changed by who may change the code.
    const { rev: next } = await save(coder(), withCode({ html: '<script>tally()</script>', scripts: true }));
    await coder().appearance.publish({ rev: next });
  });
});
