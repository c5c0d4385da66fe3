import type { DomainTests } from '../domain-tests.ts';
import { badPage, page } from '../example-parts.ts';

export default {
  access: {
    adminsInPerson: {
      procedures: `
      localizations.create localizations.delete localizations.export localizations.import
      localizations.lines localizations.list localizations.update localizations.updateLines`,
      rows: `
      GET localizations
      POST localizations
      PUT localizations/{id}
      DELETE localizations/{id}
      GET localizations/{id}/export
      POST localizations/{id}/import
      GET localizations/{id}/lines
      PUT localizations/{id}/lines`,
    },
  },
  probes: {
    'localizations.create': 'input',
    'localizations.delete': 'input',
    'localizations.export': 'input',
    'localizations.import': 'input',
    'localizations.lines': 'input',
    'localizations.list': 'input',
    'localizations.update': 'input',
    'localizations.updateLines': 'input',
  },
  examples: {
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
  },
} satisfies DomainTests;
