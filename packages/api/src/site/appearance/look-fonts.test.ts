import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sweepStore } from '../../platform/files/sweep-files.ts';
import { type FileBench, openFileBench } from '../../platform/files/testing-files.ts';
import { fontCss } from '../../platform/site-state/fonts/site-fonts.ts';
import { archivo, otherFont } from '../../platform/site-state/fonts/testing-font.ts';
import { getSite } from '../../platform/site-state/site.ts';
import { refusal } from '../../testing.ts';
import { type Look, lookFontMaxBytes } from './contract.ts';
import { purgeLookFonts } from './font-queries.ts';

let bench: FileBench;
beforeAll(async () => {
  bench = await openFileBench();
});
afterAll(() => bench.close());

const admin = () => bench.site.as('appearance.manage', 'settings.manage');
const upload = async (file: Uint8Array) => (await admin().appearance.storeFont({ file })).font;
const hashOf = (id: string) => id.slice('own-'.length);
const stored = async () =>
  (await bench.ctx.db.selectFrom('appearance_fonts').select('hash').execute()).map(({ hash }) => hash);
const inOneTheme = (look: Look, font: string): Look => {
  const [first, ...others] = look.themes;
  if (!first) throw new Error('There is no theme.');
  return { ...look, themes: [{ ...first, colors: { ...first.colors, 'font-sans': font } }, ...others] };
};
/** Changes the draft from what is published. */
async function draft(make: (look: Look) => Look) {
  const { rev, published } = await admin().appearance.editor();
  return admin().appearance.saveDraft({ rev, look: make(published) });
}
async function publish(make: (look: Look) => Look) {
  const { rev } = await draft(make);
  return admin().appearance.publish({ rev, accept_warnings: true });
}
/** A day later, with its nightly jobs. */
async function aDayLater() {
  await sql`update appearance_fonts set created_at = now() - interval '2 days'`.execute(bench.ctx.db);
  await purgeLookFonts(bench.ctx.db);
}

describe('a font that is uploaded', () => {
  it('is kept as it is, once, and told what it covers', async () => {
    const file = await archivo();
    const font = await upload(file);
    expect(font).toMatchObject({ scripts: ['Latin'], weights: [100, 900], size: file.length });
    expect(await upload(file)).toEqual(font);
    expect(await bench.inStore()).toEqual([`fonts/${hashOf(font.id).slice(0, 2)}/${hashOf(font.id)}.woff2`]);
    expect((await admin().appearance.fonts()).fonts).toContainEqual(font);
  });

  it.each([
    ['of desktops', () => Buffer.from('\0\x01\0\0\0\x11\x01\0', 'latin1'), /Convert it to WOFF2/],
    ['that is none', () => Buffer.from('<svg></svg>'), /no WOFF2 font/],
    ['that is too large', () => Buffer.alloc(lookFontMaxBytes + 1), /at most 2 MB/],
  ])('is refused when it is one %s', async (_, make, sentence) => {
    const before = await stored();
    const { fields } = await refusal(admin().appearance.storeFont({ file: make() }));
    expect(fields?.file?.[0]).toMatch(sentence);
    expect(await stored()).toEqual(before);
  });
});

describe('a look', () => {
  const absent = `own-${'0'.repeat(32)}`;

  it('cannot name an uploaded font that is not there, nor one it could not have', async () => {
    const inTheme = await refusal(draft((look) => inOneTheme(look, absent)));
    expect(Object.keys(inTheme.fields ?? {})).toEqual(['themes.1']);
    const listed = await refusal(
      draft((look) => ({ ...look, settings: { ...look.settings, fonts: [{ id: absent, name: 'Gone' }] } })),
    );
    expect(Object.keys(listed.fields ?? {})).toEqual(['settings.fonts']);
    for (const id of ['Archivo', 'own-x', 'own-"}body{}']) {
      const wrong = await refusal(
        draft((look) => ({ ...look, settings: { ...look.settings, fonts: [{ id, name: 'Wrong' }] } })),
      );
      expect(Object.keys(wrong.fields ?? {})).toEqual(['settings.fonts.0.id']);
    }
  });

  it('is not published when it is gone since the draft was saved', async () => {
    const font = await upload(await archivo());
    const { rev } = await draft((look) => inOneTheme(look, font.id));
    await bench.ctx.db.deleteFrom('appearance_fonts').where('hash', '=', hashOf(font.id)).execute();
    const before = (await admin().appearance.editor()).published;
    const { fields } = await refusal(admin().appearance.publish({ rev, accept_warnings: true }));
    expect(Object.values(fields ?? {})).toEqual([['A font of it is not there. Upload it again.']]);
    expect((await admin().appearance.editor()).published).toEqual(before);
    await draft((look) => look);
  });

  it('keeps the fonts that its themes, its list, a draft or a revision name, and no others', async () => {
    const [inTheme, listed, drafted, unused] = [
      await upload(await otherFont(4)),
      await upload(await otherFont(8)),
      await upload(await otherFont(12)),
      await upload(await otherFont(16)),
    ];
    const fonts = [{ id: listed.id, name: 'Listed' }];
    await publish((look) => inOneTheme({ ...look, settings: { ...look.settings, fonts } }, inTheme.id));
    await draft((look) => inOneTheme(look, drafted.id));
    await aDayLater();
    const kept = [inTheme, listed, drafted].map(({ id }) => hashOf(id));
    expect((await stored()).sort()).toEqual(kept.sort());
    expect(kept).not.toContain(hashOf(unused.id));

    // Only revisions name them now.
    const { rev } = await admin().appearance.editor();
    await admin().appearance.discardDraft({ rev });
    await publish((look) => inOneTheme({ ...look, settings: { ...look.settings, fonts: [] } }, 'Inter'));
    await aDayLater();
    expect((await stored()).sort()).toEqual([inTheme, listed].map(({ id }) => hashOf(id)).sort());
    await bench.letADayPass();
    await sweepStore(bench.ctx);
    expect(await bench.inStore()).toEqual(
      [inTheme, listed].map(({ id }) => `fonts/${hashOf(id).slice(0, 2)}/${hashOf(id)}.woff2`).sort(),
    );

    const { revisions } = await admin().appearance.editor();
    const older = revisions[1];
    if (!older) throw new Error('There is no older revision.');
    const again = await admin().appearance.restore({
      id: older.id,
      rev: (await admin().appearance.editor()).rev,
    });
    await admin().appearance.publish({ rev: again.rev, accept_warnings: true });
    expect(fontCss(await getSite(bench.ctx.db))).toContain(`/fonts/${hashOf(inTheme.id)}.woff2`);
  });

  it('brings rules for the fonts its themes use and for no others', async () => {
    await publish((look) => inOneTheme(look, 'Source Serif 4'));
    const css = fontCss(await getSite(bench.ctx.db));
    expect(css).toContain('"Source Serif 4 Variable"');
    expect(css).not.toContain('Inter');
    expect(css).not.toContain('own-');
  });
});

it('is taken from nobody more than thirty times in ten minutes', async () => {
  const { appearance } = bench.site.as('appearance.manage');
  const file = Buffer.from('<svg></svg>');
  expect((await refusal(appearance.storeFont({ file }))).code).toBe('invalid');
  for (let n = 1; n < 30; n += 1) await refusal(appearance.storeFont({ file }));
  expect((await refusal(appearance.storeFont({ file }))).code).toBe('rate_limited');
});
