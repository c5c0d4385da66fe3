import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { putSetting } from '../../site/settings/queries.ts';
import { createTestSite, refusal, type TestSite } from '../../testing.ts';
import { shippedKeys } from '../site-state/shipped.ts';
import { forgetSite } from '../site-state/site.ts';

let site: TestSite;
beforeAll(async () => {
  site = await createTestSite();
});
afterAll(() => site.close());

const editor = async () => (await site.user()).localizations;
async function named(language: string) {
  const { localizations } = await (await editor()).list({});
  const found = localizations.find((row) => row.language === language);
  if (!found) throw new Error(`There is no ${language}.`);
  return found;
}
async function bootstrap(language: string) {
  const { createCaller } = await import('../../router.ts');
  return createCaller({ ...site.system(), language }).settings.bootstrap({});
}
const pluralKey = ':count track|:count tracks';

describe('languages', () => {
  it('of a new site are English, German and Arabic', async () => {
    const { localizations } = await (await editor()).list({});
    expect(
      localizations.map(({ language, direction, is_default }) => [language, direction, is_default]),
    ).toEqual(
      expect.arrayContaining([
        ['en', 'ltr', true],
        ['de', 'ltr', false],
        ['ar', 'rtl', false],
      ]),
    );
    const english = await named('en');
    expect(english).toMatchObject({ total: shippedKeys.length, translated: shippedKeys.length, changed: 0 });
  });

  it('are for those who may manage them', async () => {
    expect((await refusal((await site.guest()).localizations.list({}))).code).toBe('unauthenticated');
    expect((await refusal(site.as('settings.manage').localizations.list({}))).code).toBe('forbidden');
    expect((await site.as('localizations.manage').localizations.list({})).localizations).toHaveLength(3);
  });

  it('can be added, renamed, switched off and deleted', async () => {
    const { localization } = await (await editor()).create({ language: 'pt-br', name: 'Português' });
    expect(localization).toMatchObject({ language: 'pt-BR', enabled: true, translated: 0 });
    expect((await bootstrap('pt-BR')).i18n).toMatchObject({ language: 'pt-BR', direction: 'ltr' });
    const { id } = localization;
    expect((await (await editor()).update({ id, name: 'Brasil', enabled: false })).localization.name).toBe(
      'Brasil',
    );
    expect((await bootstrap('pt-BR')).i18n.language).toBe('en');
    expect((await bootstrap('en')).localizations.map(({ language }) => language)).not.toContain('pt-BR');
    await (await editor()).delete({ id });
    expect((await refusal((await editor()).update({ id, name: 'x' }))).code).toBe('not_found');
  });

  it.each(['xx1', 'zz-zz-zz-zz-zz', '../../x', 'qqq', 'de'])('are not called %s', async (language) => {
    const answer = await refusal((await editor()).create({ language, name: 'x' }));
    expect(Object.keys(answer.fields ?? {})).toEqual(['language']);
  });

  it('keep the default one', async () => {
    const { id } = await named('en');
    expect((await refusal((await editor()).delete({ id }))).code).toBe('conflict');
    expect((await refusal((await editor()).update({ id, enabled: false }))).code).toBe('conflict');
    await putSetting(site.services.db, 'i18n.default_localization', 'de');
    forgetSite(site.services.db);
    const german = await named('de');
    expect(german.is_default).toBe(true);
    expect((await refusal((await editor()).delete({ id: german.id }))).code).toBe('conflict');
    await site.services.db.deleteFrom('settings').execute();
    forgetSite(site.services.db);
  });

  it('are listed for visitors only where they may choose', async () => {
    expect((await bootstrap('en')).localizations).toHaveLength(3);
    await putSetting(site.services.db, 'i18n.enable', false);
    forgetSite(site.services.db);
    expect((await bootstrap('en')).localizations).toEqual([]);
    await site.services.db.deleteFrom('settings').execute();
    forgetSite(site.services.db);
  });
});

describe('lines', () => {
  it('of English are there to be changed', async () => {
    const caller = site.as('localizations.manage');
    const { localizations } = await caller.localizations.list({});
    const id = localizations.find(({ language }) => language === 'en')?.id ?? 0;
    const { pagination } = await caller.localizations.lines({ id, query: 'Create a new account' });
    expect(pagination.data[0]).toMatchObject({
      shipped: 'Create a new account',
      override: null,
      missing: false,
    });
  });

  it('are what visitors read at once, over what is shipped', async () => {
    const { id } = await named('de');
    const lines = { Home: 'Daheim', 'Our menu': 'Unsere Karte' };
    const { localization } = await (await editor()).updateLines({ id, lines });
    expect(localization.changed).toBe(2);
    expect((await bootstrap('de')).i18n).toMatchObject({ language: 'de', name: 'Deutsch', lines });
    expect((await bootstrap('en')).i18n.lines).toEqual({});
    await (await editor()).updateLines({ id, lines: { Home: null, 'Our menu': null } });
    expect((await named('de')).changed).toBe(0);
  });

  it('of English can be changed as well', async () => {
    const { id } = await named('en');
    await (await editor()).updateLines({ id, lines: { Home: 'Start' } });
    expect((await bootstrap('en')).i18n).toMatchObject({ direction: 'ltr', lines: { Home: 'Start' } });
    await (await editor()).updateLines({ id, lines: { Home: null } });
  });

  it('are saved all or none, with what is wrong by English text', async () => {
    const { id } = await named('ar');
    const lines = { Home: 'الرئيسية', [pluralKey]: ':count مقطع', Albums: ':strange' };
    const answer = await refusal((await editor()).updateLines({ id, lines }));
    expect(Object.keys(answer.fields ?? {}).sort()).toEqual([pluralKey, 'Albums'].sort());
    expect(answer.fields?.[pluralKey]?.[0]).toContain('6');
    expect((await named('ar')).changed).toBe(0);
  });

  it('can be looked through in pages, by word and by state', async () => {
    const { id } = await (await editor())
      .create({ language: 'fi', name: 'Suomi' })
      .then((made) => made.localization);
    const first = (await (await editor()).lines({ id, per_page: 20 })).pagination;
    expect(first.data).toHaveLength(20);
    expect(first.data.every((line) => line.missing && !line.added)).toBe(true);
    const rest: string[] = [];
    let cursor = first.next_cursor;
    while (cursor) {
      const page = (await (await editor()).lines({ id, per_page: 100, cursor })).pagination;
      rest.push(...page.data.map(({ key }) => key));
      cursor = page.next_cursor;
    }
    expect([...first.data.map(({ key }) => key), ...rest]).toEqual([...shippedKeys].sort());
    await (await editor()).updateLines({ id, lines: { Home: 'Koti', 'Oma teksti': 'x' } });
    const find = async (filter: 'all' | 'missing' | 'changed' | 'added', query?: string) =>
      (await (await editor()).lines({ id, filter, query, per_page: 100 })).pagination.data.map(
        ({ key }) => key,
      );
    expect(await find('changed')).toEqual(['Home', 'Oma teksti']);
    expect(await find('added')).toEqual(['Oma teksti']);
    expect(await find('all', 'KOTI')).toEqual(['Home']);
    expect(await find('missing', 'home')).not.toContain('Home');
    const [line] = (await (await editor()).lines({ id, query: pluralKey })).pagination.data;
    expect(line?.plural).toEqual(['one', 'other']);
    await (await editor()).delete({ id });
  });

  it('do not lose what two admins write at once', async () => {
    const { id } = await named('de');
    const caller = await editor();
    const keys = shippedKeys.filter((key) => !/[:|]/.test(key)).slice(0, 10);
    await Promise.all(keys.map((key) => caller.updateLines({ id, lines: { [key]: 'gleichzeitig' } })));
    expect((await caller.lines({ id, filter: 'changed', per_page: 100 })).pagination.data).toHaveLength(
      keys.length,
    );
    await caller.updateLines({ id, lines: Object.fromEntries(keys.map((key) => [key, null])) });
  });
});

describe('a file of lines', () => {
  it('goes out and comes back the same', async () => {
    const caller = await editor();
    const { id } = await named('de');
    await caller.updateLines({ id, lines: { Home: 'Daheim' } });
    const file = await caller.export({ id });
    expect(file).toMatchObject({ language: 'de', name: 'Deutsch', lines: { Home: 'Daheim' } });
    await caller.updateLines({ id, lines: { Home: null } });
    const { imported, skipped } = await caller.import({ id, lines: file.lines });
    expect([imported, skipped]).toEqual([Object.keys(file.lines).length, []]);
    expect((await caller.export({ id })).lines).toEqual(file.lines);
    // Lines that are as shipped stay the product's.
    expect((await named('de')).changed).toBe(1);
    await caller.updateLines({ id, lines: { Home: null } });
  });

  it('is taken over as far as it fits, with a reason for the rest', async () => {
    const caller = await editor();
    const { id } = await named('ar');
    const lines = { Home: 'الرئيسية', [pluralKey]: 'x', Albums: 7, Artists: ':count' };
    const { imported, skipped } = await caller.import({ id, lines });
    expect(imported).toBe(1);
    expect(skipped.map(({ key }) => key).sort()).toEqual([pluralKey, 'Albums', 'Artists'].sort());
    for (const { reason } of skipped) expect(reason).toMatch(/^[A-Z]/);
    expect((await bootstrap('ar')).i18n).toMatchObject({ direction: 'rtl', lines: { Home: 'الرئيسية' } });
    await caller.updateLines({ id, lines: { Home: null } });
  });

  it('is taken over up to 20,000 lines, and a larger one changes nothing', async () => {
    const caller = await editor();
    const { id } = await caller
      .create({ name: 'Suomi', language: 'fi' })
      .then(({ localization }) => localization);
    const lines = (count: number) =>
      Object.fromEntries(Array.from({ length: count }, (_, n) => [`Own line ${n}`, `Oma rivi ${n}`]));
    expect((await refusal(caller.import({ id, lines: lines(20_001) }))).code).toBe('too_large');
    expect((await named('fi')).changed).toBe(0);
    expect((await caller.import({ id, lines: lines(20_000) })).imported).toBe(20_000);
    await caller.delete({ id });
  });
});
