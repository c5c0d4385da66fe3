import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

/** Writes .br and .gz beside every text asset of the client build, so that serving compresses nothing. */
export function compressAssets(clientDir) {
  const assets = join(clientDir, 'assets');
  for (const name of readdirSync(assets)) {
    if (!/\.(js|css|svg|json)$/.test(name)) continue;
    const data = readFileSync(join(assets, name));
    if (data.length < 1_000) continue;
    const params = { [constants.BROTLI_PARAM_QUALITY]: 10, [constants.BROTLI_PARAM_SIZE_HINT]: data.length };
    writeFileSync(join(assets, `${name}.br`), brotliCompressSync(data, { params }));
    writeFileSync(join(assets, `${name}.gz`), gzipSync(data, { level: 9 }));
  }
}
