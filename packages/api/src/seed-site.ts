import { randomBytes } from 'node:crypto';
import type { Db } from '@kantele/db';
import { anyUser, insertUser } from './identity/accounts/queries.ts';
import { hashPassword } from './identity/auth/passwords/password.ts';
import { insertRoles, insertUserRole } from './identity/roles/queries.ts';
import { seededRoles } from './identity/roles/seeded-roles.ts';
import { insertLocalization } from './platform/localizations/queries.ts';
import { seededLanguages } from './platform/site-state/shipped.ts';
import { insertThemes, type NewTheme } from './site/appearance/queries.ts';

export interface FirstAdmin {
  email: string;
  /** Only when it was generated here: shown once, on the terminal. */
  password: string | null;
}

/** 96 random bits, as 16 letters. */
export function randomPassword(): string {
  return randomBytes(12).toString('base64url');
}

/**
 * Roles, themes, languages and the first admin of a new site, in one transaction. Answers null when the site has users
 * already.
 */
export async function seedSite(
  db: Db,
  options: {
    email: string;
    password: string | undefined;
    /** Makes the password when none is given: called before anything is written, to keep it until it was shown. */
    generatePassword?: () => Promise<string>;
    themes: readonly NewTheme[];
  },
): Promise<FirstAdmin | null> {
  if (await anyUser(db)) return null;
  const generate = options.generatePassword ?? (async () => randomPassword());
  const password = options.password ?? (await generate());
  const passwordHash = await hashPassword(password);
  await db.transaction().execute(async (trx) => {
    const roles = await insertRoles(trx, seededRoles);
    const user = await insertUser(trx, {
      email: options.email,
      password_hash: passwordHash,
      display_name: 'Admin',
      email_verified_at: new Date(),
    });
    const admins = roles.find((role) => role.name === 'Admins');
    if (admins) await insertUserRole(trx, user.id, admins.id);
    await insertThemes(trx, options.themes);
    for (const language of seededLanguages) await insertLocalization(trx, { ...language, enabled: true });
  });
  return { email: options.email, password: options.password === undefined ? password : null };
}
