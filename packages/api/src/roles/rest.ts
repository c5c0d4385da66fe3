import { bodyWith, pageQuery, pathId, type RestRow } from '../core/rest.ts';

export const roleRows = [
  { method: 'GET', path: 'roles', procedure: 'roles.list', summary: 'All roles', input: () => undefined },
  {
    method: 'GET',
    path: 'permissions',
    procedure: 'roles.permissions',
    summary: 'All permissions',
    input: () => undefined,
  },
  {
    method: 'GET',
    path: 'roles/{id}',
    procedure: 'roles.get',
    summary: 'A role',
    input: (request) => ({ id: pathId(request) }),
  },
  {
    method: 'GET',
    path: 'roles/{id}/members',
    procedure: 'roles.members',
    summary: 'Users who have the role',
    input: (request) => ({ ...pageQuery(request), id: pathId(request) }),
  },
  {
    method: 'POST',
    path: 'roles',
    procedure: 'roles.create',
    summary: 'Makes a role',
    status: 201,
    input: (request) => bodyWith(request),
  },
  {
    method: 'PUT',
    path: 'roles/{id}',
    procedure: 'roles.update',
    summary: 'Changes a role',
    input: (request) => bodyWith(request, { id: pathId(request) }),
  },
  {
    method: 'DELETE',
    path: 'roles/{id}',
    procedure: 'roles.delete',
    summary: 'Removes a role from everybody and for good',
    input: (request) => ({ id: pathId(request) }),
  },
] as const satisfies readonly RestRow[];
