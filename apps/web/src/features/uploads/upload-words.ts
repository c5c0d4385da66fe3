import type { Translate } from '@kantele/api/translate';
import { formatBytes } from '../../lib/bytes.ts';
import type { Upload } from './queue.ts';

/** Seconds until it has arrived; null until that is known. */
export function secondsLeft(uploads: readonly Upload[]): number | null {
  const running = uploads.filter(({ state }) => state === 'inProgress' || state === 'pending');
  const speed = running.reduce((sum, upload) => sum + upload.speed, 0);
  const left = running.reduce((sum, { size, sent }) => sum + size - sent, 0);
  return speed > 0 ? Math.ceil(left / speed) : null;
}

function timeLeft(seconds: number, t: Translate): string {
  if (seconds < 60) return t(':count second left|:count seconds left', { count: Math.max(1, seconds) });
  return t(':count minute left|:count minutes left', { count: Math.ceil(seconds / 60) });
}

/** "42% · 3.1 MB/s · 1 minute left", or why it is not on its way. */
export function stateWords(upload: Upload, t: Translate, language: string): string {
  switch (upload.state) {
    case 'pending':
      return t('Waiting');
    case 'inProgress': {
      const percent = new Intl.NumberFormat(language, { style: 'percent' }).format(
        upload.size > 0 ? upload.sent / upload.size : 0,
      );
      if (upload.sent >= upload.size) return t('Processing');
      const seconds = secondsLeft([upload]);
      if (upload.speed === 0 || seconds === null) return percent;
      const speed = t(':size per second', { size: formatBytes(upload.speed, language) });
      return [percent, speed, timeLeft(seconds, t)].join(' · ');
    }
    case 'completed':
      return t('Uploaded');
    case 'failed':
      return t(upload.error ?? 'Failed');
    case 'aborted':
      return t('Cancelled');
  }
}
