import type { LibraryImported } from '@kantele/api/contract/transfers';
import { libraryFileBytes, libraryFileEndings } from '@kantele/api/library-file';
import { FileTrigger } from '@kantele/ui/FileTrigger';
import { Section } from '@kantele/ui/Section';
import { useT } from '../../app/i18n.tsx';
import { notify } from '../../app/notify.ts';
import { trpc } from '../../app/trpc.ts';
import { useRun } from '../../app/use-run.ts';
import { uploadFile } from '../../lib/upload-file.ts';
import { AwaitedMusicList } from './AwaitedMusicList.tsx';

/** Takes in one’s library from another site of this kind, and says what of it is not here yet. */
export function ImportSection() {
  const t = useT();
  const utils = trpc.useUtils();
  const { busy, run } = useRun();
  const take = async (file: File) => {
    if (file.size > libraryFileBytes) {
      void notify(t('Use a file of at most 32 MB.'), { tone: 'danger' });
      return;
    }
    await run(async () => {
      await uploadFile<LibraryImported>('users/me/library/file', file, () => {});
      await utils.transfers.invalidate();
    }, t('Your library has come in. Its music is added as it is found here.'));
  };
  return (
    <Section
      id="import"
      title={t('Import your library')}
      description={t(
        'Likes, artists you follow, playlists and history from the export of another site like this one. Choose the zip file as it is.',
      )}
      aside={
        <FileTrigger pending={busy} accept={libraryFileEndings} onFiles={([file]) => file && void take(file)}>
          {t('Choose a file')}
        </FileTrigger>
      }
    >
      <AwaitedMusicList />
    </Section>
  );
}
