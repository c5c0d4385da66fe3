import { albumRows, artistAlbumRows } from './catalogue/albums/rest.ts';
import { artistRows, moreArtistRows } from './catalogue/artists/rest.ts';
import { genreRows } from './catalogue/genres/rest.ts';
import { importRows } from './catalogue/imports/rest.ts';
import { lyricsRows } from './catalogue/lyrics/rest.ts';
import { searchRows } from './catalogue/search/rest.ts';
import { streamingRows } from './catalogue/streaming/rest.ts';
import { tagRows } from './catalogue/tags/rest.ts';
import { artistTrackRows, trackRows } from './catalogue/tracks/rest.ts';
import { backstageRows } from './contributors/backstage/rest.ts';
import { uploadRows } from './contributors/uploads/rest.ts';
import { workspaceRows } from './contributors/workspaces/rest.ts';
import type { RestRow } from './core/rest.ts';
import { accessTokenRows } from './identity/access-tokens/rest.ts';
import { authRows } from './identity/auth/rest.ts';
import { bootstrapRows } from './identity/bootstrap/rest.ts';
import { notificationRows } from './identity/notifications/rest.ts';
import { roleRows } from './identity/roles/rest.ts';
import { socialLoginRows } from './identity/social-login/rest.ts';
import { userRows } from './identity/users/rest.ts';
import { reportRows } from './insight/reports/rest.ts';
import { followRows } from './listening/follows/rest.ts';
import { likeRows } from './listening/likes/rest.ts';
import { playlistRows } from './listening/playlists/rest.ts';
import { playRows } from './listening/plays/rest.ts';
import { radioRows } from './listening/radio/rest.ts';
import { trackListRows } from './listening/track-lists/rest.ts';
import { billingRows } from './money/billing/rest.ts';
import { auditRows } from './platform/audit/rest.ts';
import { fileRows } from './platform/files/rest.ts';
import { localizationRows } from './platform/localizations/rest.ts';
import type { AppRouter } from './router.ts';
import { adRows } from './site/ads/rest.ts';
import { appearanceRows } from './site/appearance/rest.ts';
import { channelRows } from './site/channels/rest.ts';
import { contactRows } from './site/contact/rest.ts';
import { pageRows } from './site/pages/rest.ts';
import { settingsRows } from './site/settings/rest.ts';

type Procedures = AppRouter['_def']['record'];
/** Dotted names of all procedures, e.g. `artists.get`; a wrong name in the table does not compile. */
export type ProcedureName = {
  [Domain in keyof Procedures & string]: `${Domain}.${keyof Procedures[Domain] & string}`;
}[keyof Procedures & string];

type Checked = Omit<RestRow, 'procedure'> & { procedure: ProcedureName };

/** Every documented row of api/v1 that is not a route moving bytes. */
const rows = [
  ...bootstrapRows,
  ...settingsRows,
  ...authRows,
  ...socialLoginRows,
  ...localizationRows,
  ...userRows,
  ...accessTokenRows,
  ...roleRows,
  ...auditRows,
  ...artistRows,
  ...artistAlbumRows,
  ...artistTrackRows,
  ...moreArtistRows,
  ...albumRows,
  ...trackListRows,
  ...trackRows,
  ...streamingRows,
  ...lyricsRows,
  ...playRows,
  ...genreRows,
  ...tagRows,
  ...searchRows,
  ...channelRows,
  ...importRows,
  ...fileRows,
  ...backstageRows,
  ...notificationRows,
  ...followRows,
  ...likeRows,
  ...playlistRows,
  ...radioRows,
  ...reportRows,
  ...uploadRows,
  ...pageRows,
  ...contactRows,
  ...appearanceRows,
  ...adRows,
  ...billingRows,
  ...workspaceRows,
] as const;

export const restTable: readonly Checked[] = rows;

/** The rows with their literal paths and procedures: what the types of the SDK are made of. */
export type RestRows = (typeof rows)[number];
