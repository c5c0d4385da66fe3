import type { RestRowsOf } from '../../core/rest.ts';
import type { collaborationRouter } from './router.ts';

const params = { id: { from: 'playlist', as: 'id' } } as const;
const ofMember = { ...params, user_id: { from: 'user', as: 'id' } } as const;

export const collaborationRows = [
  {
    method: 'GET',
    path: 'playlists/{playlist}/people',
    procedure: 'collaboration.get',
    summary: 'Who makes a playlist; for its owner with the links that let people in',
    params,
  },
  {
    method: 'POST',
    path: 'playlists/{playlist}/links',
    procedure: 'collaboration.createLink',
    summary: 'Makes a link by which people join a playlist',
    status: 201,
    refuses: ['conflict', 'rate_limited'],
    params,
    body: true,
  },
  {
    method: 'GET',
    path: 'playlists/{playlist}/invitable',
    procedure: 'collaboration.invitable',
    summary: 'People you follow or who follow you and do not make the playlist yet',
    params,
    query: { query: 'text' },
  },
  {
    method: 'POST',
    path: 'playlists/{playlist}/invitations',
    procedure: 'collaboration.invite',
    summary: 'Invites one of them to make the playlist together',
    status: 201,
    refuses: ['conflict', 'rate_limited'],
    params,
    body: true,
  },
  {
    method: 'DELETE',
    path: 'playlists/{playlist}/links/{link}',
    procedure: 'collaboration.revokeLink',
    summary: 'Revokes a link; who has joined by it stays',
    params: { ...params, link_id: { from: 'link', as: 'id' } },
  },
  {
    method: 'GET',
    path: 'playlist-invitations/{secret}',
    procedure: 'collaboration.invitation',
    summary: 'What a link invites to',
    params: { secret: 'text' },
  },
  {
    method: 'POST',
    path: 'playlist-invitations/{secret}',
    procedure: 'collaboration.join',
    summary: 'Joins a playlist by a link',
    refuses: ['conflict', 'rate_limited'],
    params: { secret: 'text' },
  },
  {
    method: 'DELETE',
    path: 'playlist-invitations/{secret}',
    procedure: 'collaboration.decline',
    summary: 'Declines an invitation that is for you alone',
    refuses: ['rate_limited'],
    params: { secret: 'text' },
  },
  {
    method: 'DELETE',
    path: 'playlists/{playlist}/people/me',
    procedure: 'collaboration.leave',
    summary: 'Ends your part in a playlist',
    params,
  },
  {
    method: 'PUT',
    path: 'playlists/{playlist}/people/{user}',
    procedure: 'collaboration.setRole',
    summary: 'Says what a member may do: `add` or `edit`',
    params: ofMember,
    body: true,
  },
  {
    method: 'DELETE',
    path: 'playlists/{playlist}/people/{user}',
    procedure: 'collaboration.removeMember',
    summary: 'Takes a member out; what they have put in stays',
    params: ofMember,
  },
] as const satisfies RestRowsOf<typeof collaborationRouter, 'collaboration'>;
