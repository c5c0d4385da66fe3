import { type Kysely, sql } from 'kysely';

/** Rows that a statement on `track_genres` added to and removed from lists, by kind of statement. */
const changes = {
  insert: {
    tables: 'new table as added',
    rows: 'select genre_id, 1 as n from added where listed',
  },
  delete: {
    tables: 'old table as removed',
    rows: 'select genre_id, -1 as n from removed where listed',
  },
  update: {
    tables: 'old table as removed new table as added',
    rows: `select genre_id, 1 as n from added where listed
      union all select genre_id, -1 from removed where listed`,
  },
};

/**
 * `genres.tracks_count` follows `track_genres`, whatever changes it: a deleted track or album, a hidden one, an import.
 * A transaction notes its changes in `genre_count_changes` and adds them up when it commits, in the order of the genres'
 * ids: it holds their rows for a moment only, and two transactions never wait for each other in a circle. What is noted
 * is gone before anybody else can see it.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const statements = [
    sql`create unlogged table genre_count_changes (genre_id bigint not null, n bigint not null)`,
    sql`create function apply_genre_counts() returns trigger language plpgsql as $$
      begin
        with noted as (delete from genre_count_changes returning genre_id, n),
        sums as (select genre_id, sum(n) as n from noted group by genre_id having sum(n) <> 0),
        locked as (
          select g.id from genres g where g.id in (select genre_id from sums) order by g.id for no key update
        )
        update genres g set tracks_count = g.tracks_count + s.n
          from locked l join sums s on s.genre_id = l.id where g.id = l.id;
        return null;
      end $$`,
    sql`create constraint trigger genre_counts_apply after insert on genre_count_changes
      deferrable initially deferred for each row execute function apply_genre_counts()`,
    ...Object.entries(changes).flatMap(([event, { tables, rows }]) => [
      sql`create function note_genre_${sql.raw(event)}() returns trigger language plpgsql as $$
        begin
          insert into genre_count_changes
            select genre_id, sum(n) from (${sql.raw(rows)}) c group by genre_id having sum(n) <> 0;
          return null;
        end $$`,
      sql`create trigger track_genres_note_${sql.raw(event)} after ${sql.raw(event)} on track_genres
        referencing ${sql.raw(tables)} for each statement execute function note_genre_${sql.raw(event)}()`,
    ]),
    sql`update genres g set tracks_count =
      (select count(*) from track_genres tg where tg.genre_id = g.id and tg.listed)`,
  ];
  for (const statement of statements) await statement.execute(db);
}
