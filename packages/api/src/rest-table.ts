import { accessTokenRows } from './access-tokens/rest.ts';
import { adRows } from './ads/rest.ts';
import { albumRows, artistAlbumRows } from './albums/rest.ts';
import { appearanceRows } from './appearance/rest.ts';
import { artistRows } from './artists/rest.ts';
import { auditRows } from './audit/rest.ts';
import { authRows } from './auth/rest.ts';
import { backstageRows } from './backstage/rest.ts';
import { billingRows } from './billing/rest.ts';
import { bootstrapRows } from './bootstrap/rest.ts';
import { channelRows } from './channels/rest.ts';
import { contactRows } from './contact/rest.ts';
import type { RestRow } from './core/rest.ts';
import { fileRows } from './files/rest.ts';
import { followRows } from './follows/rest.ts';
import { genreRows } from './genres/rest.ts';
import { importRows } from './imports/rest.ts';
import { likeRows } from './likes/rest.ts';
import { localizationRows } from './localizations/rest.ts';
import { lyricsRows } from './lyrics/rest.ts';
import { notificationRows } from './notifications/rest.ts';
import { pageRows } from './pages/rest.ts';
import { playlistRows } from './playlists/rest.ts';
import { playRows } from './plays/rest.ts';
import { radioRows } from './radio/rest.ts';
import { reportRows } from './reports/rest.ts';
import { roleRows } from './roles/rest.ts';
import type { AppRouter } from './router.ts';
import { searchRows } from './search/rest.ts';
import { settingsRows } from './settings/rest.ts';
import { socialLoginRows } from './social-login/rest.ts';
import { streamingRows } from './streaming/rest.ts';
import { tagRows } from './tags/rest.ts';
import { trackListRows } from './track-lists/rest.ts';
import { artistTrackRows, trackRows } from './tracks/rest.ts';
import { uploadRows } from './uploads/rest.ts';
import { userRows } from './users/rest.ts';
import { workspaceRows } from './workspaces/rest.ts';

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
