import type { LookImageStored } from '@kantele/api/contract/appearance';
import { siteAddress } from '@kantele/api/site-address';
import { Button } from '@kantele/ui/Button';
import { FileTrigger } from '@kantele/ui/FileTrigger';
import { ProgressLine } from '@kantele/ui/ProgressLine';
import { useState } from 'react';
import { useShowFailure } from '../../../app/failure.ts';
import { useT } from '../../../app/i18n.tsx';
import { uploadFile } from '../../../lib/upload-file.ts';
import * as css from './ImageField.css.ts';

interface ImageFieldProps {
  label: string;
  /** What it is for, or how large it should be. */
  description?: string | undefined;
  /** Path of the picture; null for none. */
  value: string | null;
  onChange: (value: string | null) => void;
  /** What is behind a picture that is not filled everywhere; nothing shows the panel. */
  backdrop?: string | undefined;
  error?: string | undefined;
  /** Where it is sent, below api/v1. */
  upload?: string;
}

/** A picture of the look: chosen on this device, kept by the site at once, named by the setting. */
export function ImageField({ upload = 'appearance/images', ...props }: ImageFieldProps) {
  const { label, description, value, onChange, backdrop, error } = props;
  const t = useT();
  const showFailure = useShowFailure();
  const [progress, setProgress] = useState<number | null>(null);
  const send = async (file: File) => {
    setProgress(0);
    try {
      onChange((await uploadFile<LookImageStored>(upload, file, setProgress)).image);
    } catch (failure) {
      showFailure(failure);
    }
    setProgress(null);
  };
  return (
    <fieldset className={css.field}>
      <legend className={css.label}>{label}</legend>
      {description && <p className={css.hint}>{description}</p>}
      {value && (
        <span className={css.place} style={backdrop ? { background: backdrop } : undefined}>
          <img className={css.picture} src={siteAddress(value)} alt={label} />
        </span>
      )}
      {progress === null ? (
        <div className={css.buttons}>
          <FileTrigger accept={['image/*']} size="small" onFiles={([file]) => file && void send(file)}>
            {value ? t('Replace') : t('Choose a picture')}
          </FileTrigger>
          {value && (
            <Button variant="quiet" size="small" onPress={() => onChange(null)}>
              {t('Remove')}
            </Button>
          )}
        </div>
      ) : (
        <ProgressLine label={t('Uploading the picture')} value={progress} />
      )}
      {error && (
        <p className={css.error} role="alert">
          {error}
        </p>
      )}
    </fieldset>
  );
}
