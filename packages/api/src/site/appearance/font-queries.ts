import type { Database, Db, Transaction } from '@kantele/db';
import { sql } from 'kysely';
import type { FontFacts } from '../../platform/site-state/fonts/font-facts.ts';

type Executor = Db | Transaction<Database>;

export interface StoredFont {
  hash: string;
  facts: FontFacts;
  /** Bytes. */
  size: number;
}

/** Keeps a font; one that is there already counts as new. */
export async function putFont(trx: Transaction<Database>, { hash, facts, size }: StoredFont) {
  await trx
    .insertInto('appearance_fonts')
    .values({ hash, facts: JSON.stringify(facts), size })
    .onConflict((oc) => oc.column('hash').doUpdateSet({ created_at: sql`now()` }))
    .execute();
}

/** Uploaded fonts, oldest first. */
export async function storedFonts(db: Executor): Promise<StoredFont[]> {
  const rows = await db
    .selectFrom('appearance_fonts')
    .select(['hash', 'facts', 'size'])
    .orderBy('created_at')
    .orderBy('hash')
    .execute();
  return rows as StoredFont[];
}

/**
 * Lets go of fonts older than a day that neither the site, what is being changed nor a revision names. Their files are
 * removed by the nightly sweep.
 */
export async function purgeLookFonts(db: Executor) {
  await sql`delete from appearance_fonts a where a.created_at < now() - interval '1 day'
    and not exists (select from themes t where strpos(t.colors::text, a.hash) > 0)
    and not exists (select from settings s where s.key = 'fonts' and strpos(s.value::text, a.hash) > 0)
    and not exists (select from appearance_state s where strpos(s.draft::text, a.hash) > 0)
    and not exists (select from appearance_revisions r where strpos(r.look::text, a.hash) > 0)`.execute(db);
}
