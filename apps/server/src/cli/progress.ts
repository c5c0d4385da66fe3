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
  const startedAt = now();
  let drawnAt = terminal.isTTY ? -Infinity : startedAt;
  let last = '';
  let written = '';
  return {
    update(progress: ImportProgress) {
      const at = now();
      last = describeProgress(progress, (at - startedAt) / 1_000);
      if (at - drawnAt < (terminal.isTTY ? drawEveryMs : writeEveryMs)) return;
      drawnAt = at;
      written = last;
      terminal.write(terminal.isTTY ? `\r\u001b[2K${last}` : `${last}\n`);
    },
    end() {
      if (terminal.isTTY) terminal.write(`\r\u001b[2K${last}\n`);
      else if (last !== written) terminal.write(`${last}\n`);
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
