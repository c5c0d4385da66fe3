import { line } from '@kantele/api/translate';
import { Button } from '@kantele/ui/Button';
import { Callout } from '@kantele/ui/Callout';
import { Radio, RadioGroup } from '@kantele/ui/Checkbox';
import { text } from '@kantele/ui/css/text.css';
import { Dialog } from '@kantele/ui/Dialog';
import { ProgressLine } from '@kantele/ui/ProgressLine';
import { Skeleton } from '@kantele/ui/Skeleton';
import { useState } from 'react';
import { useToPlans } from '../../app/failure.ts';
import { useLanguage, useT } from '../../app/i18n.tsx';
import { type InterfacePreferences, interfacePreferences } from '../../app/interface-preferences.ts';
import { trpc } from '../../app/trpc.ts';
import { errorOf } from '../../lib/api-error.ts';
import { formatBytes } from '../../lib/bytes.ts';
import * as css from './DownloadDialog.css.ts';
import { type DownloadWish, useDownload } from './useDownload.ts';

type Format = InterfacePreferences['downloadFormat'];

const formats: Record<Format, { name: string; about: string }> = {
  original: { name: line('Original files'), about: line('As the artist uploaded them, unchanged.') },
  flac: { name: line('FLAC'), about: line('Full quality, for computers and hi-fi players.') },
  mp3: { name: line('MP3'), about: line('Plays on everything, with hardly a difference to hear.') },
  opus: { name: line('Opus'), about: line('The smallest files, for phones and web players.') },
};

interface DownloadDialogProps {
  wish: DownloadWish;
  name: string;
  onClose: () => void;
}

/** Chooses the format of a download, waits while its files are made, and starts it. */
export default function DownloadDialog({ wish, name, onClose }: DownloadDialogProps) {
  const t = useT();
  const sizes = trpc.downloads.sizes.useQuery(wish, { retry: false, staleTime: 60_000 });
  const [chosen, setChosen] = useState(() => interfacePreferences.get().downloadFormat);
  const offered = sizes.data?.formats ?? [];
  const format = offered.some((one) => one.format === chosen) ? chosen : 'original';
  const download = useDownload(wish, onClose);
  const failure = sizes.error ?? download.error;
  const start = () => {
    interfacePreferences.set({ downloadFormat: format });
    download.start(format);
  };
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t('Download :name', { name })}
      closeLabel={t('Close')}
      size="small"
      actions={
        <>
          <Button variant="quiet" onPress={onClose}>
            {t('Cancel')}
          </Button>
          <Button
            variant="accent"
            onPress={start}
            isDisabled={!sizes.data || (download.isWaiting && !download.error)}
          >
            {t('Download')}
          </Button>
        </>
      }
    >
      {failure && <Failure error={failure} />}
      {!sizes.data && !sizes.error && <Skeleton height={220} />}
      {sizes.data && (
        <RadioGroup
          label={t('Format')}
          value={format}
          onChange={(value) => setChosen(offered.find((one) => one.format === value)?.format ?? 'original')}
          isDisabled={download.isWaiting}
        >
          {offered.map((one) => (
            <FormatRadio key={one.format} {...one} />
          ))}
        </RadioGroup>
      )}
      {download.progress && <Progress {...download.progress} />}
    </Dialog>
  );
}

interface FormatRadioProps {
  format: Format;
  bytes: number;
  as_they_came: number;
}

function FormatRadio({ format, bytes, as_they_came }: FormatRadioProps) {
  const t = useT();
  const language = useLanguage();
  const { name, about } = formats[format];
  const others = t(
    ':count song comes as it is: it is compressed already.|:count songs come as they are: they are compressed already.',
    { count: as_they_came },
  );
  return (
    <Radio value={format}>
      <span className={css.format}>
        <span className={css.name}>
          <span>{t(name)}</span>
          <span className={text({ style: 'meta', tone: 'muted' })}>
            {t('about :size', { size: formatBytes(bytes, language) })}
          </span>
        </span>
        <span className={text({ style: 'meta', tone: 'muted' })}>
          {t(about)}
          {format !== 'original' && as_they_came > 0 && ` ${others}`}
        </span>
      </span>
    </Radio>
  );
}

function Progress({ ready, songs }: { ready: number; songs: number }) {
  const t = useT();
  return (
    <div className={css.progress}>
      <ProgressLine label={t('Preparing files')} value={songs === 0 ? 0 : ready / songs} />
      <p role="status" className={text({ style: 'meta', tone: 'muted' })}>
        {t(
          ':ready of :count song is ready. The download starts by itself.|:ready of :count songs are ready. The download starts by itself.',
          { ready, count: songs },
        )}
      </p>
    </div>
  );
}

function Failure({ error }: { error: unknown }) {
  const t = useT();
  const toPlans = useToPlans();
  const { message, upgrade } = errorOf(error);
  return (
    <Callout
      tone="danger"
      role="alert"
      action={upgrade && <Button onPress={toPlans.onPress}>{toPlans.label}</Button>}
    >
      {t(message)}
    </Callout>
  );
}
