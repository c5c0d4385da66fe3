import type { DomainTests } from '../domain-tests.ts';

export default {
  access: {
    unverifiedToo: { procedures: 'settings.valueLists', rows: 'GET value-lists/{names}' },
    adminsInPerson: {
      procedures: `
      settings.list settings.testMail settings.testScanner settings.testSocial settings.testStorage
      settings.update`,
      rows: `
      GET settings
      PUT settings
      POST settings/test-mail
      POST settings/test-social
      POST settings/test-storage`,
    },
  },
  probes: {
    'settings.list': 'input',
    'settings.testMail': 'input',
    'settings.testSocial': 'input',
    'settings.testScanner': 'input',
    'settings.testStorage': 'input',
    'settings.update': 'input',
    'settings.valueLists': 'input',
  },
  examples: {
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
  },
} satisfies DomainTests;
