import type { Database, Db } from '@kantele/db';
import type { Transaction } from 'kysely';
import { notFound } from '../../core/errors.ts';
import { genreByKey } from './queries.ts';

/** The genre of an id or of a slug. @throws AppError `not_found` */
export async function findGenre(db: Db | Transaction<Database>, key: string | number) {
  const genre = await genreByKey(db, key);
  if (!genre) throw notFound();
  return genre;
}
