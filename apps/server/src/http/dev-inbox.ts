import { createHash, randomBytes } from 'node:crypto';
import { mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { AppError, escapeHtml, siteAddress } from '@kantele/api/server';
import { createOnce } from '@kantele/db/embedded';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type KeptMail, readInbox, readMail } from '../mail/inbox.ts';
import { isSameSecret } from './same-secret.ts';

const style =
  'body{font:16px/1.5 system-ui,sans-serif;margin:2rem auto;max-width:50rem;padding:0 1rem;color:#17140f;background:#f6f3ec}' +
  'a{color:#2b3fd4}li{margin:.6rem 0}pre{white-space:pre-wrap;background:#fffdf9;padding:1rem;border-radius:8px}' +
  'iframe{width:100%;height:36rem;border:1px solid #ddd;border-radius:8px;background:#fff}small{opacity:.7}';
const policy = [
  "default-src 'none'",
  `style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'`,
  "style-src-attr 'unsafe-inline'",
  "img-src 'self'",
  "frame-src 'self'",
  "frame-ancestors 'self'",
].join('; ');

/**
 * The key of an inbox, made once: 128 random bits in `key` of its folder, which only its owner can read. Who knows it
 * may read the mails.
 */
export async function inboxKey(dir: string): Promise<string> {
  await mkdir(dir, { recursive: true, mode: 0o700 });
  return createOnce(join(dir, 'key'), () => randomBytes(16).toString('base64url'));
}

/** Where the mails of an inbox are shown. */
export const inboxPath = (key: string) => `/dev/inbox/${key}`;

/** `/dev/inbox/<key>`: mails that were kept instead of sent; answered to everybody who knows the key. */
export function registerDevInbox(app: FastifyInstance, dir: string, key: string): void {
  /** @throws AppError `not_found` for everybody who does not know the key */
  const onRequest = async (request: FastifyRequest, reply: FastifyReply) => {
    // The address opens mails: pictures in them are not told of it.
    reply.header('referrer-policy', 'no-referrer');
    if (!isSameSecret(paramOf(request, 'key'), key)) throw new AppError('not_found');
  };
  const options = { config: { access: 'operator' }, onRequest } as const;
  const root = siteAddress(inboxPath(key));

  app.get('/dev/inbox/:key', options, async (_request, reply) => {
    const rows = (await readInbox(dir)).map(
      ({ name, mail }) =>
        `<li><a href="${root}/${name}">${escapeHtml(mail.subject)}</a><br><small>${escapeHtml(mail.to)} · ${escapeHtml(mail.at)}</small></li>`,
    );
    const list = rows.length > 0 ? `<ul>${rows.join('')}</ul>` : '<p>No mail yet.</p>';
    return send(reply, 'Inbox', `<h1>Inbox</h1>${list}`);
  });

  app.get('/dev/inbox/:key/:name', options, async (request, reply) => {
    const mail = await found(dir, request);
    const name = paramOf(request, 'name');
    const head = `<p><a href="${root}">Inbox</a></p><h1>${escapeHtml(mail.subject)}</h1>`;
    const lines = [`From: ${mail.from.name} <${mail.from.address}>`, `To: ${mail.to}`, `Date: ${mail.at}`];
    const meta = `<p><small>${lines.map(escapeHtml).join('<br>')}</small></p>`;
    const frame = `<iframe sandbox="allow-popups" src="${root}/${name}/html" title="HTML part"></iframe>`;
    const source = `<p><a href="${root}/${name}/source">Source</a></p>`;
    return send(reply, mail.subject, `${head}${meta}${frame}<pre>${escapeHtml(mail.text)}</pre>${source}`);
  });

  app.get('/dev/inbox/:key/:name/html', options, async (request, reply) => {
    const { html } = await found(dir, request);
    reply.header(
      'content-security-policy',
      "default-src 'none'; style-src 'unsafe-inline'; img-src * data:; frame-ancestors 'self'; sandbox allow-popups",
    );
    return reply.type('text/html; charset=utf-8').header('cache-control', 'no-store').send(html);
  });

  app.get('/dev/inbox/:key/:name/source', options, async (request, reply) => {
    await found(dir, request);
    const source = await readFile(join(dir, `${paramOf(request, 'name')}.eml`));
    return reply.type('text/plain; charset=utf-8').header('cache-control', 'no-store').send(source);
  });
}

function paramOf(request: FastifyRequest, name: 'key' | 'name'): string {
  return (request.params as { key?: string; name?: string })[name] ?? '';
}

async function found(dir: string, request: FastifyRequest): Promise<KeptMail> {
  const mail = await readMail(dir, paramOf(request, 'name'));
  if (!mail) throw new AppError('not_found');
  return mail;
}

function send(reply: FastifyReply, title: string, body: string) {
  reply.header('content-security-policy', policy).header('cache-control', 'no-store');
  return reply
    .type('text/html; charset=utf-8')
    .send(
      `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${escapeHtml(title)}</title><style>${style}</style></head><body>${body}</body></html>`,
    );
}
