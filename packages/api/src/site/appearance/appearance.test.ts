import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestSite, refusal, type TestSite } from '../../testing.ts';
import type { Look, LookTheme } from './contract.ts';

let site: TestSite;
beforeAll(async () => {
  site = await createTestSite();
});
afterAll(() => site.close());
beforeEach(async () => {
  const { rev } = await editor();
  await admin().appearance.discardDraft({ rev });
});

const admin = () => site.as('appearance.manage', 'settings.manage');
const editor = () => admin().appearance.editor();
const bootstrap = async () => (await site.guest()).settings.bootstrap({});
const siteName = async () => (await bootstrap()).settings.branding as { site_name: string };

/** The look as it is being changed, changed further. */
async function save(change: (look: Look) => Look) {
  const { rev, draft, published } = await editor();
  return admin().appearance.saveDraft({ rev, look: change(draft ?? published) });
}
const named = (site_name: string) => (look: Look) => ({
  ...look,
  settings: { ...look.settings, branding: { ...(look.settings.branding as object), site_name } },
});
const themed = (change: (theme: LookTheme, index: number) => LookTheme) => (look: Look) => ({
  ...look,
  themes: look.themes.map(change),
});
async function publish(more: { note?: string; accept_warnings?: boolean } = {}) {
  const { rev } = await editor();
  return admin().appearance.publish({ rev, ...more });
}

describe('a draft of the look', () => {
  it('is kept for the next visit and seen by no visitor', async () => {
    const before = await siteName();
    await save(named('Harbour Radio'));
    expect((await editor()).draft?.settings.branding).toMatchObject({ site_name: 'Harbour Radio' });
    expect(await siteName()).toEqual(before);
  });

  it('is refused when somebody else has saved since it was opened', async () => {
    const { rev, published } = await editor();
    await admin().appearance.saveDraft({ rev, look: named('Mine')(published) });
    const late = admin().appearance.saveDraft({ rev, look: named('Theirs')(published) });
    expect((await refusal(late)).code).toBe('conflict');
    expect((await editor()).draft?.settings.branding).toMatchObject({ site_name: 'Mine' });
  });

  it('follows what is changed elsewhere, except for what it changes itself', async () => {
    await save(themed((theme, index) => (index === 0 ? { ...theme, name: 'Paper' } : theme)));
    const { branding } = (await editor()).published.settings;
    const values = { branding: { ...(branding as object), site_name: 'Renamed elsewhere' } };
    await admin().settings.update({ values });
    const { draft } = await editor();
    expect(draft?.settings.branding).toMatchObject({ site_name: 'Renamed elsewhere' });
    expect(draft?.themes[0]?.name).toBe('Paper');
  });

  it('that is what is published is none', async () => {
    await save(named('Something'));
    const { published, rev } = await editor();
    await admin().appearance.saveDraft({ rev, look: published });
    expect((await editor()).draft).toBeNull();
  });

  it.each<[string, (look: Look) => Look, string]>([
    [
      'a variable that no theme has',
      themed((t) => ({ ...t, colors: { ...t.colors, evil: '1 2 3' } })),
      'themes.1',
    ],
    [
      'a value that leaves its declaration',
      themed((t) => ({ ...t, colors: { ...t.colors, bg: '1 2 3}' } })),
      'themes.1',
    ],
    [
      'a font from elsewhere',
      themed((t) => ({ ...t, colors: { ...t.colors, 'font-sans': 'Comic' } })),
      'themes.1',
    ],
    [
      'a theme without its text colour',
      themed((t) => ({ ...t, colors: { bg: t.colors.bg ?? '' } })),
      'themes.1',
    ],
    ['no default for dark', themed((t) => ({ ...t, default_dark: false })), 'themes'],
    ['two defaults for light', (l) => ({ ...l, themes: [...l.themes, { ...first(l), id: -1 }] }), 'themes'],
    ['two themes with one number', (l) => ({ ...l, themes: [...l.themes, first(l)] }), 'themes'],
    [
      'a default theme that is not there',
      (l) => ({ ...l, settings: { ...l.settings, 'themes.default_id': 4_711 } }),
      'settings.themes.default_id',
    ],
    [
      'a menu that runs a script',
      (l) => ({
        ...l,
        settings: {
          ...l.settings,
          menus: [
            { id: 'a', name: 'A', positions: [], items: [{ ...menuItem, action: 'javascript:alert(1)' }] },
          ],
        },
      }),
      'settings.menus.0.items.0.action',
    ],
  ])('with %s is refused and changes nothing', async (_, change, field) => {
    const { rev, published } = await editor();
    const failure = await refusal(admin().appearance.saveDraft({ rev, look: change(published) }));
    expect(failure.code).toBe('invalid');
    expect(Object.keys(failure.fields ?? {})).toContain(field);
    expect(await editor()).toMatchObject({ rev, draft: null });
  });

  it('is for those who may change the look, in person', async () => {
    expect((await refusal((await site.guest()).appearance.editor())).code).toBe('unauthenticated');
    expect((await refusal(site.as('settings.manage').appearance.editor())).code).toBe('forbidden');
  });
});

describe('publishing', () => {
  it('gives every visitor the new look, and keeps it with who, when and a note', async () => {
    await save(named('Night Shift'));
    const { revisions, draft, published } = await publish({ note: 'New name' });
    expect(await siteName()).toMatchObject({ site_name: 'Night Shift' });
    expect(draft).toBeNull();
    expect(published.settings.branding).toMatchObject({ site_name: 'Night Shift' });
    expect(revisions[0]).toMatchObject({ note: 'New name', author: { id: 1 } });
    const { events } = { events: (await site.as('audit.view').audit.list({})).pagination.data };
    expect(events[0]).toMatchObject({ action: 'appearance.publish', data: { changed: ['branding'] } });
  });

  it('makes a new theme that may be the default at once, and removes one', async () => {
    await save((look) => ({
      settings: { ...look.settings, 'themes.default_id': -1 },
      themes: [...look.themes, { ...first(look), id: -1, name: 'Copy', default_light: false }],
    }));
    const made = (await publish()).published;
    const copy = made.themes.find(({ name }) => name === 'Copy');
    expect(copy?.id).toBeGreaterThan(0);
    expect(made.settings['themes.default_id']).toBe(copy?.id);
    expect((await bootstrap()).themes).toMatchObject({ selectedThemeId: copy?.id });

    await save((look) => ({
      settings: { ...look.settings, 'themes.default_id': null },
      themes: look.themes.filter(({ name }) => name !== 'Copy'),
    }));
    await publish();
    expect((await bootstrap()).themes.all.map(({ name }) => name)).not.toContain('Copy');
  });

  it('of text that is hard to read needs to be said', async () => {
    await save(
      themed((theme, index) =>
        index === 0 ? { ...theme, colors: { ...theme.colors, fg: '247 247 247' } } : theme,
      ),
    );
    const { checks } = await editor();
    expect(checks).toMatchObject([{ level: 'warning', section: 'themes', theme_id: 1 }]);
    const failure = await refusal(publish());
    expect(Object.keys(failure.fields ?? {})).toEqual(['accept_warnings']);
    await publish({ accept_warnings: true });
    expect((await bootstrap()).themes.all[0]?.colors.fg).toBe('247 247 247');
  });

  it('of menus that lead nobody home is refused', async () => {
    await save((look) => ({ ...look, settings: { ...look.settings, menus: [] } }));
    const failure = await refusal(publish({ accept_warnings: true }));
    expect(Object.keys(failure.fields ?? {})).toEqual(['checks']);
    expect(failure.fields?.checks).toEqual(['No menu leads to the home page.']);
  });

  it('of nothing, and of what somebody has changed meanwhile, is refused', async () => {
    expect((await refusal(publish())).code).toBe('conflict');
    await save(named('One'));
    const { rev } = await editor();
    await save(named('Two'));
    expect((await refusal(admin().appearance.publish({ rev, accept_warnings: true }))).code).toBe('conflict');
    expect(await siteName()).not.toMatchObject({ site_name: 'One' });
  });

  it('happens once when two admins press at the same time', async () => {
    await save(named('Pressed twice'));
    const { rev, revisions } = await editor();
    const both = await Promise.allSettled(
      [1, 2].map(() => admin().appearance.publish({ rev, accept_warnings: true })),
    );
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect((await editor()).revisions).toHaveLength(revisions.length + 1);
  });
});

describe('a revision', () => {
  it('is restored as a draft, deleted themes and all, and the first one is the state before', async () => {
    await save((look) => ({
      ...look,
      themes: [...look.themes, { ...first(look), id: -1, name: 'Gone soon', default_light: false }],
    }));
    const [revision] = (await publish({ accept_warnings: true })).revisions;
    await save((look) =>
      named('Later')({ ...look, themes: look.themes.filter(({ name }) => name !== 'Gone soon') }),
    );
    await publish({ accept_warnings: true });

    const { rev } = await editor();
    await admin().appearance.restore({ rev, id: revision?.id ?? 0 });
    const { draft } = await editor();
    expect(draft?.themes.map(({ name }) => name)).toContain('Gone soon');
    expect(draft?.settings.branding).not.toMatchObject({ site_name: 'Later' });
    expect(await siteName()).toMatchObject({ site_name: 'Later' });
    const { published } = await publish({ accept_warnings: true });
    expect(published.themes.find(({ name }) => name === 'Gone soon')?.id).toBeGreaterThan(0);

    const { revisions } = await editor();
    const original = await admin().appearance.revision({ id: revisions.at(-1)?.id ?? 0 });
    expect(original.revision.author).toBeNull();
    expect(original.look.settings.branding).toMatchObject({ site_name: 'Renamed elsewhere' });
  });

  it('that does not exist is not found', async () => {
    const { rev } = await editor();
    expect((await refusal(admin().appearance.revision({ id: 99_999 }))).code).toBe('not_found');
    expect((await refusal(admin().appearance.restore({ rev, id: 99_999 }))).code).toBe('not_found');
  });
});

const menuItem = {
  ...{ id: 'x', label: 'X', icon: null, type: 'link', target: '_self', roles: [], permissions: [] },
};

function first({ themes }: Look): LookTheme {
  const [theme] = themes;
  if (!theme) throw new Error('There is no theme.');
  return theme;
}
