import type { Release } from '@kantele/api/contract/backstage';
import { FileTrigger } from '@kantele/ui/FileTrigger';
import { ImageUp } from 'lucide-react';
import { useState } from 'react';
import { useT } from '../../../app/i18n.tsx';
import { trpc } from '../../../app/trpc.ts';
import { useRun } from '../../../app/use-run.ts';
import { useUploadQueue } from '../../uploads/use-upload-queue.ts';
import { CropDialog } from './CropDialog.tsx';
import { readPicture } from './crop-picture.ts';

interface CoverButtonProps {
  album: Release['album'];
  className: string;
}

/** The way to another cover: what is not square is cut first. */
export function CoverButton({ album, className }: CoverButtonProps) {
  const t = useT();
  const utils = trpc.useUtils();
  const { queue } = useUploadQueue();
  const { busy, run } = useRun();
  const [picture, setPicture] = useState<HTMLImageElement | null>(null);
  const setCover = trpc.backstage.setCover.useMutation();
  const send = (file: File) =>
    run(async () => {
      const [upload] = await queue.add([file]).ended;
      if (!upload?.entry) throw new Error(upload?.error ?? '');
      const answer = await setCover.mutateAsync({ id: album.id, entry_id: upload.entry.id });
      utils.backstage.release.setData({ id: album.id }, answer);
      void utils.backstage.releases.invalidate();
    });
  const close = () => {
    if (picture) URL.revokeObjectURL(picture.src);
    setPicture(null);
  };
  const choose = async ([file]: readonly File[]) => {
    if (!file) return;
    const read = await readPicture(URL.createObjectURL(file));
    // What this browser cannot read the server may.
    if (read === null || read.naturalWidth === read.naturalHeight) void send(file);
    else setPicture(read);
  };
  return (
    <>
      <FileTrigger
        accept={['image/*']}
        className={className}
        icon={<ImageUp size={18} />}
        pending={busy}
        onFiles={(files) => void choose(files)}
      >
        {album.artwork ? t('Change cover') : t('Add cover')}
      </FileTrigger>
      <CropDialog
        picture={picture}
        onClose={close}
        onCropped={(file) => {
          close();
          void send(file);
        }}
      />
    </>
  );
}
