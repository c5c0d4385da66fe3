import type { DomainTests } from '../domain-tests.ts';
import { page } from '../example-parts.ts';

export default {
  access: {
    everybody: { procedures: 'pages.get pages.getById', rows: 'GET custom-pages/{page}' },
    editorsChange: {
      procedures: 'pages.create pages.delete pages.update',
      rows: `
      POST custom-pages
      POST custom-pages/remove
      PUT custom-pages/{page}`,
    },
    editors: {
      procedures: 'pages.edited pages.list',
      rows: `
      GET custom-pages
      GET custom-pages/{page}/edit`,
    },
  },
  probes: {
    'pages.create': 'input',
    'pages.delete': 'input',
    'pages.edited': 'input',
    'pages.get': 'input',
    'pages.getById': 'input',
    'pages.list': 'input',
    'pages.update': 'input',
  },
  examples: {
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
  },
} satisfies DomainTests;
