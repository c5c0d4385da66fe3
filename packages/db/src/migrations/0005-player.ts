import { type Kysely, sql } from 'kysely';

/** Loudness of whole albums, worked out from their tracks whenever one is measured, moved or deleted. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const statements = [
    sql`alter table albums add column loudness_integrated real, add column loudness_peak real`,
    // The mean of the energies, weighted by length, and the highest peak: see docs/audio.md.
    sql`create function measure_album(measured bigint) returns void language plpgsql as $$
      begin
        -- Two tracks measured at the same time: the second waits here and then sees the first.
        perform 1 from albums where id = measured for no key update;
        update albums a set (loudness_integrated, loudness_peak) = (
          select 10 * log(sum(t.duration * power(10, t.loudness_integrated::float8 / 10)) / sum(t.duration)),
            max(t.loudness_peak)
          from tracks t where t.album_id = measured and t.loudness_integrated is not null and t.duration > 0)
        where a.id = measured;
      end $$`,
    sql`create function track_loudness_changed() returns trigger language plpgsql as $$
      begin
        if tg_op <> 'INSERT' then perform measure_album(old.album_id); end if;
        if tg_op = 'INSERT' or (tg_op = 'UPDATE' and new.album_id <> old.album_id) then
          perform measure_album(new.album_id);
        end if;
        return null;
      end $$`,
    sql`create trigger tracks_loudness_added after insert on tracks for each row
      when (new.loudness_integrated is not null) execute function track_loudness_changed()`,
    sql`create trigger tracks_loudness_changed after update of album_id, duration, loudness_integrated, loudness_peak
      on tracks for each row
      when ((old.album_id, old.duration, old.loudness_integrated, old.loudness_peak)
        is distinct from (new.album_id, new.duration, new.loudness_integrated, new.loudness_peak))
      execute function track_loudness_changed()`,
    sql`create trigger tracks_loudness_gone after delete on tracks for each row
      when (old.loudness_integrated is not null) execute function track_loudness_changed()`,
    sql`select measure_album(id) from albums`,
  ];
  for (const statement of statements) await statement.execute(db);
}
