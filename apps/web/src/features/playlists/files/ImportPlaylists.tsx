import type { FilesImported } from '@kantele/api/contract/playlists';
import { playlistFileBytes, playlistFileEndings } from '@kantele/api/playlist-files';
import { FileTrigger } from '@kantele/ui/FileTrigger';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useT } from '../../../app/i18n.tsx';
import { notify } from '../../../app/notify.ts';
import { useRun } from '../../../app/use-run.ts';
import { isOfPlaylists } from '../../../catalogue/playlists/playlist-queries.ts';
import { kinds } from '../../../catalogue/registry.ts';
import { uploadFile } from '../../../lib/upload-file.ts';

/** Asks for a playlist file of another program and makes playlists of it; leads to what is left to decide. */
export function ImportPlaylists() {
  const t = useT();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const { busy, run } = useRun();
  const take = async (file: File) => {
    if (file.size > playlistFileBytes) {
      void notify(t('Use a file of at most 16 MB.'), { tone: 'danger' });
      return;
    }
    const path = `playlists/files?name=${encodeURIComponent(file.name.slice(0, 255))}`;
    const { playlists } = await uploadFile<FilesImported>(path, file, () => {});
    await queryClient.invalidateQueries({ predicate: isOfPlaylists });
    const [first] = playlists;
    const found = playlists.reduce((sum, one) => sum + one.found, 0);
    const open = playlists.reduce((sum, one) => sum + one.perhaps + one.missing, 0);
    void notify(
      open > 0
        ? t(':found songs found, :open not yet', { found, open })
        : t(':count song found|:count songs found', { count: found }),
    );
    if (!first || playlists.length > 1) return;
    if (open === 0) await navigate(kinds.playlist.link(first));
    else await navigate({ to: '/playlist-review/$id', params: { id: String(first.id) } });
  };
  return (
    <FileTrigger
      pending={busy}
      accept={playlistFileEndings}
      onFiles={([file]) => file && void run(() => take(file))}
    >
      {t('Import playlists')}
    </FileTrigger>
  );
}
