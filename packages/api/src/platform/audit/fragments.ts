import { type RawBuilder, sql } from 'kysely';

type Text = RawBuilder<string | null>;

/** The name a thing of an event has now; null for what is gone, and for what has no name. */
export const nameOfObject = (type: Text, id: Text) => sql<string | null>`case ${type}
  when 'album' then (select name from albums where id = (${id})::bigint)
  when 'artist' then (select name from artists where id = (${id})::bigint)
  when 'localization' then (select name from localizations where id = (${id})::bigint)
  when 'playlist' then (select name from playlists where id = (${id})::bigint)
  when 'product' then (select name from products where id = (${id})::bigint)
  when 'role' then (select name from roles where id = (${id})::bigint)
  when 'track' then (select name from tracks where id = (${id})::bigint)
  when 'user' then (select display_name from users where id = (${id})::bigint)
  when 'workspace' then (select name from workspaces where id = (${id})::bigint)
end`;
