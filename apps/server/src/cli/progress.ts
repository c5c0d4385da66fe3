import type { Done } from '../backup/progress.ts';
import { size } from './report.ts';

export interface Terminal {
  isTTY?: boolean;
  write(text: string): unknown;
}

export interface ImportProgress {
  processed: number;
  total: number;
  failed: number;
  /** Of `processed`, those that needed no reading. */
  skipped?: number;
  /** Files a second and seconds left, when the run reports them. */
  rate?: number | null;
  estimate?: number | null;
}

const drawEveryMs = 200;
/** Where a line cannot be overwritten, a new one is written at intervals. */
const writeEveryMs = 10_000;

/** One line that shows count, rate and time left; on anything but a terminal a line every ten seconds. */
export function progressLine(terminal: Terminal, now: () => number = () => performance.now()) {
  return drawnLine(terminal, describeProgress, writeEveryMs, now);
}

/**
 * One line that shows how far something is; on anything but a terminal a line now and then.
 * @param describe the line, after so many seconds
 * @param everyMs milliseconds between lines where one cannot be overwritten
 */
export function drawnLine<Progress>(
  terminal: Terminal,
  describe: (progress: Progress, seconds: number) => string,
  everyMs: number,
  now: () => number = () => performance.now(),
) {
  const startedAt = now();
  let drawnAt = terminal.isTTY ? -Infinity : startedAt;
  let last: { progress: Progress; at: number } | null = null;
  let written = '';
  const text = () => (last ? describe(last.progress, (last.at - startedAt) / 1_000) : '');
  return {
    update(progress: Progress) {
      const at = now();
      last = { progress, at };
      if (at - drawnAt < (terminal.isTTY ? drawEveryMs : everyMs)) return;
      drawnAt = at;
      written = text();
      terminal.write(terminal.isTTY ? `\r\u001b[2K${written}` : `${written}\n`);
    },
    end() {
      if (terminal.isTTY) terminal.write(`\r\u001b[2K${text()}\n`);
      else if (text() !== written) terminal.write(`${text()}\n`);
    },
  };
}

/** `1,200 of 10,000 files · 310/s · 28 s left` */
export function describeProgress(progress: ImportProgress, seconds: number): string {
  const { processed, total, failed, skipped = 0 } = progress;
  const count = new Intl.NumberFormat('en');
  const rate = progress.rate ?? (seconds > 0 ? (processed - skipped) / seconds : 0);
  const left = progress.estimate ?? (rate > 0 ? (total - processed) / rate : null);
  const parts = [`${count.format(processed)} of ${count.format(total)} files`];
  if (rate > 0) parts.push(`${count.format(Math.round(rate))}/s`);
  if (rate > 0 && processed < total && left !== null) parts.push(`${duration(left)} left`);
  if (failed > 0) parts.push(`${count.format(failed)} failed`);
  return parts.join(' · ');
}

function duration(seconds: number): string {
  if (seconds < 90) return `${Math.ceil(seconds)} s`;
  if (seconds < 5_400) return `${Math.round(seconds / 60)} min`;
  return `${Math.round(seconds / 360) / 10} h`;
}

/** `Copying files: 120 of 4,000 · 1.2 GB` */
export function describeCopying({ step, files, filesInAll, bytes }: Done): string {
  const count = new Intl.NumberFormat('en');
  const done = filesInAll === null ? [] : [`${count.format(files)} of ${count.format(filesInAll)}`];
  return `${step}: ${[...done, size(bytes)].join(' · ')}`;
}
