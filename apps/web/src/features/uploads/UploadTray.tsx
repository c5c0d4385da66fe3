import { text } from '@kantele/ui/css/text.css';
import { visuallyHidden } from '@kantele/ui/css/utilities.css';
import { IconButton } from '@kantele/ui/IconButton';
import { ProgressLine } from '@kantele/ui/ProgressLine';
import { ChevronDown, ChevronUp, X } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useT } from '../../app/i18n.tsx';
import type { Upload } from './queue.ts';
import { UploadRows } from './UploadRows.tsx';
import { secondsLeft } from './upload-words.ts';
import * as css from './uploads.css.ts';
import { useUploadQueue } from './use-upload-queue.ts';

/** Shares that are told to those who cannot see the line. */
const steps = [1, 0.75, 0.5, 0.25];

/** Uploads of this window, in the corner of every page, until all are over and it is closed. */
export function UploadTray() {
  const t = useT();
  const { queue, uploads } = useUploadQueue();
  const [isOpen, setOpen] = useState(false);
  const open = uploads.filter(({ state }) => state === 'pending' || state === 'inProgress').length;
  const failed = uploads.filter(({ state }) => state === 'failed').length;
  useEffect(() => {
    if (open === 0) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [open]);
  if (uploads.length === 0) return null;
  const done = uploads.length - open;
  const title =
    open > 0 ? t('Uploading :done of :count', { done: done + 1, count: uploads.length }) : t('Uploads done');
  const left = secondsLeft(uploads);
  const detail =
    failed > 0
      ? t(':count failed', { count: failed })
      : open > 0 && left !== null
        ? t(':count minute left|:count minutes left', { count: Math.max(1, Math.ceil(left / 60)) })
        : '';
  const share = shareOf(uploads);
  return (
    <section className={css.tray} aria-label={t('Uploads')}>
      <div className={css.trayHead}>
        <div className={css.trayTitle}>
          <span className={text({ style: 'strong' })}>{title}</span>
          {detail && <span className={text({ style: 'small', tone: 'muted' })}>{detail}</span>}
        </div>
        <IconButton
          label={isOpen ? t('Hide files') : t('Show files')}
          aria-expanded={isOpen}
          onPress={() => setOpen(!isOpen)}
        >
          {isOpen ? <ChevronDown size={18} /> : <ChevronUp size={18} />}
        </IconButton>
        {open === 0 && (
          <IconButton label={t('Close')} onPress={() => queue.clear()}>
            <X size={18} />
          </IconButton>
        )}
      </div>
      {open > 0 && <ProgressLine label={t('All uploads')} value={share} />}
      <p className={visuallyHidden} role="status">
        {toldShare(share) > 0 && t(':percent% uploaded', { percent: toldShare(share) * 100 })}
      </p>
      {isOpen && (
        <div className={css.trayBody}>
          <UploadRows
            label={t('Files')}
            uploads={uploads}
            onAbort={(id) => queue.abort(id)}
            onRetry={(id) => void queue.retry(id)}
          />
        </div>
      )}
    </section>
  );
}

function shareOf(uploads: readonly Upload[]): number {
  const own = uploads.filter(({ state }) => state !== 'failed' && state !== 'aborted');
  const size = own.reduce((sum, upload) => sum + upload.size, 0);
  return size > 0 ? own.reduce((sum, upload) => sum + upload.sent, 0) / size : 1;
}

const toldShare = (share: number) => steps.find((step) => share >= step) ?? 0;
