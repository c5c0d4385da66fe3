import { Button } from '@kantele/ui/Button';
import { FileTrigger } from '@kantele/ui/FileTrigger';
import { ProgressLine } from '@kantele/ui/ProgressLine';
import { type ReactNode, useState } from 'react';
import { uploadFile } from '../../lib/upload-file.ts';
import { useT } from '../i18n.tsx';
import { useRun } from '../use-run.ts';
import * as css from './PictureField.css.ts';

interface PictureFieldProps<Answer> {
  label: string;
  /** Where a picture is sent to, below api/v1. */
  path: string;
  /** Takes the picture; null while there is none. */
  remove: (() => Promise<Answer>) | null;
  onChange: (answer: Answer) => Promise<unknown>;
  /** The picture as it is now. */
  children: ReactNode;
}

/** A picture that is exchanged or removed at once. */
export function PictureField<Answer>({ label, path, remove, onChange, children }: PictureFieldProps<Answer>) {
  const t = useT();
  const { busy, run } = useRun();
  const [progress, setProgress] = useState<number | null>(null);
  const upload = async ([file]: File[]) => {
    if (!file) return;
    setProgress(0);
    await run(async () => onChange(await uploadFile<Answer>(path, file, setProgress)));
    setProgress(null);
  };
  return (
    <fieldset aria-label={label} className={css.field}>
      {children}
      <div className={css.actions}>
        <FileTrigger
          accept={['image/*']}
          size="small"
          pending={progress !== null}
          onFiles={(files) => void upload(files)}
        >
          {t('Choose image')}
        </FileTrigger>
        {remove && (
          <Button
            size="small"
            variant="quiet"
            pending={busy && progress === null}
            onPress={() => void run(async () => onChange(await remove()))}
          >
            {t('Remove image')}
          </Button>
        )}
        {progress !== null && (
          <ProgressLine label={t('Uploading…')} value={progress} className={css.progress} />
        )}
      </div>
    </fieldset>
  );
}
