import { page, type RestRowsOf } from '../../core/rest.ts';
import type { channelsRouter } from './router.ts';

export const channelRows = [
  {
    method: 'GET',
    path: 'channels/{channel}',
    procedure: 'channels.get',
    summary: 'A public channel; `home` nests others, a plain one can be paged through',
    guestSeconds: 5,
    params: { slug: { from: 'channel', as: 'text' } },
    query: { per_page: 'number', cursor: 'text' },
  },
  {
    method: 'GET',
    path: 'landing/artists',
    procedure: 'channels.landingArtists',
    summary: 'Currently trending artists',
    guestSeconds: 5,
  },
  {
    method: 'GET',
    path: 'channels',
    procedure: 'channels.list',
    summary: 'All channels, drafts too, by part of their name or address',
    query: { ...page, orderBy: 'text', query: 'text' },
  },
  {
    method: 'GET',
    path: 'channels/{channel}/edit',
    procedure: 'channels.edited',
    summary: 'A channel with all that can be changed of it',
    params: { id: { from: 'channel', as: 'id' } },
  },
  {
    method: 'POST',
    path: 'channels',
    procedure: 'channels.create',
    summary: 'Makes a channel',
    status: 201,
    body: true,
  },
  {
    method: 'PUT',
    path: 'channels/{channel}',
    procedure: 'channels.update',
    summary:
      'Saves what was changed of a channel and the order of what is on it; refused when it was saved since `rev`',
    refuses: ['conflict'],
    params: { id: { from: 'channel', as: 'id' } },
    body: true,
  },
  {
    method: 'POST',
    path: 'channels/remove',
    procedure: 'channels.delete',
    summary: 'Removes channels for good, all of them or none',
    body: true,
  },
] as const satisfies RestRowsOf<typeof channelsRouter, 'channels'>;
