import { randomBytes, randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { z } from 'zod';
import { recordEvent } from '../audit/record-event.ts';
import { limitAttempts } from '../auth/limits.ts';
import { userOf } from '../core/actor.ts';
import type { Context } from '../core/context.ts';
import { invalid } from '../core/errors.ts';
import { OutboundError } from '../core/services.ts';
import { deliver } from '../mails/send-mail.ts';
import { socialServices } from '../social-login/contract.ts';
import { tryService } from '../social-login/try-service.ts';
import type { testMail as mailInput, testSocial as socialInput, Trial } from './contract.ts';
import { isMailReady } from './public-settings.ts';
import { getSite } from './site.ts';

/** Sends a mail at once, by the settings as they are saved; answers what the mail server said. */
export async function testMail(ctx: Context, { to }: z.output<typeof mailInput>): Promise<Trial> {
  await limitAttempts(ctx, `test mail ${userOf(ctx.actor).id}`, { max: 30, seconds: 3_600 });
  const { settings } = await getSite(ctx.db);
  if (!isMailReady(settings, ctx.services)) {
    return {
      ok: false,
      message: ctx.translate('Mail is not set up: it needs a server and an address to send from.'),
    };
  }
  await recordEvent(ctx.db, ctx, { action: 'settings.test_mail' });
  return attempt(ctx, async () => {
    await deliver(ctx, { id: randomUUID(), template: 'test', to, language: ctx.language, params: {} });
    return ctx.translate('Email sent');
  });
}

/** Writes, reads and removes a small file. */
export async function testStorage(ctx: Context): Promise<Trial> {
  const { storage } = ctx.services;
  const key = `trial/${randomBytes(8).toString('hex')}`;
  const data = randomBytes(1_024);
  return attempt(ctx, async () => {
    try {
      const stored = await storage.put(key, data);
      const path = storage.localPath(key);
      const same = path ? data.equals(await readFile(path)) : stored.size === data.length;
      if (!same) throw new Error('What was read is not what was written.');
    } finally {
      await storage.remove(key);
    }
    if (await storage.stat(key)) throw new Error('The file is still there after it was removed.');
    return ctx.translate('A file was written, read and removed.');
  });
}

/** Whether a sign-in service can be reached. @throws AppError `invalid` on `service` for one that is unknown */
export async function testSocial(ctx: Context, { service }: z.output<typeof socialInput>): Promise<Trial> {
  const known = socialServices.find((name) => name === service);
  if (!known) throw invalid('service', 'Choose one of the offered values.');
  return attempt(ctx, () => tryService(ctx, known));
}

/** An admin gets the other side's own words; paths of this server are none of them. */
async function attempt(ctx: Context, work: () => Promise<string>): Promise<Trial> {
  try {
    return { ok: true, message: await inTime(ctx, work()) };
  } catch (error) {
    ctx.services.log.warn({ err: error }, 'a trial of the settings failed');
    return { ok: false, message: wordsOf(error).slice(0, 500) };
  }
}

/** Milliseconds a trial may take: the request that asked for it waits ten seconds. */
const trialMs = 8_000;

function inTime(ctx: Context, work: Promise<string>): Promise<string> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, fail) => {
    const words = ctx.translate('There was no answer in time.');
    timer = setTimeout(() => fail(new Error(words)), trialMs);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}

/** The way out says the same of everything that goes wrong there; who chose the address may know more. */
function wordsOf(error: unknown): string {
  const told = error instanceof OutboundError ? (error.cause ?? error) : error;
  return told instanceof Error ? told.message : String(told);
}
