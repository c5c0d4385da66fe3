import type { PlaylistFolder } from '@kantele/api/contract/playlist-folders';
import { text } from '@kantele/ui/css/text.css';
import { Dialog } from '@kantele/ui/Dialog';
import { Skeleton } from '@kantele/ui/Skeleton';
import { Folder, FolderMinus } from 'lucide-react';
import type { ReactNode } from 'react';
import { useT } from '../../../app/i18n.tsx';
import { TryAgain } from '../../../app/parts/TryAgain.tsx';
import { textOf, useSubmit } from '../../../app/submit.ts';
import { trpc } from '../../../app/trpc.ts';
import { useRun } from '../../../app/use-run.ts';
import * as css from '../AddToPlaylist.css.ts';
import { NewNameForm } from '../NewNameForm.tsx';
import { countPlaylists } from '../playlist-words.ts';
import { useFile } from './useFile.ts';

interface MoveToFolderProps {
  /** The playlist that is moved. */
  id: number;
  name: string;
  onClose: () => void;
}

/** Keeps a playlist in one of one's folders, in a new one, or in none. */
export default function MoveToFolder({ id, name, onClose }: MoveToFolderProps) {
  const t = useT();
  const { file, fileInNew } = useFile();
  const { data, isError, refetch } = trpc.playlistFolders.list.useQuery();
  const { data: filed } = trpc.playlistFolders.of.useQuery({ id });
  const making = useSubmit(async (values) => {
    await fileInNew({ id, name }, textOf(values, 'name'));
    onClose();
  });
  const { busy, run } = useRun();
  const choose = (folder: PlaylistFolder | null) =>
    void run(() => file({ id, name }, folder)).then((isDone) => isDone && onClose());
  const choice = (folder: PlaylistFolder | null, words: ReactNode, glyph: ReactNode) => (
    <li key={folder?.id ?? 0}>
      <button type="button" className={css.entry} disabled={busy} onClick={() => choose(folder)}>
        <span className={css.glyph}>{glyph}</span>
        <span className={css.words}>{words}</span>
      </button>
    </li>
  );
  const folders = data?.folders.filter((folder) => folder.id !== filed?.folder_id) ?? [];
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t('Move :name to a folder', { name })}
      closeLabel={t('Close')}
      size="small"
    >
      <NewNameForm label={t('New folder')} {...making} />
      {isError && <TryAgain onRetry={refetch} />}
      {!data && !isError && <Skeleton height={120} />}
      {(folders.length > 0 || filed?.folder_id) && (
        <ul className={css.list} aria-label={t('Your folders')}>
          {filed?.folder_id &&
            choice(
              null,
              <span className={text({ style: 'listName' })}>{t('Out of its folder')}</span>,
              <FolderMinus size={20} aria-hidden="true" />,
            )}
          {folders.map((folder) =>
            choice(
              folder,
              <>
                <span className={text({ style: 'listName', clamp: 1 })} dir="auto">
                  {folder.name}
                </span>
                <span className={text({ style: 'meta', tone: 'muted' })}>
                  {countPlaylists(folder.playlists_count, t)}
                </span>
              </>,
              <Folder size={20} aria-hidden="true" />,
            ),
          )}
        </ul>
      )}
    </Dialog>
  );
}
