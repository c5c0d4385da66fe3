import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { AppError, escapeHtml } from '@kantele/api/server';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type KeptMail, readInbox, readMail } from '../mail/inbox.ts';
import { isLocal } from './local.ts';

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

/** `/dev/inbox`: mails that were kept instead of sent; answered on this machine only. */
export function registerDevInbox(app: FastifyInstance, dir: string, isBehindProxy: boolean): void {
  /** @throws AppError `not_found` for everybody who does not ask from this machine by its own name */
  const onRequest = async (request: FastifyRequest) => {
    if (isBehindProxy || !isLocal(request)) throw new AppError('not_found');
  };
  const options = { config: { access: 'operator' }, onRequest } as const;

  app.get('/dev/inbox', options, async (_request, reply) => {
    const rows = (await readInbox(dir)).map(
      ({ name, mail }) =>
        `<li><a href="/dev/inbox/${name}">${escapeHtml(mail.subject)}</a><br><small>${escapeHtml(mail.to)} · ${escapeHtml(mail.at)}</small></li>`,
    );
    const list = rows.length > 0 ? `<ul>${rows.join('')}</ul>` : '<p>No mail yet.</p>';
    return send(reply, 'Inbox', `<h1>Inbox</h1>${list}`);
  });

  app.get('/dev/inbox/:name', options, async (request, reply) => {
    const mail = await found(dir, request);
    const name = nameOf(request);
    const head = `<p><a href="/dev/inbox">Inbox</a></p><h1>${escapeHtml(mail.subject)}</h1>`;
    const lines = [`From: ${mail.from.name} <${mail.from.address}>`, `To: ${mail.to}`, `Date: ${mail.at}`];
    const meta = `<p><small>${lines.map(escapeHtml).join('<br>')}</small></p>`;
    const frame = `<iframe sandbox="allow-popups" src="/dev/inbox/${name}/html" title="HTML part"></iframe>`;
    const source = `<p><a href="/dev/inbox/${name}/source">Source</a></p>`;
    return send(reply, mail.subject, `${head}${meta}${frame}<pre>${escapeHtml(mail.text)}</pre>${source}`);
  });

  app.get('/dev/inbox/:name/html', options, async (request, reply) => {
    const { html } = await found(dir, request);
    reply.header(
      'content-security-policy',
      "default-src 'none'; style-src 'unsafe-inline'; img-src * data:; frame-ancestors 'self'; sandbox allow-popups",
    );
    return reply.type('text/html; charset=utf-8').header('cache-control', 'no-store').send(html);
  });

  app.get('/dev/inbox/:name/source', options, async (request, reply) => {
    await found(dir, request);
    const source = await readFile(join(dir, `${nameOf(request)}.eml`));
    return reply.type('text/plain; charset=utf-8').header('cache-control', 'no-store').send(source);
  });
}

function nameOf(request: FastifyRequest): string {
  const { name } = request.params as { name?: string };
  return name ?? '';
}

async function found(dir: string, request: FastifyRequest): Promise<KeptMail> {
  const mail = await readMail(dir, nameOf(request));
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
