interface Terminal {
  isTTY?: boolean;
  write(text: string): unknown;
}

export interface ImportProgress {
  processed: number;
  total: number;
  failed: number;
}

const drawEveryMs = 200;

/** One line that shows count, rate and time left; on anything but a terminal only the end is written. */
export function progressLine(terminal: Terminal, now: () => number = () => performance.now()) {
  const startedAt = now();
  let drawnAt = -Infinity;
  let last = '';
  const draw = (text: string) => {
    last = text;
    if (terminal.isTTY) terminal.write(`\r\u001b[2K${text}`);
  };
  return {
    update(progress: ImportProgress) {
      const at = now();
      if (at - drawnAt < drawEveryMs && progress.processed < progress.total) return;
      drawnAt = at;
      draw(describeProgress(progress, (at - startedAt) / 1_000));
    },
    end() {
      terminal.write(terminal.isTTY ? '\n' : `${last}\n`);
    },
  };
}

/** `1,200 of 10,000 files · 310/s · 28 s left` */
export function describeProgress({ processed, total, failed }: ImportProgress, seconds: number): string {
  const count = new Intl.NumberFormat('en');
  const rate = seconds > 0 ? processed / seconds : 0;
  const parts = [`${count.format(processed)} of ${count.format(total)} files`];
  if (rate > 0) parts.push(`${count.format(Math.round(rate))}/s`);
  if (rate > 0 && processed < total) parts.push(`${duration((total - processed) / rate)} left`);
  if (failed > 0) parts.push(`${count.format(failed)} failed`);
  return parts.join(' · ');
}

function duration(seconds: number): string {
  if (seconds < 90) return `${Math.ceil(seconds)} s`;
  if (seconds < 5_400) return `${Math.round(seconds / 60)} min`;
  return `${Math.round(seconds / 360) / 10} h`;
}
