/** Yardstick: the least Node can do with bytes that have to be on disk: body into a file, synced, removed. */
import { createWriteStream } from 'node:fs';
import { open, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';

const { PORT, FOLDER } = process.env;
let count = 0;
createServer(async (request, response) => {
  if (request.method !== 'PUT') return response.end();
  count += 1;
  const path = join(FOLDER, String(count));
  await pipeline(request, createWriteStream(path));
  const file = await open(path, 'r');
  await file.sync();
  await file.close();
  await rm(path);
  response.end();
}).listen(Number(PORT), '127.0.0.1');
