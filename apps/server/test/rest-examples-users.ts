import sharp from 'sharp';
import { newToken } from './http-accounts.ts';
import type { RowExample } from './rest-examples.ts';

const done = { done: true };
const changed = { changed: 1 };
const page = { pagination: { data: [], per_page: 30, next_cursor: null } };
const badPage = { query: 'per_page=0', field: 'per_page' };
const noIds = { body: { ids: [] }, field: 'ids' };

/** Rows of users, roles, access tokens and the audit log. */
export const userExamples: Record<string, RowExample> = {
  'GET users/{id}': {
    path: () => 'users/USER?with=roles,social_profiles',
    invalid: { query: 'with=password', field: 'with.0' },
    answer: { user: {} },
  },
  'PUT users/{id}': {
    as: 'own user',
    path: () => 'users/me',
    body: { first_name: 'Ada', country: 'FI', timezone: 'Europe/Helsinki' },
    invalid: { body: { country: 'Finland' }, field: 'country' },
    answer: { user: {} },
  },
  'DELETE users/{id}': {
    as: 'own user',
    path: () => 'users/me?deleteCurrentUser=true',
    invalid: { query: 'deleteCurrentUser=yes', field: 'deleteCurrentUser' },
    answer: done,
  },
  'POST users/{id}/avatar': {
    as: 'own user',
    path: () => 'users/me/avatar',
    file: {
      field: 'file',
      make: () =>
        sharp({ create: { width: 64, height: 64, channels: 3, background: '#a33' } })
          .png()
          .toBuffer(),
    },
    invalid: { body: {}, field: 'file' },
    answer: { user: {} },
  },
  'DELETE users/{id}/avatar': { as: 'own user', path: () => 'users/USER/avatar', answer: done },
  'POST users/me/locale': {
    as: 'guest',
    path: () => 'users/me/locale',
    body: { locale: 'de' },
    invalid: { body: { locale: '../../x' }, field: 'locale' },
    answer: done,
  },
  'GET users/me/export': { path: () => 'users/me/export', answer: { export: null } },
  'POST users/me/export': { as: 'own user', path: () => 'users/me/export', answer: { export: {} } },
  'POST users/me/export/link': {
    as: 'own user',
    path: () => 'users/me/export/link',
    async before(server, { id }) {
      const expires_at = new Date(Date.now() + 3_600_000);
      const values = {
        user_id: id,
        state: 'ready',
        storage_key: 'exports/x.zip',
        size: 1,
        expires_at,
      } as const;
      await server.site.services.db.insertInto('data_exports').values(values).execute();
      return {};
    },
    answer: { url: '' },
  },
  'GET users': {
    path: () => 'users',
    invalid: { query: 'orderBy=password', field: 'orderBy' },
    answer: page,
  },
  'POST users': {
    path: () => 'users',
    body: { email: 'colleague@example.com', display_name: 'Colleague' },
    status: 201,
    invalid: { body: { email: 'admin@example.com', display_name: 'Twin' }, field: 'email' },
    answer: { user: {} },
  },
  'POST users/suspend': {
    path: () => 'users/suspend',
    body: { ids: ['#USER'], reason: 'Spam', until: '2099-01-01T00:00:00Z' },
    invalid: { body: { ids: ['#USER'], reason: ' ' }, field: 'reason' },
    answer: changed,
  },
  'POST users/unsuspend': {
    path: () => 'users/unsuspend',
    body: { ids: ['#USER'] },
    invalid: noIds,
    answer: changed,
  },
  'POST users/assign-role': {
    path: () => 'users/assign-role',
    body: { ids: ['#USER'], role_id: '#ROLE', held: true },
    invalid: { body: { ids: ['#USER'], role_id: 999_999, held: true }, field: 'role_id' },
    answer: changed,
  },
  'POST users/resend-verification': {
    path: () => 'users/resend-verification',
    body: { ids: ['#USER'] },
    invalid: noIds,
    answer: changed,
  },
  'POST users/remove': {
    path: () => 'users/remove',
    body: { ids: ['#USER'] },
    invalid: noIds,
    answer: changed,
  },
  'POST users/{id}/sign-in-as': {
    as: 'own admin',
    path: () => 'users/OTHER/sign-in-as',
    answer: { bootstrapData: {} },
  },
  'GET access-tokens': { path: () => 'access-tokens', answer: { tokens: [] } },
  'POST access-tokens': {
    path: () => 'access-tokens',
    body: { tokenName: 'Backup', scope: 'read', expires_at: '2099-01-01T00:00:00Z' },
    status: 201,
    invalid: { body: { tokenName: '' }, field: 'tokenName' },
    answer: { plainTextToken: '', token: {} },
  },
  'DELETE access-tokens/{id}': {
    as: 'own user',
    path: () => 'access-tokens/TOKEN',
    before: async (server, { cookie }) => ({ TOKEN: String((await newToken(server, cookie)).id) }),
    answer: done,
  },
  'GET roles': { path: () => 'roles', answer: { roles: [] } },
  'GET permissions': { path: () => 'permissions', answer: { permissions: [] } },
  'GET roles/{id}': { path: () => 'roles/ROLE', answer: { role: {} } },
  'GET roles/{id}/members': { path: () => 'roles/ROLE/members', invalid: badPage, answer: page },
  'POST roles': {
    path: () => 'roles',
    body: { name: 'Reviewers', permissions: [{ name: 'music.create', restrictions: [] }] },
    status: 201,
    invalid: { body: { name: 'Admins' }, field: 'name' },
    answer: { role: {} },
  },
  'PUT roles/{id}': {
    path: () => 'roles/ROLE',
    body: { description: 'People who help.' },
    invalid: { body: { permissions: [{ name: 'root' }] }, field: 'permissions' },
    answer: { role: {} },
  },
  'DELETE roles/{id}': { path: () => 'roles/ROLE', answer: done },
  'GET audit-events': { path: () => 'audit-events', invalid: badPage, answer: page },
  'GET audit-events/actions': { path: () => 'audit-events/actions', answer: { actions: [] } },
};
