import { restTable } from '../rest-table.ts';

/** What the calls of a domain are about: name for people, and a sentence. */
const words: Readonly<Record<string, readonly [string, string]>> = {
  accessTokens: ['Access tokens', 'Tokens for programs, made by their owner.'],
  albums: ['Albums', 'Albums with their tracks, discs and credits.'],
  ads: ['Advertisements', 'What stands in the places for advertisements.'],
  appearance: ['Appearance', 'The look of the site.'],
  artists: ['Artists', 'Artists with their albums and tracks.'],
  audit: ['Audit log', 'What was done, by whom and from where.'],
  auth: ['Accounts', 'Registering, signing in and out, passwords, sessions.'],
  backstage: ['Backstage', 'Artists you work for, their releases, and requests to become one.'],
  billing: ['Billing', 'Plans that can be bought.'],
  channels: [
    'Channels',
    'The home page, its shelves and other lists admins make, and the artists of the landing page.',
  ],
  contact: ['Contact', 'Messages of visitors to the people who run the site.'],
  files: ['Files', 'Files people have uploaded, in folders and with a trash.'],
  follows: ['Following', 'Artists and people one follows, and what is new from them.'],
  genres: ['Genres', 'Genres with their artists, albums and tracks.'],
  imports: ['Libraries', 'Folders of music the site imports, and how their imports went.'],
  likes: ['Likes', 'Tracks and albums one likes: one’s own library.'],
  localizations: ['Localizations', 'Languages of the site and their texts.'],
  lyrics: ['Lyrics', 'Lyrics of tracks, also by what is sung.'],
  notifications: ['Notifications', 'Messages to you, and by which way you want them.'],
  pages: ['Custom pages', 'Pages of the site’s own: imprint, help, about.'],
  playlists: ['Playlists', 'Tracks people put together.'],
  plays: ['Plays', 'What was heard.'],
  radio: ['Radio', 'Music like something, with the reason of each track.'],
  reports: ['Insights', 'What people listened to, of an artist and on the whole site.'],
  roles: ['Roles', 'Roles, their permissions and members.'],
  search: ['Search', 'Artists, albums and tracks by their names.'],
  settings: ['Settings', 'Settings of the site, and what a client needs to begin with.'],
  socialLogin: ['Sign-in elsewhere', 'Accounts of other services to sign in with.'],
  streaming: ['Streaming', 'Where the sound of a track is, and the files it is made of.'],
  tags: ['Tags', 'Tags with their tracks.'],
  tracks: ['Tracks', 'Tracks, their places in lists and their waveforms.'],
  uploads: ['Uploads', 'What may be uploaded, and the end of resumable uploads.'],
  workspaces: ['Workspaces', 'Teams, their members and invitations.'],
  users: ['Users', 'One’s own account, and everybody’s for those who manage users.'],
};

/** The tags of all operations: the domains, in the order of their names. */
export function documentedTags() {
  const names = new Set(restTable.map(({ procedure }) => procedure.split('.')[0] ?? ''));
  const tags = [...names].map((name) => {
    const [title, description] = words[name] ?? [name, ''];
    return { name, 'x-displayName': title, description };
  });
  return tags.sort((a, b) => (a['x-displayName'] < b['x-displayName'] ? -1 : 1));
}
