import { page, type RestRowsOf } from '../../core/rest.ts';
import type { rolesRouter } from './router.ts';

export const roleRows = [
  {
    method: 'GET',
    path: 'roles',
    procedure: 'roles.list',
    summary: 'All roles of the site, or with `type` `workspace` those of workspaces',
    query: { type: 'text' },
  },
  {
    method: 'GET',
    path: 'permissions',
    procedure: 'roles.permissions',
    summary: 'All permissions of roles of the site, or with `type` `workspace` of roles of workspaces',
    query: { type: 'text' },
  },
  {
    method: 'GET',
    path: 'roles/{id}',
    procedure: 'roles.get',
    summary: 'A role',
    params: { id: 'id' },
  },
  {
    method: 'GET',
    path: 'roles/{id}/members',
    procedure: 'roles.members',
    summary: 'Users who have the role',
    params: { id: 'id' },
    query: page,
  },
  {
    method: 'POST',
    path: 'roles',
    procedure: 'roles.create',
    summary: 'Makes a role',
    status: 201,
    body: true,
  },
  {
    method: 'PUT',
    path: 'roles/{id}',
    procedure: 'roles.update',
    summary: 'Changes a role',
    refuses: ['conflict'],
    params: { id: 'id' },
    body: true,
  },
  {
    method: 'DELETE',
    path: 'roles/{id}',
    procedure: 'roles.delete',
    summary: 'Removes a role from everybody and for good',
    refuses: ['conflict'],
    params: { id: 'id' },
  },
] as const satisfies RestRowsOf<typeof rolesRouter, 'roles'>;
