import { bodyWith, list, numeric, pageQuery, pathId, type RestRequest, type RestRow } from '../core/rest.ts';
import { avatarMaxBytes } from './contract.ts';

/** `me` or an id. */
function userPath(request: RestRequest): 'me' | number {
  return request.params.id === 'me' ? 'me' : pathId(request);
}

const flag = (text: string | undefined) => (text === 'true' ? true : text === 'false' ? false : text);

export const userRows = [
  {
    method: 'GET',
    path: 'users/{id}',
    procedure: 'users.get',
    summary: 'A user, `me` for oneself; `with` adds roles, social_profiles, tokens',
    input: (request) => {
      const { with: relations, ...query } = request.query;
      return {
        ...query,
        id: userPath(request),
        ...(relations === undefined ? {} : { with: list(relations) }),
      };
    },
  },
  {
    method: 'PUT',
    path: 'users/{id}',
    procedure: 'users.update',
    summary: 'Changes a user; `me` for oneself',
    input: (request) => bodyWith(request, { id: userPath(request) }),
  },
  {
    method: 'DELETE',
    path: 'users/{id}',
    procedure: 'users.delete',
    summary: 'Removes one’s own account for good: `deleteCurrentUser=true`',
    input: (request) => ({
      ...request.query,
      id: userPath(request),
      deleteCurrentUser: flag(request.query.deleteCurrentUser),
    }),
  },
  {
    method: 'POST',
    path: 'users/{id}/avatar',
    procedure: 'users.setAvatar',
    summary: 'Sets the picture: multipart with `file`, or JSON with `url`',
    upload: { field: 'file', maxBytes: avatarMaxBytes },
    input: (request) =>
      request.file
        ? { id: userPath(request), file: request.file }
        : bodyWith(request, { id: userPath(request) }),
  },
  {
    method: 'DELETE',
    path: 'users/{id}/avatar',
    procedure: 'users.removeAvatar',
    summary: 'Removes the picture',
    input: (request) => ({ id: userPath(request) }),
  },
  {
    method: 'POST',
    path: 'users/me/locale',
    procedure: 'users.setLocale',
    summary: 'Chooses the language',
    input: (request) => bodyWith(request),
  },
  {
    method: 'GET',
    path: 'users/me/export',
    procedure: 'users.dataExport',
    summary: 'The export of one’s data, however far it is',
    input: () => undefined,
  },
  {
    method: 'POST',
    path: 'users/me/export',
    procedure: 'users.requestDataExport',
    summary: 'Starts an export of one’s data; asks for a recent password',
    input: () => undefined,
  },
  {
    method: 'POST',
    path: 'users/me/export/link',
    procedure: 'users.linkDataExport',
    summary: 'An address that downloads the export once',
    input: () => undefined,
  },
  {
    method: 'GET',
    path: 'users',
    procedure: 'users.list',
    summary: 'All users by filters',
    input: (request) => {
      const { role_id, verified, suspended, ...query } = pageQuery(request);
      return {
        ...query,
        ...(role_id === undefined ? {} : { role_id: numeric(String(role_id)) }),
        ...(verified === undefined ? {} : { verified: flag(String(verified)) }),
        ...(suspended === undefined ? {} : { suspended: flag(String(suspended)) }),
      };
    },
  },
  {
    method: 'POST',
    path: 'users',
    procedure: 'users.create',
    summary: 'Makes an account',
    status: 201,
    input: (request) => bodyWith(request),
  },
  {
    method: 'POST',
    path: 'users/suspend',
    procedure: 'users.suspend',
    summary: 'Signs users out and keeps them out',
    input: (request) => bodyWith(request),
  },
  {
    method: 'POST',
    path: 'users/unsuspend',
    procedure: 'users.unsuspend',
    summary: 'Ends suspensions',
    input: (request) => bodyWith(request),
  },
  {
    method: 'POST',
    path: 'users/assign-role',
    procedure: 'users.assignRole',
    summary: 'Gives or takes a role of several users',
    input: (request) => bodyWith(request),
  },
  {
    method: 'POST',
    path: 'users/resend-verification',
    procedure: 'users.resendVerification',
    summary: 'Mails the link that confirms an address to several users',
    input: (request) => bodyWith(request),
  },
  {
    method: 'POST',
    path: 'users/remove',
    procedure: 'users.remove',
    summary: 'Removes users for good, all of them or none',
    input: (request) => bodyWith(request),
  },
  {
    method: 'POST',
    path: 'users/{id}/sign-in-as',
    procedure: 'users.signInAs',
    summary: 'A session as another user; signing out leads back',
    input: (request) => ({ id: pathId(request) }),
  },
] as const satisfies readonly RestRow[];
