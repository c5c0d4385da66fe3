import { IconButton } from '@kantele/ui/IconButton';
import { ProgressLine } from '@kantele/ui/ProgressLine';
import { CircleAlert, CircleCheck, RotateCw, X } from 'lucide-react';
import { useBoot } from '../../app/boot.tsx';
import { useT } from '../../app/i18n.tsx';
import { PlansLink } from '../../app/parts/PlansLink.tsx';
import { formatBytes } from '../../lib/bytes.ts';
import type { Upload } from './queue.ts';
import { stateWords } from './upload-words.ts';
import * as css from './uploads.css.ts';

interface UploadRowsProps {
  label: string;
  uploads: readonly Upload[];
  onAbort: (id: number) => void;
  onRetry: (id: number) => void;
}

/** Files on their way, each with how far it is and what can be done. */
export function UploadRows({ label, uploads, onAbort, onRetry }: UploadRowsProps) {
  const t = useT();
  const { language } = useBoot().data.i18n;
  return (
    <ul className={css.rows} aria-label={label}>
      {uploads.map((upload) => {
        const { id, name, size, state, sent } = upload;
        const isOpen = state === 'pending' || state === 'inProgress';
        const isLost = state === 'failed' || state === 'aborted';
        return (
          <li key={id} className={css.row}>
            <span className={css.words}>
              <span className={css.name} dir="auto">
                {name}
              </span>
              <span className={css.detail}>{formatBytes(size, language)}</span>
            </span>
            <span className={state === 'failed' ? css.failed : css.state}>
              {state === 'completed' && <CircleCheck size={16} aria-hidden="true" />}
              {state === 'failed' && <CircleAlert size={16} aria-hidden="true" />}
              {stateWords(upload, t, language)}
              {state === 'failed' && upload.upgrade && <PlansLink />}
            </span>
            {isOpen && (
              <IconButton label={t('Cancel :name', { name })} onPress={() => onAbort(id)}>
                <X size={16} />
              </IconButton>
            )}
            {isLost && (
              <IconButton label={t('Try :name again', { name })} onPress={() => onRetry(id)}>
                <RotateCw size={16} />
              </IconButton>
            )}
            {state === 'inProgress' && (
              <ProgressLine
                className={css.line}
                label={t('Upload of :name', { name })}
                value={size > 0 ? sent / size : 0}
              />
            )}
          </li>
        );
      })}
    </ul>
  );
}
