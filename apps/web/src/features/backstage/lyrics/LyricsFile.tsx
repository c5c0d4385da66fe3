import { decodeText } from '@kantele/api/decode-text';
import { parseLyrics, type TagLyrics, writeLrc } from '@kantele/api/lrc';
import { Button } from '@kantele/ui/Button';
import { FileTrigger } from '@kantele/ui/FileTrigger';
import { Download, FileUp } from 'lucide-react';
import { useT } from '../../../app/i18n.tsx';
import { notify } from '../../../app/notify.ts';
import { saveFile } from '../../../lib/save-file.ts';
import * as css from './lyrics-editor.css.ts';

/** Bytes of a file of lyrics that is read. */
const largest = 256 * 1024;

interface LyricsFileProps {
  /** Names the file that is saved. */
  name: string;
  kept: TagLyrics;
  onRead: (lyrics: TagLyrics) => void;
}

/** Lyrics from a file, and as one: LRC or plain text. */
export function LyricsFile({ name, kept, onRead }: LyricsFileProps) {
  const t = useT();
  const read = async (file: File) => {
    const parsed =
      file.size <= largest ? parseLyrics(decodeText(new Uint8Array(await file.arrayBuffer()))) : null;
    if (parsed) onRead(parsed);
    else void notify(t('There are no lyrics in this file.'), { tone: 'danger' });
  };
  const ending = kept.lines ? 'lrc' : 'txt';
  return (
    <div className={css.file}>
      <FileTrigger
        size="small"
        accept={['.lrc', '.txt', 'text/plain']}
        icon={<FileUp size={16} />}
        onFiles={([file]) => file && void read(file)}
      >
        {t('Import LRC or text')}
      </FileTrigger>
      <Button
        size="small"
        icon={<Download size={16} />}
        isDisabled={kept.text.trim() === ''}
        onPress={() => saveFile(`${name}.${ending}`, writeLrc(kept), 'text/plain')}
      >
        {kept.lines ? t('Export LRC') : t('Export text')}
      </Button>
    </div>
  );
}
