import sharp from 'sharp';
import type { DomainTests } from '../domain-tests.ts';
import { done, page } from '../example-parts.ts';

const changed = { changed: 1 };

const noIds = { body: { ids: [] }, field: 'ids' };

export default {
  access: {
    unverifiedTooChanges: { procedures: 'users.setLocale', rows: 'POST users/me/locale' },
    everybody: { procedures: 'users.get', rows: 'GET users/{id}' },
    oneselfChanges: {
      procedures: 'users.removeAvatar users.setAvatar users.update',
      rows: `
      DELETE users/{id}/avatar
      POST users/{id}/avatar
      PUT users/{id}`,
    },
    oneselfInPerson: {
      procedures: 'users.dataExport users.delete users.linkDataExport users.requestDataExport',
      rows: `
      DELETE users/{id}
      GET users/me/export
      POST users/me/export
      POST users/me/export/link`,
    },
    editorsInPerson: { procedures: 'users.deleteView users.saveView users.savedViews' },
    adminsInPerson: {
      procedures: `
      users.assignRole users.create users.list users.remove users.resendVerification users.signInAs
      users.suspend users.unsuspend`,
      rows: `
      GET users
      POST users
      POST users/{id}/sign-in-as
      POST users/assign-role
      POST users/remove
      POST users/resend-verification
      POST users/suspend
      POST users/unsuspend`,
    },
  },
  probes: {
    'users.assignRole': 'input',
    'users.create': 'input',
    'users.dataExport': 'works',
    'users.delete': 'input',
    'users.deleteView': 'input',
    'users.get': 'input',
    'users.linkDataExport': 'works',
    'users.list': 'input',
    'users.remove': 'input',
    'users.removeAvatar': 'input',
    'users.requestDataExport': 'works',
    'users.resendVerification': 'input',
    'users.savedViews': 'input',
    'users.saveView': 'input',
    'users.setAvatar': 'input',
    'users.setLocale': 'input',
    'users.signInAs': 'input',
    'users.suspend': 'input',
    'users.unsuspend': 'input',
    'users.update': 'input',
  },
  examples: {
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
  },
} satisfies DomainTests;
