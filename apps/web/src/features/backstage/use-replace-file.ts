import { useRef } from 'react';
import { useT } from '../../app/i18n.tsx';
import { trpc } from '../../app/trpc.ts';
import { useRun } from '../../app/use-run.ts';
import { useUploadQueue } from '../uploads/use-upload-queue.ts';

/** Asks for another file of a track, uploads it and has the track play from it. It goes on when the page is left. */
export function useReplaceFile(releaseId: number) {
  const t = useT();
  const utils = trpc.useUtils();
  const { queue } = useUploadQueue();
  const { run } = useRun();
  const replace = trpc.backstage.replaceFile.useMutation();
  const wanted = useRef<number | null>(null);
  const input = useRef<HTMLInputElement>(null);
  const choose = (trackId: number) => {
    wanted.current = trackId;
    input.current?.click();
  };
  const take = async (file: File, track_id: number) => {
    await run(async () => {
      const [upload] = await queue.add([file]).ended;
      if (!upload?.entry) throw new Error(upload?.error ?? '');
      await replace.mutateAsync({ track_id, entry_id: upload.entry.id });
    }, t('File replaced'));
    void utils.backstage.release.invalidate({ id: releaseId });
    void utils.tracks.invalidate();
    void utils.albums.invalidate();
  };
  const onChange = () => {
    const [file] = input.current?.files ?? [];
    const trackId = wanted.current;
    // The same file may be chosen again.
    if (input.current) input.current.value = '';
    if (file && trackId !== null) void take(file, trackId);
  };
  return { choose, field: { ref: input, onChange } };
}
