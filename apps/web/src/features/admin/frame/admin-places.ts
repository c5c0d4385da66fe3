import type { PermissionName } from '@kantele/api/contract/roles';
import { line } from '@kantele/api/translate';
import {
  Activity,
  Bell,
  ChartLine,
  Coins,
  CreditCard,
  Disc3,
  Files,
  FileText,
  GalleryHorizontalEnd,
  Gauge,
  Languages,
  Library,
  ListMusic,
  type LucideIcon,
  Mail,
  Megaphone,
  MicVocal,
  Music,
  Palette,
  Repeat,
  Settings,
  ShieldCheck,
  Tag,
  Tags,
  TextQuote,
  UserRound,
  Users,
} from 'lucide-react';

/** A part of the administration, for those who hold its permission. */
export interface AdminPlace {
  id: string;
  label: string;
  href:
    | '/admin'
    | '/admin/insights'
    | '/admin/library'
    | '/admin/artists'
    | '/admin/albums'
    | '/admin/tracks'
    | '/admin/genres'
    | '/admin/tags'
    | '/admin/lyrics'
    | '/admin/playlists'
    | '/admin/users'
    | '/admin/roles'
    | '/admin/settings'
    | '/admin/appearance'
    | '/admin/localizations'
    | '/admin/pages'
    | '/admin/channels'
    | '/admin/files'
    | '/admin/requests'
    | '/admin/notifications'
    | '/admin/mails'
    | '/admin/ads'
    | '/admin/plans'
    | '/admin/subscriptions'
    | '/admin/revenue'
    | '/admin/activity';
  permission: PermissionName;
  icon: LucideIcon;
}

/** Parts that belong together. */
export interface AdminGroup {
  id: string;
  /** Absent for what stands above all groups. */
  label?: string;
  places: readonly AdminPlace[];
}

/** Every part there is, in the order of the navigation. */
export const adminGroups: readonly AdminGroup[] = [
  {
    id: 'overall',
    places: [
      { id: 'overview', label: line('Overview'), href: '/admin', permission: 'admin.access', icon: Gauge },
      {
        id: 'insights',
        label: line('Insights'),
        href: '/admin/insights',
        permission: 'reports.view',
        icon: ChartLine,
      },
    ],
  },
  {
    id: 'music',
    label: line('Music'),
    places: [
      {
        id: 'library',
        label: line('Library'),
        href: '/admin/library',
        permission: 'settings.manage',
        icon: Library,
      },
      {
        id: 'artists',
        label: line('Artists'),
        href: '/admin/artists',
        permission: 'artists.manage',
        icon: UserRound,
      },
      {
        id: 'albums',
        label: line('Albums'),
        href: '/admin/albums',
        permission: 'albums.manage',
        icon: Disc3,
      },
      {
        id: 'tracks',
        label: line('Tracks'),
        href: '/admin/tracks',
        permission: 'tracks.manage',
        icon: Music,
      },
      { id: 'genres', label: line('Genres'), href: '/admin/genres', permission: 'genres.manage', icon: Tags },
      { id: 'tags', label: line('Tags'), href: '/admin/tags', permission: 'tags.manage', icon: Tag },
      {
        id: 'lyrics',
        label: line('Lyrics'),
        href: '/admin/lyrics',
        permission: 'lyrics.manage',
        icon: TextQuote,
      },
      {
        id: 'playlists',
        label: line('Playlists'),
        href: '/admin/playlists',
        permission: 'playlists.manage',
        icon: ListMusic,
      },
    ],
  },
  {
    id: 'people',
    label: line('People'),
    places: [
      { id: 'users', label: line('Users'), href: '/admin/users', permission: 'users.manage', icon: Users },
      {
        id: 'roles',
        label: line('Roles'),
        href: '/admin/roles',
        permission: 'roles.manage',
        icon: ShieldCheck,
      },
      {
        id: 'requests',
        label: line('Artist requests'),
        href: '/admin/requests',
        permission: 'backstage_requests.manage',
        icon: MicVocal,
      },
      {
        id: 'notifications',
        label: line('Announcement'),
        href: '/admin/notifications',
        permission: 'settings.manage',
        icon: Bell,
      },
    ],
  },
  {
    id: 'site',
    label: line('Site'),
    places: [
      {
        id: 'appearance',
        label: line('Appearance'),
        href: '/admin/appearance',
        permission: 'appearance.manage',
        icon: Palette,
      },
      {
        id: 'channels',
        label: line('Channels'),
        href: '/admin/channels',
        permission: 'channels.manage',
        icon: GalleryHorizontalEnd,
      },
      { id: 'pages', label: line('Pages'), href: '/admin/pages', permission: 'pages.manage', icon: FileText },
      {
        id: 'localizations',
        label: line('Languages'),
        href: '/admin/localizations',
        permission: 'localizations.manage',
        icon: Languages,
      },
      {
        id: 'mails',
        label: line('Emails'),
        href: '/admin/mails',
        permission: 'settings.manage',
        icon: Mail,
      },
    ],
  },
  {
    id: 'money',
    label: line('Money'),
    places: [
      {
        id: 'plans',
        label: line('Plans'),
        href: '/admin/plans',
        permission: 'plans.manage',
        icon: CreditCard,
      },
      {
        id: 'subscriptions',
        label: line('Subscriptions'),
        href: '/admin/subscriptions',
        permission: 'subscriptions.manage',
        icon: Repeat,
      },
      {
        id: 'revenue',
        label: line('Revenue'),
        href: '/admin/revenue',
        permission: 'subscriptions.manage',
        icon: Coins,
      },
      {
        id: 'ads',
        label: line('Advertisements'),
        href: '/admin/ads',
        permission: 'ads.manage',
        icon: Megaphone,
      },
    ],
  },
  {
    id: 'system',
    label: line('System'),
    places: [
      {
        id: 'settings',
        label: line('Settings'),
        href: '/admin/settings',
        permission: 'settings.manage',
        icon: Settings,
      },
      { id: 'files', label: line('Files'), href: '/admin/files', permission: 'files.manage', icon: Files },
      {
        id: 'activity',
        label: line('Activity'),
        href: '/admin/activity',
        permission: 'audit.view',
        icon: Activity,
      },
    ],
  },
];

export const adminPlaces: readonly AdminPlace[] = adminGroups.flatMap(({ places }) => places);

/** The groups with the parts that somebody may enter; those without any are left out. */
export function permittedGroups(may: (permission: PermissionName) => boolean): AdminGroup[] {
  return adminGroups
    .map((group) => ({ ...group, places: group.places.filter(({ permission }) => may(permission)) }))
    .filter(({ places }) => places.length > 0);
}

/** The part a path lies in; the overview only itself. */
export function placeOf(pathname: string): string | null {
  const path = pathname.replace(/\/+$/, '');
  const inside = adminPlaces.find(
    ({ href }) => href !== '/admin' && (path === href || path.startsWith(`${href}/`)),
  );
  return inside?.id ?? (path === '/admin' ? 'overview' : null);
}
