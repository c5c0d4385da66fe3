import type { ChannelContentKind, Database, Db, Transaction } from '@kantele/db';
import { type ExpressionBuilder, type Insertable, sql, type Updateable } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import { compiledOnce } from '../../core/compiled-once.ts';
import { inOrder, type KeysetOrder, type KeysetSource, rowById } from '../../core/keyset.ts';
import { insertRows } from '../../core/rows-as-json.ts';

type Executor = Db | Transaction<Database>;

const ruleColumns = [
  'content',
  'rule',
  'window_days',
  'genre_id',
  'opening_tracks',
  'item_limit',
  'layout',
] as const;
const shelfColumns = ['id', 'name', 'slug', 'description', 'visibility', ...ruleColumns] as const;
const seoColumns = ['seo_title', 'seo_description', 'seo_image'] as const;

const itemColumn = {
  albums: 'album_id',
  artists: 'artist_id',
  tracks: 'track_id',
  genres: 'genre_id',
  channels: 'nested_id',
} as const satisfies Record<ChannelContentKind, keyof Database['channel_items']>;

export const channelOrder = {
  name: { column: 'name_key', kind: 'string', direction: 'asc' },
  name_desc: { column: 'name_key', kind: 'string', direction: 'desc' },
  newest: { column: 'id', kind: 'number', direction: 'desc' },
  oldest: { column: 'id', kind: 'number', direction: 'asc' },
} as const satisfies Record<string, KeysetOrder>;

/** Channels are few: what is searched for is looked for in each. */
export function filteredChannels(
  order: KeysetOrder,
  { query }: { query?: string | undefined },
): KeysetSource {
  const where = query
    ? sql`strpos(fold_letters(name || ' ' || slug), fold_letters(${query})) > 0`
    : sql`true`;
  return { from: 'channels', id: 'id', where, order };
}

/** Where channels are nested. */
function shownOn(eb: ExpressionBuilder<Database, 'channels'>) {
  return jsonArrayFrom(
    eb
      .selectFrom('channel_items as place')
      .innerJoin('channels as parent', 'parent.id', 'place.channel_id')
      .select(['parent.id', 'parent.name'])
      .whereRef('place.nested_id', '=', 'channels.id')
      .orderBy('parent.id'),
  ).as('shown_on');
}

/** What lists show of a channel. */
export const channelRow = rowById((db, id) =>
  db
    .selectFrom('channels')
    .select([...shelfColumns, 'updated_at'])
    .select(shownOn)
    .where('channels.id', '=', id),
);

const nestedColumns = [
  'nested.id',
  'nested.name',
  'nested.slug',
  'nested.description',
  'nested.visibility',
  'nested.content',
  'nested.rule',
  'nested.window_days',
  'nested.genre_id',
  'nested.opening_tracks',
  'nested.item_limit',
  'nested.layout',
] as const;

/** The public channels that a shelf of channels names. */
const links = sql<{ slug: string; name: string; description: string }[]>`(
  select coalesce(json_agg(json_build_object('slug', linked.slug, 'name', linked.name,
    'description', linked.description) order by place.position), '[]')
  from channel_items place join channels linked on linked.id = place.nested_id
  where place.channel_id = nested.id and linked.visibility = 'public')`.as('links');

const bySlug = compiledOnce((db, slug: string) =>
  db
    .selectFrom('channels')
    .select([...shelfColumns, ...seoColumns])
    .select((eb) =>
      jsonArrayFrom(
        eb
          .selectFrom('channel_items')
          .innerJoin('channels as nested', 'nested.id', 'channel_items.nested_id')
          .select(nestedColumns)
          .select(links)
          .whereRef('channel_items.channel_id', '=', 'channels.id')
          .orderBy('channel_items.position'),
      ).as('nested'),
    )
    .where('slug', '=', slug),
);

/** A channel with those nested in it, drafts too, in one statement. */
export async function channelBySlug(db: Executor, slug: string) {
  const [row] = await bySlug(db, slug);
  return row;
}
export type ShelfRow = NonNullable<Awaited<ReturnType<typeof channelBySlug>>>['nested'][number];

/** Channels as shelves, in the order of the ids. */
export async function shelvesByIds(db: Executor, ids: readonly number[]): Promise<ShelfRow[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom('channels as nested')
    .select(nestedColumns)
    .select(links)
    .where('nested.id', 'in', [...ids])
    .execute();
  return inOrder(ids, rows);
}

export async function channelsByName(db: Executor, query: string, limit: number) {
  return db
    .selectFrom('channels')
    .select(['id', 'name', 'slug', 'visibility'])
    .where(sql<boolean>`strpos(fold_letters(name || ' ' || slug), fold_letters(${query})) > 0`)
    .orderBy('name_key')
    .orderBy('id')
    .limit(limit)
    .execute();
}

/** A channel with all that can be changed of it. */
export async function publicChannels(db: Executor, limit: number) {
  return db
    .selectFrom('channels')
    .select(['slug', 'name'])
    .where('visibility', '=', 'public')
    .orderBy('name_key')
    .orderBy('id')
    .limit(limit)
    .execute();
}

export async function editedChannel(db: Executor, id: number) {
  return db
    .selectFrom('channels')
    .select([...shelfColumns, ...seoColumns, 'rev', 'updated_at'])
    .select(shownOn)
    .select(
      sql<number[]>`(select coalesce(json_agg(object_id order by position), '[]') from channel_items
        where channel_id = channels.id)`.as('item_ids'),
    )
    .where('id', '=', id)
    .executeTakeFirst();
}
export type EditedRow = NonNullable<Awaited<ReturnType<typeof editedChannel>>>;

export async function lockChannel(trx: Transaction<Database>, id: number) {
  return trx
    .selectFrom('channels')
    .select(['rev', 'name', 'slug', ...ruleColumns])
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst();
}

export async function insertChannel(trx: Transaction<Database>, values: Insertable<Database['channels']>) {
  return trx.insertInto('channels').values(values).returning('id').executeTakeFirstOrThrow();
}

/** Saves one more revision. */
export async function updateChannelRow(
  trx: Transaction<Database>,
  id: number,
  values: Updateable<Database['channels']>,
) {
  await trx
    .updateTable('channels')
    .set({ ...values, rev: sql`rev + 1`, updated_at: new Date() })
    .where('id', '=', id)
    .execute();
}

/** Replaces what is on a channel by hand. */
export async function replaceItems(
  trx: Transaction<Database>,
  { id, content }: { id: number; content: ChannelContentKind },
  ids: readonly number[],
) {
  await trx.deleteFrom('channel_items').where('channel_id', '=', id).execute();
  const column = itemColumn[content];
  const rows = ids.map((object, position) => ({ channel_id: id, position, [column]: object }));
  await insertRows(trx, 'channel_items', rows);
}

/** Whether one of these channels is the channel itself or leads to it. Nesting waits until the transaction ends. */
export async function leadsTo(trx: Transaction<Database>, ids: readonly number[], id: number) {
  await sql`select pg_advisory_xact_lock(7304)`.execute(trx);
  const { rows } = await sql<{ circle: boolean }>`
    with recursive below (id) as (
      select unnest(${[...ids]}::bigint[])
      union select i.nested_id from channel_items i join below b on b.id = i.channel_id where i.nested_id is not null
    ) select exists (select 1 from below where id = ${id}) as circle`.execute(trx);
  return rows[0]?.circle === true;
}

export async function deleteChannelRows(trx: Transaction<Database>, ids: readonly number[]) {
  return trx.deleteFrom('channels').where('id', 'in', ids).returning(['id', 'name', 'slug']).execute();
}

/** Names another genre instead of those that go; a shelf that has it already loses them. */
export async function moveGenre(trx: Transaction<Database>, going: readonly number[], into: number) {
  const ids = [...going];
  await sql`update channels set genre_id = ${into}, rev = rev + 1, updated_at = now()
    where genre_id = any(${ids})`.execute(trx);
  await sql`update channel_items i set genre_id = ${into} where i.genre_id = any(${ids}) and not exists (
      select from channel_items o where o.channel_id = i.channel_id
        and (o.genre_id = ${into} or (o.genre_id = any(${ids}) and o.position < i.position)))`.execute(trx);
}
