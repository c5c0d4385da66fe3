import type { AnyRouter } from '@trpc/server';
import { albums } from './catalogue/albums/domain.ts';
import { artists } from './catalogue/artists/domain.ts';
import { genres } from './catalogue/genres/domain.ts';
import { imports } from './catalogue/imports/domain.ts';
import { lyrics } from './catalogue/lyrics/domain.ts';
import { search } from './catalogue/search/domain.ts';
import { searchIndex } from './catalogue/search-index/domain.ts';
import { streaming } from './catalogue/streaming/domain.ts';
import { tags } from './catalogue/tags/domain.ts';
import { tracks } from './catalogue/tracks/domain.ts';
import { backstage } from './contributors/backstage/domain.ts';
import { uploads } from './contributors/uploads/domain.ts';
import { workspaces } from './contributors/workspaces/domain.ts';
import type { Context, ExportedFile, ExportedTable, Reactions } from './core/context.ts';
import * as core from './core/contract.ts';
import type { Domain } from './core/domain.ts';
import { handledBy, type RunnableJob } from './core/jobs.ts';
import type { RestRow } from './core/rest.ts';
import { accessTokens } from './identity/access-tokens/domain.ts';
import { accounts } from './identity/accounts/domain.ts';
import { auth } from './identity/auth/domain.ts';
import { purgeExpired } from './identity/auth/jobs.ts';
import { bootstrap } from './identity/bootstrap/domain.ts';
import { notifications } from './identity/notifications/domain.ts';
import { roles } from './identity/roles/domain.ts';
import { socialLogin } from './identity/social-login/domain.ts';
import { users } from './identity/users/domain.ts';
import { reports } from './insight/reports/domain.ts';
import { collaboration } from './listening/collaboration/domain.ts';
import { downloads } from './listening/downloads/domain.ts';
import { follows } from './listening/follows/domain.ts';
import { likes } from './listening/likes/domain.ts';
import { pins } from './listening/pins/domain.ts';
import { playlistFolders } from './listening/playlist-folders/domain.ts';
import { playlists } from './listening/playlists/domain.ts';
import { plays } from './listening/plays/domain.ts';
import { radio } from './listening/radio/domain.ts';
import { trackLists } from './listening/track-lists/domain.ts';
import { transfers } from './listening/transfers/domain.ts';
import { billing } from './money/billing/domain.ts';
import { attempts } from './platform/attempts/domain.ts';
import { audit } from './platform/audit/domain.ts';
import { backups } from './platform/backups/domain.ts';
import { files } from './platform/files/domain.ts';
import { images } from './platform/images/domain.ts';
import { localizations } from './platform/localizations/domain.ts';
import { mails } from './platform/mails/domain.ts';
import { siteState } from './platform/site-state/domain.ts';
import { undo } from './platform/undo/domain.ts';
import { ads } from './site/ads/domain.ts';
import { appearance } from './site/appearance/domain.ts';
import { channels } from './site/channels/domain.ts';
import { contact } from './site/contact/domain.ts';
import { pages } from './site/pages/domain.ts';
import { settings } from './site/settings/domain.ts';

/**
 * Every domain, floor by floor. What happens is told to them in this order: `workspaces` stands before all that react to
 * accounts that go, since it locks them.
 */
const list = [
  attempts,
  audit,
  backups,
  files,
  images,
  localizations,
  mails,
  siteState,
  undo,
  accessTokens,
  accounts,
  auth,
  bootstrap,
  notifications,
  roles,
  socialLogin,
  users,
  albums,
  artists,
  genres,
  imports,
  lyrics,
  search,
  searchIndex,
  streaming,
  tags,
  tracks,
  workspaces,
  collaboration,
  downloads,
  follows,
  likes,
  pins,
  playlistFolders,
  playlists,
  plays,
  radio,
  trackLists,
  transfers,
  backstage,
  uploads,
  appearance,
  ads,
  channels,
  contact,
  pages,
  settings,
  billing,
  reports,
] as const;

export const domains: readonly Domain[] = list;

type Each = (typeof list)[number];
type Intersection<Union> = (Union extends unknown ? (each: Union) => void : never) extends (
  all: infer All,
) => void
  ? All
  : never;
type RecordsOf<Each> = Each extends { routers: infer Routers }
  ? { [Name in keyof Routers]: Routers[Name] extends AnyRouter ? Routers[Name]['_def']['record'] : never }
  : never;

/** All procedures, by their first name in the API. */
export const procedures = domains
  .flatMap(({ routers = {} }) => Object.entries(routers))
  .reduce<Record<string, object>>((found, [name, { _def }]) => {
    found[name] = { ...found[name], ..._def.record };
    return found;
  }, {}) as Intersection<RecordsOf<Each>>;

/** Every documented row of api/v1 that is not a route moving bytes. */
export const restTable: readonly RestRow[] = domains.flatMap(({ rows = [] }) => rows);

/** What the contracts of all domains export, by the domain's name: the named schemas of the documentation and the SDK. */
export const contracts: Readonly<Record<string, Readonly<Record<string, unknown>>>> = Object.fromEntries(
  [...domains, { name: 'core', contract: core } satisfies Domain]
    .flatMap(({ name, contract }) => (contract ? [[name, contract] as const] : []))
    .sort(([a], [b]) => (a < b ? -1 : 1)),
);

/** What domains do when something happens in others, in this order. */
export const reactions: readonly Reactions[] = domains.flatMap(({ reactions = [] }) => reactions);

/** Tables that hold something of a user, and are part of the export of his data. */
export const exportedTables: Readonly<Record<string, ExportedTable>> = Object.assign(
  {},
  ...domains.map(({ exported }) => exported),
);

/** What else is in that export, by the names of the files. */
export const exportedFiles: Readonly<Record<string, ExportedFile>> = Object.assign(
  {},
  ...domains.map((domain) => domain.exportedFiles),
);

/** Every kind of background work, with the function that does it. */
export const jobList: readonly RunnableJob[] = [
  ...domains.flatMap(({ jobs = [] }) => jobs),
  handledBy(purgeExpired, { start: async () => purgeExpiredRows }),
];

/** The nightly job: removes what is over. */
export async function purgeExpiredRows(ctx: Context): Promise<void> {
  for (const { purges = [] } of domains) for (const purge of purges) await purge(ctx.db);
}
