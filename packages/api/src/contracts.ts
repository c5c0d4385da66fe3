import * as albums from './catalogue/albums/contract.ts';
import * as artists from './catalogue/artists/contract.ts';
import * as genres from './catalogue/genres/contract.ts';
import * as imports from './catalogue/imports/contract.ts';
import * as lyrics from './catalogue/lyrics/contract.ts';
import * as search from './catalogue/search/contract.ts';
import * as streaming from './catalogue/streaming/contract.ts';
import * as tags from './catalogue/tags/contract.ts';
import * as tracks from './catalogue/tracks/contract.ts';
import * as backstage from './contributors/backstage/contract.ts';
import * as uploads from './contributors/uploads/contract.ts';
import * as workspaces from './contributors/workspaces/contract.ts';
import * as core from './core/contract.ts';
import * as accessTokens from './identity/access-tokens/contract.ts';
import * as auth from './identity/auth/contract.ts';
import * as bootstrap from './identity/bootstrap/contract.ts';
import * as notifications from './identity/notifications/contract.ts';
import * as roles from './identity/roles/contract.ts';
import * as socialLogin from './identity/social-login/contract.ts';
import * as users from './identity/users/contract.ts';
import * as reports from './insight/reports/contract.ts';
import * as follows from './listening/follows/contract.ts';
import * as likes from './listening/likes/contract.ts';
import * as playlists from './listening/playlists/contract.ts';
import * as plays from './listening/plays/contract.ts';
import * as radio from './listening/radio/contract.ts';
import * as billing from './money/billing/contract.ts';
import * as audit from './platform/audit/contract.ts';
import * as files from './platform/files/contract.ts';
import * as localizations from './platform/localizations/contract.ts';
import * as mails from './platform/mails/contract.ts';
import * as siteState from './platform/site-state/contract.ts';
import * as ads from './site/ads/contract.ts';
import * as appearance from './site/appearance/contract.ts';
import * as channels from './site/channels/contract.ts';
import * as contact from './site/contact/contract.ts';
import * as pages from './site/pages/contract.ts';
import * as settings from './site/settings/contract.ts';

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
