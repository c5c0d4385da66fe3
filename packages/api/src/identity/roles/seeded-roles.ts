import type { PermissionName } from '../../core/permissions.ts';
import type { NewRole } from './queries.ts';

const guest: PermissionName[] = ['music.view', 'music.play', 'playlists.view', 'users.view', 'lyrics.view'];
const user: PermissionName[] = [
  ...guest,
  'playlists.create',
  'workspaces.create',
  'files.create',
  'api.access',
];
const editor: PermissionName[] = [
  ...user,
  'admin.access',
  'artists.manage',
  'albums.manage',
  'tracks.manage',
  'genres.manage',
  'tags.manage',
  'lyrics.manage',
  'playlists.manage',
  'channels.manage',
  'pages.manage',
];

/** The roles a new site starts with. */
export const seededRoles: readonly NewRole[] = [
  { ...named('Guests', 'Visitors who are not signed in.', guest), guests: true },
  { ...named('Users', 'Everybody who has registered.', user, 180), default: true },
  named('Artists', 'People who publish music.', [...user, 'backstage.access'], 6_000),
  named('Editors', 'People who look after the catalogue.', editor, 6_000),
  named('Admins', 'May do everything.', ['admin']),
];

function named(name: string, description: string, permissions: PermissionName[], minutes?: number): NewRole {
  const held = permissions.map((permission) => ({ name: permission, restrictions: [] }));
  const create = { name: 'music.create', restrictions: [{ name: 'minutes', value: minutes ?? 0 }] };
  return {
    name,
    description,
    default: false,
    guests: false,
    permissions: minutes ? [...held, create] : held,
  };
}
