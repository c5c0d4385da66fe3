import { createHash } from 'node:crypto';
import { AppError, type BootstrapData, getSite, languageOf, type Services } from '@kantele/api/server';
import type { FastifyInstance } from 'fastify';

/** As many lines travel inside the page; a whole language is a file of its own, which browsers keep. */
const inlineAtMost = 50;

interface LinesFile {
  json: string;
  hash: string;
}
const files = new WeakMap<object, LinesFile>();

function fileOf(lines: Record<string, string>): LinesFile {
  const known = files.get(lines);
  if (known) return known;
  const json = JSON.stringify(lines);
  const hash = createHash('sha256').update(json).digest('base64url').slice(0, 16);
  const file = { json, hash };
  files.set(lines, file);
  return file;
}

/** Bootstrap data as a page carries it: the address of the language's file in place of its many lines. */
export function withLinesFile(boot: BootstrapData): { boot: BootstrapData; lines: string | null } {
  const { language, lines } = boot.i18n;
  if (Object.keys(lines).length <= inlineAtMost) return { boot, lines: null };
  return {
    boot: { ...boot, i18n: { ...boot.i18n, lines: {} } },
    lines: `/lines/${language}.${fileOf(lines).hash}.json`,
  };
}

/** `GET /lines/{language}.{hash}.json`: the lines of a language, kept for good under their hash. */
export function registerLines(app: FastifyInstance, services: Services): void {
  app.route<{ Params: { file: string } }>({
    method: ['GET', 'HEAD'],
    url: '/lines/:file',
    config: { access: 'open' },
    handler: async (request, reply) => {
      const [, language, hash] = /^([A-Za-z0-9-]{2,35})\.([\w-]{16})\.json$/.exec(request.params.file) ?? [];
      const { languages } = await getSite(services.db);
      if (!language || !languages.has(language)) throw new AppError('not_found');
      const file = fileOf(languageOf(languages, language).lines);
      // A page of before a change still gets lines: today's, not to be kept under the old name.
      const kept = file.hash === hash ? 'public, max-age=31536000, immutable' : 'no-store';
      return reply.header('cache-control', kept).type('application/json; charset=utf-8').send(file.json);
    },
  });
}
