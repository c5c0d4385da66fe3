import { createHash } from 'node:crypto';
import {
  AppError,
  type BootstrapData,
  getSite,
  languageOf,
  type Services,
  siteAddress,
} from '@kantele/api/server';
import type { FastifyInstance } from 'fastify';

/** Up to this many messages are part of the page; a whole language is a file of its own, which browsers cache. */
const inlineAtMost = 50;

interface MessagesFile {
  json: string;
  hash: string;
}
const files = new WeakMap<object, MessagesFile>();

function fileOf(messages: Record<string, string>): MessagesFile {
  const known = files.get(messages);
  if (known) return known;
  const json = JSON.stringify(messages);
  const hash = createHash('sha256').update(json).digest('base64url').slice(0, 16);
  const file = { json, hash };
  files.set(messages, file);
  return file;
}

/** Bootstrap data as a page carries it: with many messages, the address of their file in their place. */
export function withMessagesUrl(boot: BootstrapData): { boot: BootstrapData; messagesUrl: string | null } {
  const { language, lines } = boot.i18n;
  if (Object.keys(lines).length <= inlineAtMost) return { boot, messagesUrl: null };
  return {
    boot: { ...boot, i18n: { ...boot.i18n, lines: {} } },
    messagesUrl: siteAddress(`/lines/${language}.${fileOf(lines).hash}.json`),
  };
}

/** `GET /lines/{language}.{hash}.json`: the messages of a language, cached for good under their hash. */
export function registerMessages(app: FastifyInstance, services: Services): void {
  app.route<{ Params: { file: string } }>({
    method: ['GET', 'HEAD'],
    url: '/lines/:file',
    config: { access: 'open' },
    handler: async (request, reply) => {
      const [, language, hash] = /^([A-Za-z0-9-]{2,35})\.([\w-]{16})\.json$/.exec(request.params.file) ?? [];
      const { languages } = await getSite(services.db);
      if (!language || !languages.has(language)) throw new AppError('not_found');
      const file = fileOf(languageOf(languages, language).lines);
      // A page rendered before a change gets today's messages, which must not be cached under the old hash.
      const kept = file.hash === hash ? 'public, max-age=31536000, immutable' : 'no-store';
      return reply.header('cache-control', kept).type('application/json; charset=utf-8').send(file.json);
    },
  });
}
