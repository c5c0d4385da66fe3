import type { UploadsImported } from '@kantele/api/contract/imports';
import { fileType } from '@kantele/api/file-types';
import { useState } from 'react';
import { useShowFailure } from '../../../../app/failure.ts';
import { trpc } from '../../../../app/trpc.ts';
import { useUploadBatches } from '../../../uploads/use-upload-batches.ts';
import { useRefreshAlbums } from '../albums/use-album-actions.ts';
import { folderBatches } from './folder-batches.ts';

/** Files the server reads in one call. */
const atOnce = 500;

const isWanted = ({ name }: File) => ['audio', 'picture'].includes(fileType(name)) && !name.startsWith('.');

/** Sends the music and the pictures of what is dropped, and has albums made of what has come in. */
export function useImportUploads() {
  const [albums, setAlbums] = useState<UploadsImported['albums']>([]);
  const [leftOut, setLeftOut] = useState<UploadsImported['left_out']>([]);
  const { mutateAsync, isPending } = trpc.imports.uploads.useMutation();
  const refresh = useRefreshAlbums();
  const utils = trpc.useUtils();
  const showFailure = useShowFailure();
  const { add, ...batches } = useUploadBatches(async (arrived) => {
    for (const batch of folderBatches(arrived, atOnce)) {
      try {
        const made = await mutateAsync({ entry_ids: batch.map(({ id }) => id) });
        setAlbums((before) => joined(before, made.albums));
        setLeftOut((before) => [...before, ...made.left_out]);
        void refresh();
        void utils.artists.invalidate();
      } catch (error) {
        showFailure(error);
      }
    }
  });
  return {
    ...batches,
    /** @returns how many of the files are sent */
    add: (files: readonly File[]) => {
      const wanted = files.filter(isWanted);
      if (wanted.length > 0) void add(wanted);
      return wanted.length;
    },
    albums,
    leftOut,
    isReading: isPending,
  };
}

/** Albums of one batch after another; one that grew in both has the tracks of both. */
function joined(before: UploadsImported['albums'], more: UploadsImported['albums']) {
  const found = new Map(before.map((album) => [album.id, album]));
  for (const album of more) {
    const added_tracks = album.added_tracks + (found.get(album.id)?.added_tracks ?? 0);
    found.set(album.id, { ...album, added_tracks });
  }
  return [...found.values()];
}
