import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { OutgoingMail } from '@kantele/api/server';
import { createTransport, type SendMailOptions } from 'nodemailer';
import { z } from 'zod';

/** Mails kept as files instead of being sent: the `.eml` a mail program opens, and its parts as JSON. */

const keptMail = z.object({
  id: z.string(),
  at: z.string(),
  from: z.object({ name: z.string(), address: z.string() }),
  to: z.string(),
  subject: z.string(),
  text: z.string(),
  html: z.string(),
});
export type KeptMail = z.infer<typeof keptMail>;

const shownAtMost = 200;

export async function keepInInbox(dir: string, mail: OutgoingMail, message: SendMailOptions): Promise<void> {
  const at = new Date().toISOString();
  const name = `${at.replaceAll(/[:.]/g, '-')}-${mail.id}`;
  const composer = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  const { message: raw } = await composer.sendMail(message);
  await mkdir(dir, { recursive: true, mode: 0o700 });
  await writeFile(join(dir, `${name}.eml`), raw, { mode: 0o600 });
  // The JSON appears whole and last: who lists the folder finds both files.
  const json = JSON.stringify({ at, ...mail }, null, 2);
  await writeFile(join(dir, `${name}.partial`), json, { mode: 0o600 });
  await rename(join(dir, `${name}.partial`), join(dir, `${name}.json`));
}

/** The latest mails, newest first. */
export async function readInbox(dir: string): Promise<{ name: string; mail: KeptMail }[]> {
  const files = await readdir(dir).catch(() => []);
  const names = files.filter((file) => file.endsWith('.json')).map((file) => file.slice(0, -'.json'.length));
  const latest = names.sort().reverse().slice(0, shownAtMost);
  const mails = await Promise.all(latest.map(async (name) => ({ name, mail: await readMail(dir, name) })));
  return mails.flatMap(({ name, mail }) => (mail ? [{ name, mail }] : []));
}

/** One mail by the name of its files; null when there is none. */
export async function readMail(dir: string, name: string): Promise<KeptMail | null> {
  if (!/^[\w-]{1,120}$/.test(name)) return null;
  const text = await readFile(join(dir, `${name}.json`), 'utf8').catch(() => null);
  return text === null ? null : keptMail.parse(JSON.parse(text));
}
