import type { Database, Db } from '@kantele/db';
import { type RawBuilder, sql, type Transaction } from 'kysely';
import { nameKey, slugify } from '../../../core/text/slug.ts';
import { placesMax } from '../contract.ts';
import {
  type BooleanCondition,
  type Condition,
  type DateCondition,
  isGroup,
  type NumberCondition,
  type RuleGroup,
  type RuleSet,
  type TextCondition,
} from './rule-fields.ts';

type Executor = Db | Transaction<Database>;
type Predicate = RawBuilder<boolean>;

/** For whom a rule is applied, and what its random order hangs on. */
export interface RuleReader {
  userId: number;
  seed: number;
  now: Date;
}

/** Ids of the tracks a rule finds among those that everybody finds, in its order, as many as it allows. */
export async function tracksOfRule(
  db: Executor,
  rules: RuleSet,
  reader: RuleReader,
  most = placesMax,
): Promise<number[]> {
  const { limit } = rules;
  const order = orderOf(rules, reader);
  const count = Math.min(most, limit?.by === 'tracks' ? limit.value : placesMax);
  const found = sql`from ${sourceOf(rules, reader)} where ${whereOf(rules, reader)}`;
  if (limit === null || limit.by === 'tracks') {
    const { rows } = await sql<{ id: number }>`
      select t.id ${found} order by ${order} limit ${count}`.execute(db);
    return rows.map(({ id }) => id);
  }
  // Of tracks whose length or size is not known nothing is added up.
  const [part, unit] = limit.by === 'minutes' ? [sql`t.length_sort`, 60_000] : [sql`f.size`, 1_000_000];
  const { rows } = await sql<{ id: number }>`
    select id from (
      select t.id, row_number() over by_order as n,
        sum(coalesce(${part}, 0)) over (by_order rows unbounded preceding) as used
      ${found} window by_order as (order by ${order})
    ) placed where used <= ${limit.value * unit}::bigint order by n limit ${count}`.execute(db);
  return rows.map(({ id }) => id);
}

/** How many tracks a rule finds before its limit, 50,000 at most. */
export async function countOfRule(db: Executor, rules: RuleSet, reader: RuleReader): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from (
      select from ${sourceOf(rules, reader)} where ${whereOf(rules, reader)} limit ${placesMax}
    ) found`.execute(db);
  return rows[0]?.count ?? 0;
}

/** Ends a statement of this transaction that takes longer; in milliseconds. */
export async function limitStatements(trx: Transaction<Database>, milliseconds: number): Promise<void> {
  await sql`set local statement_timeout = ${sql.lit(milliseconds)}`.execute(trx);
}

/** Tracks, and beside them only what a condition or the order asks for. */
function sourceOf(rules: RuleSet, { userId }: RuleReader) {
  const asked = new Set<string>([rules.order, ...fieldsIn(rules)]);
  const has = (...fields: string[]) => fields.some((field) => asked.has(field));
  const joins = [
    has('plays', 'last_played') &&
      sql`left join (select track_id, count(*)::int as plays, max(started_at) as last_played
        from plays where user_id = ${userId} group by track_id) heard on heard.track_id = t.id`,
    has('liked', 'liked_at') && sql`left join track_likes l on l.user_id = ${userId} and l.track_id = t.id`,
    (has('lossless', 'codec') || rules.limit?.by === 'megabytes') &&
      sql`left join originals f on f.track_id = t.id`,
  ].filter((join) => join !== false);
  return sql`tracks t join albums a on a.id = t.album_id ${sql.join(joins, sql` `)}`;
}

const whereOf = (rules: RuleSet, reader: RuleReader) => sql<boolean>`t.listed and ${groupOf(rules, reader)}`;

function fieldsIn({ rules }: RuleGroup): string[] {
  return rules.flatMap((rule) => (isGroup(rule) ? fieldsIn(rule) : [rule.field]));
}

function groupOf({ match, rules }: RuleGroup, reader: RuleReader): Predicate {
  if (rules.length === 0) return sql`true`;
  const parts = rules.map((rule) => (isGroup(rule) ? groupOf(rule, reader) : conditionOf(rule, reader)));
  return sql`(${sql.join(parts, match === 'all' ? sql` and ` : sql` or `)})`;
}

function conditionOf(condition: Condition, reader: RuleReader): Predicate {
  switch (condition.field) {
    case 'title':
    case 'artist':
    case 'album':
    case 'genre':
    case 'tag':
    case 'key':
    case 'codec':
      return textOf(condition);
    case 'year':
    case 'duration':
    case 'bpm':
    case 'loudness':
    case 'plays':
    case 'all_plays':
      return numberOf(condition);
    case 'last_played':
    case 'liked_at':
    case 'added_at':
      return dateOf(condition, reader.now);
    default:
      return condition.value
        ? truthOf(condition.field, reader)
        : sql`not ${truthOf(condition.field, reader)}`;
  }
}

/** What a track has of a text field: one text, or rows of another table. */
function textOf({ field, op, value }: TextCondition): Predicate {
  const positive = op === 'is_not' ? 'is' : op === 'contains_not' ? 'contains' : op;
  const found = textFound(field, positive, value);
  return positive === op ? found : sql`not coalesce(${found}, false)`;
}

type Positive = Exclude<TextCondition['op'], 'is_not' | 'contains_not'>;

function textFound(field: TextCondition['field'], op: Positive, value: string): Predicate {
  const matches = (column: RawBuilder<unknown>, key: string) =>
    op === 'is' ? sql<boolean>`${column} = ${key}` : sql<boolean>`${column} like ${patternOf(op, key)}`;
  const key = nameKey(value);
  switch (field) {
    case 'title':
      return matches(sql`t.name_key`, key);
    case 'album':
      return matches(sql`a.name_key`, key);
    case 'artist':
      return sql`t.id in (select ta.track_id from track_artists ta join artists r on r.id = ta.artist_id
        where ta.role in ('main', 'featured') and ${matches(sql`r.name_key`, key)})`;
    case 'genre':
      return sql`t.id in (select tg.track_id from track_genres tg join genres g on g.id = tg.genre_id
        where ${matches(sql`g.slug`, slugify(value))})`;
    case 'tag':
      return sql`t.id in (select tt.track_id from track_tags tt join tags x on x.id = tt.tag_id
        where ${matches(sql`x.slug`, slugify(value))})`;
    case 'key':
      return matches(sql`lower(t.musical_key)`, value.toLowerCase());
    case 'codec':
      return matches(sql`t.codec`, value.toLowerCase());
  }
}

/** For `like`; what it reads as signs stands for itself. */
function patternOf(op: Exclude<Positive, 'is'>, key: string): string {
  const text = key.replace(/[\\%_]/g, '\\$&');
  return `${op === 'starts' ? '' : '%'}${text}${op === 'ends' ? '' : '%'}`;
}

function numberOf({ field, op, value }: NumberCondition): Predicate {
  const column = numbers[field];
  switch (op) {
    case 'is':
      return sql`${column} = ${value}::numeric`;
    case 'is_not':
      return sql`${column} is distinct from ${value}::numeric`;
    case 'over':
      return sql`${column} > ${value}::numeric`;
    case 'under':
      return sql`${column} < ${value}::numeric`;
    case 'between':
      return sql`${column} between ${value[0]}::numeric and ${value[1]}::numeric`;
  }
}

/** Null where it is not known. */
const numbers = {
  year: sql`extract(year from a.release_date)`,
  // To the whole second, as people see it.
  duration: sql`(t.duration / 1000)`,
  bpm: sql`t.bpm`,
  loudness: sql`round(t.loudness_integrated::numeric, 1)`,
  plays: sql`coalesce(heard.plays, 0)`,
  all_plays: sql`t.plays_count`,
} satisfies Record<NumberCondition['field'], RawBuilder<unknown>>;

function dateOf({ field, op, value }: DateCondition, now: Date): Predicate {
  const column = dates[field];
  const since = (days: number) => new Date(now.getTime() - days * 86_400_000);
  switch (op) {
    case 'after':
      // The day itself does not count.
      return sql`${column} >= ${value}::date + 1`;
    case 'before':
      return sql`${column} < ${value}::date`;
    case 'last_days':
      return sql`${column} >= ${since(value)}::timestamptz`;
    case 'not_last_days':
      return sql`not coalesce(${column} >= ${since(value)}::timestamptz, false)`;
  }
}

const dates = {
  last_played: sql`heard.last_played`,
  liked_at: sql`l.created_at`,
  added_at: sql`t.created_at`,
} satisfies Record<DateCondition['field'], RawBuilder<unknown>>;

function truthOf(field: BooleanCondition['field'], { userId }: RuleReader): Predicate {
  switch (field) {
    case 'liked':
      return sql`(l.track_id is not null)`;
    case 'album_liked':
      return sql`(t.album_id in (select album_id from album_likes where user_id = ${userId}))`;
    case 'explicit':
      return sql`t.explicit`;
    case 'lyrics':
      return sql`t.has_lyrics`;
    case 'lossless':
      return sql`coalesce(f.lossless, false)`;
  }
}

const orders = {
  title: sql`t.name_key`,
  artist: sql`fold_letters(t.artists -> 0 ->> 'name')`,
  album: sql`a.name_key`,
  year: sql`a.release_sort`,
  duration: sql`t.length_sort`,
  bpm: sql`t.bpm`,
  loudness: sql`t.loudness_integrated`,
  plays: sql`coalesce(heard.plays, 0)`,
  all_plays: sql`t.plays_count`,
  last_played: sql`heard.last_played`,
  liked_at: sql`l.created_at`,
  // Ids are given in the order of coming in.
  added_at: sql`t.id`,
} satisfies Record<Exclude<RuleSet['order'], 'random'>, RawBuilder<unknown>>;

/** Songs of one album stay in its running order, whatever else is equal. */
function orderOf({ order, direction, reshuffle }: RuleSet, { seed, now }: RuleReader) {
  if (order === 'random') {
    const day = reshuffle === 'daily' ? Math.floor(now.getTime() / 86_400_000) : 0;
    return sql`hashint8extended(t.id, ${seed * 100_000 + day}::bigint), t.id`;
  }
  const way = direction === 'desc' ? sql`desc nulls last` : sql`asc nulls last`;
  return sql`${orders[order]} ${way}, a.id, t.disc_number, t.number nulls last, t.id`;
}
