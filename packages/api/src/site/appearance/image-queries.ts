import type { Database, Db, Transaction } from '@kantele/db';
import { sql } from 'kysely';

/** Keeps a picture for the look; one that is there already counts as new. */
export async function putLookImage(trx: Transaction<Database>, hash: string) {
  await trx
    .insertInto('appearance_images')
    .values({ hash })
    .onConflict((oc) => oc.column('hash').doUpdateSet({ created_at: sql`now()` }))
    .execute();
}

/**
 * Lets go of pictures older than a day that neither the site, what is being changed, a revision nor a custom page, channel or
 * advertisement names.
 * Their files are removed by the nightly sweep.
 */
export async function purgeLookImages(db: Db | Transaction<Database>) {
  await sql`delete from appearance_images a where a.created_at < now() - interval '1 day'
    and not exists (select from settings s where strpos(s.value::text, a.hash) > 0)
    and not exists (select from appearance_state s where strpos(s.draft::text, a.hash) > 0)
    and not exists (select from appearance_revisions r where strpos(r.look::text, a.hash) > 0)
    and not exists (select from pages p where strpos(p.body, a.hash) > 0 or strpos(p.seo_image, a.hash) > 0)
    and not exists (select from channels c where strpos(c.seo_image, a.hash) > 0)
    and not exists (select from ads d where strpos(d.image, a.hash) > 0)`.execute(db);
}
