import type { DomainTests } from '../domain-tests.ts';
import { badPage, done, page } from '../example-parts.ts';

export default {
  access: {
    editorsInPerson: { procedures: 'roles.list', rows: 'GET roles' },
    adminsInPerson: {
      procedures: `
      roles.create roles.delete roles.get roles.members roles.permissions roles.update`,
      rows: `
      GET permissions
      POST roles
      GET roles/{id}
      PUT roles/{id}
      DELETE roles/{id}
      GET roles/{id}/members`,
    },
  },
  probes: {
    'roles.create': 'input',
    'roles.delete': 'input',
    'roles.get': 'input',
    'roles.list': 'input',
    'roles.members': 'input',
    'roles.permissions': 'input',
    'roles.update': 'input',
  },
  examples: {
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
  },
} satisfies DomainTests;
