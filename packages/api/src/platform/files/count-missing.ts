import type { Db } from '@kantele/db';
import { missingCount } from './queries.ts';

/** Objects that the nightly sweep has not found in the store. */
export const countMissingFiles = (db: Db): Promise<number> => missingCount(db);
