import type { Database, Db, Transaction } from '@kantele/db';
import { AppError, type FieldSentences } from '../../core/errors.ts';
import { line } from '../../core/translate.ts';
import type { Settings } from '../../platform/site-state/definitions.ts';
import { ownFontHash } from '../../platform/site-state/fonts/font-faces.ts';
import { fontsOf, ownFontsBy } from '../../platform/site-state/fonts/site-fonts.ts';
import type { Look } from './contract.ts';

/** @throws AppError `invalid` on `settings.fonts` or `themes.<id>` for an uploaded font that is not there */
export async function assertFontsAreThere(
  db: Db | Transaction<Database>,
  { settings, themes }: Look,
): Promise<void> {
  const hashesOf = (ids: readonly string[]) => ids.flatMap((id) => ownFontHash(id) ?? []);
  const ids = ((settings.fonts ?? []) as Settings['fonts']).map(({ id }) => id);
  const listed = hashesOf(ids);
  const own = await ownFontsBy(db, [...new Set([...ids, ...fontsOf(themes)])]);
  const there = new Set(own.map(({ hash }) => hash));
  const lacks = (hashes: readonly string[]) => hashes.some((hash) => !there.has(hash));
  const sentence = [{ text: line('A font of it is not there. Upload it again.') }];
  const fields: FieldSentences = Object.fromEntries([
    ...(lacks(listed) ? [['settings.fonts', sentence]] : []),
    ...themes.flatMap((theme) =>
      lacks(hashesOf(fontsOf([theme]))) ? [[`themes.${theme.id}`, sentence]] : [],
    ),
  ]);
  if (Object.keys(fields).length > 0) throw new AppError('invalid', undefined, { fields });
}
