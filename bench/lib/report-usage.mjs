/** Loaded before a program (`--import`): writes its CPU time and memory to `BENCH_USAGE_FILE` when it ends. */
import { writeFileSync } from 'node:fs';

const { BENCH_USAGE_FILE: file } = process.env;
if (file) {
  process.once('exit', () => {
    const { user, system } = process.cpuUsage();
    const { maxRSS } = process.resourceUsage();
    const rssMb = process.memoryUsage.rss() / 1_048_576;
    writeFileSync(file, JSON.stringify({ cpuMs: (user + system) / 1_000, rssMb, peakMb: maxRSS / 1_024 }));
  });
}
