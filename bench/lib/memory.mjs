import { readFileSync } from 'node:fs';
import { treeOf } from './cpu.mjs';

/** Megabytes: memory of all processes of a browser, shared pages counted in part, and the heap of one page after a collection. */
export async function memoryOf(browser, page) {
  const session = await page.context().newCDPSession(page);
  await session.send('HeapProfiler.collectGarbage');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  await session.detach();
  const root = await browser.newBrowserCDPSession();
  const { processInfo } = await root.send('SystemInfo.getProcessInfo');
  await root.detach();
  const main = processInfo.find(({ type }) => type === 'browser');
  let kilobytes = 0;
  for (const pid of treeOf(main.id)) kilobytes += pssOf(pid);
  return { pss: kilobytes / 1_024, heap: usedSize / 1_048_576 };
}

function pssOf(pid) {
  try {
    return Number(/^Pss:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8'))?.[1] ?? 0);
  } catch {
    // It has ended meanwhile.
    return 0;
  }
}
