import { existsSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createTestDatabase } from '@kantele/db/testing';
import { pino } from 'pino';
import { describe, expect, it } from 'vitest';
import { readEnv } from '../src/env.ts';
import { seedFirstAdmin } from '../src/first-admin.ts';

const warning = {
  level: 40,
  msg: 'ADMIN_PASSWORD is easy to guess: change the password of the first admin in the account settings',
};

/** Starts twice on an empty site: who was made by the first, and what both logged. */
async function startTwice(settings: Record<string, string>, keptAdmin?: string) {
  const dataDir = await mkdtemp(join(tmpdir(), 'kantele-first-admin-'));
  const database = await createTestDatabase();
  const lines: string[] = [];
  const log = pino({ base: null, timestamp: false }, { write: (line: string) => void lines.push(line) });
  try {
    if (keptAdmin) await writeFile(join(dataDir, 'first-admin'), keptAdmin);
    const env = readEnv({ DATA_DIR: dataDir, ...settings });
    const admin = await seedFirstAdmin(database.db, env, log);
    await seedFirstAdmin(database.db, env, log);
    const users = await database.db.selectFrom('users').select(['email', 'password_hash']).execute();
    return { admin, users, lines, isKept: existsSync(join(dataDir, 'first-admin')) };
  } finally {
    await database.close();
    await rm(dataDir, { recursive: true, force: true });
  }
}

describe('the password of the first admin from the environment', () => {
  it.each([
    ['everybody knows it', 'kantele123', 'admin@example.com'],
    ['it is made of the address', 'ottavina24', 'ottavina@example.com'],
  ])('is taken and warned about once, without it, when %s', async (_, password, email) => {
    const { users, lines } = await startTwice({ ADMIN_EMAIL: email, ADMIN_PASSWORD: password });
    expect(users).toEqual([{ email, password_hash: expect.stringContaining('argon2id') }]);
    expect(lines.map((line) => JSON.parse(line))).toEqual([warning]);
    expect(lines.join()).not.toContain(password);
  });

  it('is taken without a word when it is good', async () => {
    const { users, lines } = await startTwice({ ADMIN_PASSWORD: 'correct horse battery' });
    expect([users.length, lines]).toEqual([1, []]);
  });

  it('is not looked at where the admin has one that was made already', async () => {
    const settings = { ADMIN_PASSWORD: 'kantele123' };
    const { admin, lines } = await startTwice(settings, 'admin@example.com aGoodOneThatWasMade');
    expect([admin?.password, lines]).toEqual(['aGoodOneThatWasMade', []]);
  });
});

describe('the password of the first admin that is made', () => {
  it('is kept until it is shown, and never warned about', async () => {
    const { admin, lines, isKept } = await startTwice({});
    expect(admin?.password).toHaveLength(16);
    expect([lines, isKept]).toEqual([[], true]);
  });
});
