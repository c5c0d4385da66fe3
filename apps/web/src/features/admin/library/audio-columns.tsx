import type { OriginalFile } from '@kantele/api/contract/streaming';
import { Button } from '@kantele/ui/Button';
import { text } from '@kantele/ui/css/text.css';
import { quietLink } from '@kantele/ui/css/utilities.css';
import type { DataColumn } from '@kantele/ui/DataTable';
import { Link } from '@tanstack/react-router';
import { useLanguage, useT } from '../../../app/i18n.tsx';
import { formatBytes } from '../../../lib/bytes.ts';
import { clock } from '../../../lib/durations.ts';
import type { AudioState } from './audio-search.ts';
import { codecName } from './codec-names.ts';
import * as css from './library.css.ts';
import { useLibraryActions } from './use-library-actions.ts';

interface AudioRow {
  id: string;
  file: OriginalFile;
}

/** Columns of the table of audio files; those in trouble say what of it. */
export function useAudioColumns(state: AudioState | undefined): DataColumn<AudioRow>[] {
  const t = useT();
  const language = useLanguage();
  const { analyse, busy } = useLibraryActions();
  const track: DataColumn<AudioRow> = {
    id: 'track',
    label: t('Track'),
    width: '44%',
    hideable: false,
    cell: ({ file }) => (
      <span className={css.reason}>
        <Link
          to="/track/$id/$slug"
          params={{ id: String(file.track.id), slug: file.track.slug }}
          className={`${quietLink} ${text({ style: 'listName' })}`}
          dir="auto"
        >
          {file.track.name}
        </Link>
        <bdi className={css.path}>{file.path}</bdi>
      </span>
    ),
  };
  const codec: DataColumn<AudioRow> = {
    id: 'codec',
    label: t('Format'),
    cell: ({ file }) => codecName(file.codec),
  };
  const length: DataColumn<AudioRow> = {
    id: 'length',
    label: t('Length'),
    align: 'end',
    width: 90,
    cell: ({ file }) => (file.duration === null ? '–' : clock(file.duration)),
  };
  const size: DataColumn<AudioRow> = {
    id: 'size',
    label: t('Size'),
    align: 'end',
    width: 110,
    cell: ({ file }) => formatBytes(file.size, language),
  };
  if (state === undefined || state === 'waiting') return [track, codec, length, size];
  return [
    track,
    {
      id: 'trouble',
      label: t('Trouble'),
      cell: ({ file }) => (
        <span className={css.reason}>
          <bdi>{file.trouble}</bdi>
          <span className={text({ style: 'small', tone: 'muted' })}>
            {file.plays ? t('It can be played.') : t('It cannot be played.')}
          </span>
        </span>
      ),
    },
    {
      id: 'again',
      label: t('Actions'),
      labelHidden: true,
      align: 'end',
      width: 150,
      cell: ({ file }) => (
        <Button
          size="small"
          variant="outline"
          isDisabled={busy}
          onPress={() => void analyse({ track_id: file.id })}
          aria-label={t('Analyse :name again', { name: file.track.name })}
        >
          {t('Analyse again')}
        </Button>
      ),
    },
  ];
}
