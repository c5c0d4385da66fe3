/** Run by tsx: fills a migrated database with as many tracks as asked for. Arguments: its address and the number. */

import { entryWords } from '../../packages/api/src/catalogue/search-index/words.ts';
import { nameKey, slugify } from '../../packages/api/src/core/text/slug.ts';
import { createDb } from '../../packages/db/src/client.ts';
import { fillCatalogue } from './million.mjs';

const [url, tracks] = process.argv.slice(2);
const { pool, close } = createDb({ url, max: 1, statementTimeout: 1_200_000 });
const client = await pool.connect();
await fillCatalogue(client, { nameKey, slugify, entryWords }, Number(tracks));
client.release();
await close();
