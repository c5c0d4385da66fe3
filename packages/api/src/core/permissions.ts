import { z } from 'zod';
import { line } from './translate.ts';

interface PermissionRow {
  description: string;
  /** Schema of the restriction values a role may attach. */
  restrictions?: z.ZodObject;
  /** Only with a session of the site: no access token carries it. */
  inPerson?: true;
}

/** The one list of permissions: it types the builders, seeds the roles and documents the API. */
export const permissionTable = {
  admin: { description: 'May do everything.' },
  'admin.access': { description: 'May open the admin area.', inPerson: true },
  'api.access': { description: 'May create personal access tokens.' },
  'music.view': { description: 'May see artists, albums and tracks.' },
  'music.play': {
    description: 'May play music.',
    // kbit/s, at least those of the smallest rendition; devices that play at the same time.
    restrictions: z.strictObject({ quality: z.int().min(96), streams: z.int().min(1) }),
  },
  'music.download': { description: 'May download tracks.' },
  'music.create': {
    description: 'May upload music.',
    restrictions: z.strictObject({ minutes: z.int().min(0) }),
  },
  'playlists.view': { description: 'May see playlists.' },
  'playlists.create': { description: 'May make playlists.' },
  'users.view': { description: 'May see profiles.' },
  'lyrics.view': { description: 'May read lyrics.' },
  'workspaces.create': { description: 'May open workspaces.' },
  'files.create': {
    description: 'May upload files.',
    restrictions: z.strictObject({ max_bytes: z.int().min(0) }),
  },
  'backstage.access': { description: 'May publish as an artist.' },
  'artists.manage': { description: 'May edit all artists.' },
  'albums.manage': { description: 'May edit all albums.' },
  'tracks.manage': { description: 'May edit all tracks.' },
  'genres.manage': { description: 'May edit genres.' },
  'tags.manage': { description: 'May edit tags.' },
  'lyrics.manage': { description: 'May edit all lyrics.' },
  'playlists.manage': { description: 'May edit all playlists.' },
  'channels.manage': { description: 'May edit the home page and other channels.' },
  'pages.manage': { description: 'May edit custom pages.' },
  'users.manage': { description: 'May edit users.', inPerson: true },
  'roles.manage': { description: 'May edit roles.', inPerson: true },
  'settings.manage': { description: 'May change settings and import folders.', inPerson: true },
  'appearance.manage': { description: 'May change the look of the site.', inPerson: true },
  'custom_code.manage': { description: 'May add code to the site.', inPerson: true },
  'localizations.manage': { description: 'May edit translations.', inPerson: true },
  'files.manage': { description: 'May manage all files.' },
  'plans.manage': { description: 'May edit plans.', inPerson: true },
  'subscriptions.manage': { description: 'May edit subscriptions.', inPerson: true },
  'reports.view': { description: 'May see reports.' },
  'backstage_requests.manage': { description: 'May decide artist requests.', inPerson: true },
  'ads.manage': { description: 'May edit advertisements.' },
  'audit.view': { description: 'May read the audit log.', inPerson: true },
} as const satisfies Record<string, PermissionRow>;

export type PermissionName = keyof typeof permissionTable;
/** The part of a name before the dot. */
type GroupOf<Name extends string> = Name extends `${infer Group}.${string}` ? Group : Name;
type PermissionGroup = GroupOf<PermissionName>;

/** What permissions are about, by the part of their names before the dot. */
export const permissionGroups: Readonly<Record<PermissionGroup, string>> = {
  admin: line('Administration'),
  api: line('API'),
  music: line('Music'),
  playlists: line('Playlists'),
  users: line('Users'),
  lyrics: line('Lyrics'),
  workspaces: line('Workspaces'),
  files: line('Files'),
  backstage: line('Backstage'),
  artists: line('Artists'),
  albums: line('Albums'),
  tracks: line('Tracks'),
  genres: line('Genres'),
  tags: line('Tags'),
  channels: line('Channels'),
  pages: line('Pages'),
  roles: line('Roles'),
  settings: line('Settings'),
  appearance: line('Appearance'),
  custom_code: line('Custom code'),
  localizations: line('Languages'),
  plans: line('Plans'),
  subscriptions: line('Subscriptions'),
  reports: line('Reports'),
  backstage_requests: line('Artist requests'),
  ads: line('Advertisements'),
  audit: line('Activity'),
};

export function groupOf(name: PermissionName): PermissionGroup {
  return name.split('.')[0] as PermissionGroup;
}

/**
 * Whether a permission is one of the people who run the site. They are used in person alone, nobody gets them by
 * registering, and scripts of the site do not run for those who hold one.
 */
export function isTrusted(name: string): boolean {
  return name === 'admin' || (isPermissionName(name) && 'inPerson' in permissionTable[name]);
}

export function isPermissionName(name: string): name is PermissionName {
  return Object.hasOwn(permissionTable, name);
}

/** What roles of workspaces may hold: it counts for what belongs to the workspace and nowhere else. */
export const workspacePermissionTable = {
  'workspace.update': { description: 'May rename the workspace and change its picture.' },
  'workspace.members': { description: 'May invite and remove people, and assign roles.' },
  'workspace.artists': { description: 'May change the profiles of artists.' },
  'workspace.drafts': { description: 'May upload files and change drafts.' },
  'workspace.publish': { description: 'May publish releases, and change and delete published ones.' },
  'workspace.insights': { description: 'May see insights.' },
} as const satisfies Record<string, PermissionRow>;

export type WorkspacePermission = keyof typeof workspacePermissionTable;

export function isWorkspacePermission(name: string): name is WorkspacePermission {
  return Object.hasOwn(workspacePermissionTable, name);
}

export interface Permission {
  name: PermissionName;
  restrictions: { name: string; value: number | string | boolean }[];
}
