import { mkdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import sharp from 'sharp';
import type { RowExample } from './rest-examples.ts';

const vazirmatn = createRequire(import.meta.url).resolve(
  '@fontsource-variable/vazirmatn/files/vazirmatn-arabic-wght-normal.woff2',
);
const page = { pagination: { data: [], per_page: 30, next_cursor: null } };
const badPage = { query: 'per_page=0', field: 'per_page' };

/** Rows of settings, languages, imports and the state of the audio. */
const banner = {
  ...{ kind: 'banner', height: 90, image: `/images/${'0'.repeat(32)}/1200.webp` },
  ...{ link: 'https://shop.example/vinyl', alt: 'New vinyl', html: '', needs_consent: true },
};

export const siteExamples: Record<string, RowExample> = {
  'GET bootstrap-data': { path: () => 'bootstrap-data', answer: { data: '' } },
  'GET value-lists/{names}': {
    path: () => 'value-lists/timezones,countries,localizations',
    answer: { timezones: {}, countries: [], localizations: [] },
  },
  'GET settings': {
    path: () => 'settings?group=general',
    invalid: { query: 'group=secrets', field: 'group' },
    answer: { settings: [] },
  },
  'PUT settings': {
    path: () => 'settings',
    body: { values: { 'cookie_notice.enable': true } },
    invalid: { body: { values: { 'cookie_notice.enable': 'yes' } }, field: 'cookie_notice.enable' },
    answer: { settings: [] },
  },
  'POST settings/test-mail': {
    path: () => 'settings/test-mail',
    body: { to: 'someone@example.com' },
    invalid: { body: { to: 'someone' }, field: 'to' },
    answer: { ok: true, message: '' },
  },
  'POST settings/test-storage': { path: () => 'settings/test-storage', answer: { ok: true, message: '' } },
  'POST settings/test-social': {
    path: () => 'settings/test-social',
    body: { service: 'facebook' },
    invalid: { body: { service: '__proto__' }, field: 'service' },
    answer: { ok: false, message: '' },
  },
  'GET localizations': { path: () => 'localizations', answer: { localizations: [] } },
  'POST localizations': {
    path: () => 'localizations',
    body: { language: 'fi', name: 'Suomi' },
    status: 201,
    invalid: { body: { language: 'de', name: 'Deutsch' }, field: 'language' },
    answer: { localization: {} },
  },
  'PUT localizations/{id}': {
    path: () => 'localizations/LANGUAGE',
    body: { enabled: false },
    invalid: { body: { name: ' ' }, field: 'name' },
    answer: { localization: {} },
  },
  'DELETE localizations/{id}': { path: () => 'localizations/LANGUAGE', answer: { done: true } },
  'GET localizations/{id}/lines': {
    path: () => 'localizations/LANGUAGE/lines?filter=missing',
    invalid: badPage,
    answer: page,
  },
  'PUT localizations/{id}/lines': {
    path: () => 'localizations/LANGUAGE/lines',
    body: { lines: { 'Sign in': 'Anmelden' } },
    invalid: { body: {}, field: 'lines' },
    answer: { localization: {} },
  },
  'GET localizations/{id}/export': {
    path: () => 'localizations/LANGUAGE/export',
    answer: { language: '', name: '', lines: {} },
  },
  'POST localizations/{id}/import': {
    path: () => 'localizations/LANGUAGE/import',
    body: { lines: { 'Sign in': 'Anmelden', 'Sign out': 7 } },
    invalid: { body: { lines: [] }, field: 'lines' },
    answer: { imported: 1, skipped: [] },
  },
  'POST appearance/images': {
    path: () => 'appearance/images',
    file: {
      field: 'file',
      make: () =>
        sharp({ create: { width: 64, height: 64, channels: 4, background: '#33a8' } })
          .png()
          .toBuffer(),
    },
    invalid: { body: {}, field: 'file' },
    answer: { image: '' },
  },
  'POST appearance/fonts': {
    path: () => 'appearance/fonts',
    file: { field: 'file', make: () => readFile(vazirmatn) },
    invalid: { body: {}, field: 'file' },
    answer: { font: { family: 'Vazirmatn', scripts: ['Arabic'], weights: [100, 900] } },
  },
  'GET billing/products': { path: () => 'billing/products', answer: { pagination: { data: [] } } },
  'GET ads': { path: () => 'ads', answer: { ads: [{ slot: 'top', kind: 'off' }] } },
  'PUT ads/{slot}': {
    path: () => 'ads/top',
    body: banner,
    invalid: { body: { ...banner, link: 'javascript:alert(1)' }, field: 'link' },
    answer: { ad: { slot: 'top', kind: 'banner' } },
  },
  'POST ads/images': {
    path: () => 'ads/images',
    file: {
      field: 'file',
      make: () =>
        sharp({ create: { width: 64, height: 16, channels: 4, background: '#a338' } })
          .png()
          .toBuffer(),
    },
    invalid: { body: {}, field: 'file' },
    answer: { image: '' },
  },
  'GET custom-pages/{page}': {
    path: () => 'custom-pages/about-us',
    answer: { page: { slug: 'about-us', body: '' }, seo: { title: 'About us' } },
  },
  'GET custom-pages': {
    path: () => 'custom-pages?orderBy=title&query=about',
    invalid: { query: 'orderBy=author', field: 'orderBy' },
    answer: page,
  },
  'GET custom-pages/{page}/edit': {
    path: () => 'custom-pages/PAGE/edit',
    answer: { page: { visibility: 'public', rev: 1, role_ids: [] } },
  },
  'POST custom-pages': {
    path: () => 'custom-pages',
    body: { title: 'Imprint', body: '<h2>Who we are</h2><p>Three people and a record player.</p>' },
    status: 201,
    invalid: { body: { title: 'About us' }, field: 'slug' },
    answer: { page: { slug: 'imprint', visibility: 'draft' } },
  },
  'PUT custom-pages/{page}': {
    path: () => 'custom-pages/PAGE',
    body: { rev: 1, seo: { title: 'About us', description: 'Who plays the records.' } },
    invalid: { body: { title: 'No revision' }, field: 'rev' },
    answer: { page: { rev: 2 } },
  },
  'POST custom-pages/remove': {
    path: () => 'custom-pages/remove',
    body: { ids: ['#SPARE'] },
    before: async ({ site }) => {
      const { page: spare } = await site.as('pages.manage').pages.create({ title: `Spare ${Date.now()}` });
      return { SPARE: String(spare.id) };
    },
    invalid: { body: { ids: [] }, field: 'ids' },
    answer: { changed: 1 },
  },
  'POST contact-page': {
    path: () => 'contact-page',
    body: { name: 'Ida Holm', email: 'ida@example.com', message: 'Your third record skips.' },
    invalid: { body: { name: 'Ida Holm', email: 'ida', message: 'Hello' }, field: 'email' },
    answer: { done: true },
  },
  'GET imports': { path: () => 'imports', invalid: badPage, answer: page },
  'GET imports/{id}': { path: () => 'imports/IMPORT', answer: { import: {} } },
  'POST imports': {
    path: () => 'imports',
    body: { path: 'FOLDER' },
    status: 201,
    invalid: { body: { path: 'relative/folder' }, field: 'path' },
    answer: { import: { state: 'queued' } },
  },
  'POST imports/{id}/confirm': {
    path: () => 'imports/IMPORT/confirm',
    answer: { import: { state: 'done' } },
  },
  'GET audio': { path: () => 'audio', answer: { catalogue: {}, analysis: {}, originals: [], cache: {} } },
  'GET audio/files': { path: () => 'audio/files?state=failed', invalid: badPage, answer: page },
  'POST audio/analyse': {
    path: () => 'audio/analyse',
    body: { state: 'damaged' },
    invalid: { body: { state: 'fine' }, field: 'state' },
    answer: { count: 0 },
  },
  'POST imports/{id}/cancel': {
    path: () => 'imports/QUEUED/cancel',
    before: async ({ site }) => {
      const { db } = site.services;
      const row = await db
        .insertInto('libraries')
        .values({ path: `/queued ${Date.now()}` })
        .returning('id')
        .executeTakeFirstOrThrow();
      const run = await db
        .insertInto('imports')
        .values({ library_id: row.id })
        .returning('id')
        .executeTakeFirstOrThrow();
      return { QUEUED: String(run.id) };
    },
    answer: { import: { state: 'cancelled' } },
  },
  'GET libraries': { path: () => 'libraries', answer: { libraries: [] } },
  'POST libraries': {
    path: () => 'libraries',
    body: { path: 'MORE', name: 'More music', separators: [';'] },
    before: async ({ dataDir }) => {
      const folder = join(dataDir, 'more-music');
      mkdirSync(folder, { recursive: true });
      return { MORE: folder };
    },
    status: 201,
    invalid: { body: { path: '/etc' }, field: 'path' },
    answer: { library: { name: 'More music', state: 'idle', separators: [';'] } },
  },
  'GET libraries/{id}': { path: () => 'libraries/LIBRARY', answer: { library: {} } },
  'PUT libraries/{id}': {
    path: () => 'libraries/LIBRARY',
    body: { sides: 'off', watch: false },
    invalid: { body: { sides: 'both' }, field: 'sides' },
    answer: { library: { sides: 'off' } },
  },
  'DELETE libraries/{id}': {
    path: () => 'libraries/LIBRARY',
    body: { confirm: true },
    invalid: { body: {}, field: 'confirm' },
    answer: { done: true },
  },
  'POST libraries/{id}/import': {
    path: () => 'libraries/LIBRARY/import',
    status: 201,
    answer: { import: { state: 'queued' } },
  },
  'POST libraries/{id}/retry': {
    path: () => 'libraries/LIBRARY/retry',
    body: { kind: 'broken' },
    status: 201,
    invalid: { body: { kind: 7 }, field: 'kind' },
    answer: { import: { state: 'queued' } },
  },
  'GET libraries/{id}/report': {
    path: () => 'libraries/LIBRARY/report',
    answer: { library: {}, files: { ok: 0 }, failures: [], notices: [], left_out: [] },
  },
  'GET libraries/{id}/files': {
    path: () => 'libraries/LIBRARY/files?state=missing',
    invalid: { query: 'state=lost', field: 'state' },
    answer: page,
  },
  'GET library-folders': {
    path: () => 'library-folders',
    invalid: { query: 'path=', field: 'path' },
    answer: { path: null, parent: null, folders: [] },
  },
};
