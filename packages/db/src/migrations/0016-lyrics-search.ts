import { type Kysely, sql } from 'kysely';

/**
 * Full text of lyrics: `lyrics_text` is its words with single spaces, folded like names, each character of a script
 * without spaces for itself. The bodies are parsed here, so that they mean the same under any search path. Letters are told from signs by code points, since clusters differ in what they call a letter.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const apostrophes = sql.raw(`U&'[''\`\\00B4\\2018\\2019]'`);
  const unspaced = sql.raw(
    `U&'([\\0E00-\\0EFF\\1780-\\17FF\\3041-\\30FF\\3400-\\4DBF\\4E00-\\9FFF\\F900-\\FAFF])'`,
  );
  const signs = sql.raw(
    `U&'[\\0001-\\002F\\003A-\\0040\\005B-\\0060\\007B-\\00BF\\2000-\\206F\\3000-\\303F]+'`,
  );
  const statements = [
    sql`create function lyrics_text(value text) returns text language sql immutable strict parallel safe
      return btrim(regexp_replace(regexp_replace(regexp_replace(fold_letters(value), ${apostrophes}, '', 'g'),
        ${unspaced}, ' \\1 ', 'g'), ${signs}, ' ', 'g'))`,
    sql`create function lyrics_words(value text) returns tsvector language sql immutable strict parallel safe
      return to_tsvector('pg_catalog.simple', lyrics_text(value))`,
    sql`create index lyrics_search on lyrics using gin (lyrics_words(text))`,
  ];
  for (const statement of statements) await statement.execute(db);
}
