import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { type FirstAdmin, isEasyFirstPassword, randomPassword, seedSite } from '@kantele/api/server';
import type { Db } from '@kantele/db';
import { createOnce } from '@kantele/db/embedded';
import { PRESETS } from '@kantele/theme';
import type { FastifyBaseLogger } from 'fastify';
import type { Env } from './env.ts';

export interface AdminToShow extends FirstAdmin {
  /** To be called once a person could read the password: until then every start shows it again. */
  shown(): Promise<void>;
}

/**
 * Fills an empty site and answers its first admin; null when there is nothing to tell. A generated password is kept in
 * `first-admin` of the data folder (readable by its owner only) from before the admin exists until it was shown. One from the
 * environment is taken as it is: when it is easy to guess, the start that uses it warns.
 */
export async function seedFirstAdmin(
  db: Db,
  env: Env,
  log: Pick<FastifyBaseLogger, 'warn'>,
): Promise<AdminToShow | null> {
  const file = join(env.DATA_DIR, 'first-admin');
  const pending = await pendingIn(file);
  const made = await seedSite(db, {
    email: pending?.email ?? env.ADMIN_EMAIL,
    password: pending?.password ?? env.ADMIN_PASSWORD,
    generatePassword: async () => {
      const [, password = ''] = splitLine(
        await createOnce(file, () => `${env.ADMIN_EMAIL} ${randomPassword()}`),
      );
      return password;
    },
    themes: PRESETS.map((preset) => ({
      name: preset.name,
      colors: { ...preset.values },
      is_dark: preset.isDark,
      default_light: preset.id === 'sleeve',
      default_dark: preset.id === 'pressing',
    })),
  });
  if (made && !pending && env.ADMIN_PASSWORD && (await isEasyFirstPassword(env.ADMIN_PASSWORD, made.email))) {
    log.warn(
      'ADMIN_PASSWORD is easy to guess: change the password of the first admin in the account settings',
    );
  }
  const admin = pending ?? made;
  return admin && { ...admin, shown: () => rm(file, { force: true }) };
}

async function pendingIn(file: string): Promise<{ email: string; password: string } | null> {
  const text = await readFile(file, 'utf8').catch(() => null);
  const [email = '', password = ''] = splitLine(text?.trim() ?? '');
  return email && password ? { email, password } : null;
}

function splitLine(line: string): string[] {
  return line.split(' ');
}
