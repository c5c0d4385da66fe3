import * as accessTokens from './access-tokens/contract.ts';
import * as ads from './ads/contract.ts';
import * as albums from './albums/contract.ts';
import * as appearance from './appearance/contract.ts';
import * as artists from './artists/contract.ts';
import * as audit from './audit/contract.ts';
import * as auth from './auth/contract.ts';
import * as backstage from './backstage/contract.ts';
import * as billing from './billing/contract.ts';
import * as bootstrap from './bootstrap/contract.ts';
import * as channels from './channels/contract.ts';
import * as contact from './contact/contract.ts';
import * as core from './core/contract.ts';
import * as files from './files/contract.ts';
import * as follows from './follows/contract.ts';
import * as genres from './genres/contract.ts';
import * as imports from './imports/contract.ts';
import * as likes from './likes/contract.ts';
import * as localizations from './localizations/contract.ts';
import * as lyrics from './lyrics/contract.ts';
import * as mails from './mails/contract.ts';
import * as notifications from './notifications/contract.ts';
import * as pages from './pages/contract.ts';
import * as playlists from './playlists/contract.ts';
import * as plays from './plays/contract.ts';
import * as radio from './radio/contract.ts';
import * as reports from './reports/contract.ts';
import * as roles from './roles/contract.ts';
import * as search from './search/contract.ts';
import * as settings from './settings/contract.ts';
import * as siteState from './site-state/contract.ts';
import * as socialLogin from './social-login/contract.ts';
import * as streaming from './streaming/contract.ts';
import * as tags from './tags/contract.ts';
import * as tracks from './tracks/contract.ts';
import * as uploads from './uploads/contract.ts';
import * as users from './users/contract.ts';
import * as workspaces from './workspaces/contract.ts';

/** The contracts of all domains, by folder: what they export are the named schemas of the documentation and the SDK. */
export const contracts: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  'access-tokens': accessTokens,
  ads,
  albums,
  appearance,
  artists,
  audit,
  auth,
  backstage,
  billing,
  bootstrap,
  channels,
  contact,
  core,
  files,
  follows,
  genres,
  imports,
  likes,
  localizations,
  lyrics,
  mails,
  notifications,
  pages,
  playlists,
  plays,
  radio,
  reports,
  roles,
  search,
  settings,
  'site-state': siteState,
  'social-login': socialLogin,
  streaming,
  tags,
  tracks,
  uploads,
  users,
  workspaces,
};
