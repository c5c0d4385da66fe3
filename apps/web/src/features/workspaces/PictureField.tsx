import type { Workspace } from '@kantele/api/contract/workspaces';
import { Avatar } from '@kantele/ui/Avatar';
import { Button } from '@kantele/ui/Button';
import { FileTrigger } from '@kantele/ui/FileTrigger';
import { ProgressLine } from '@kantele/ui/ProgressLine';
import { useState } from 'react';
import { withWorkspace } from '../../app/active-workspace.ts';
import { useShowFailure } from '../../app/failure.ts';
import { useT } from '../../app/i18n.tsx';
import { trpc } from '../../app/trpc.ts';
import { uploadFile } from '../../lib/upload-file.ts';
import * as css from './workspaces.css.ts';

/** The picture of a team. */
export function PictureField({ workspace }: { workspace: Workspace }) {
  const t = useT();
  const utils = trpc.useUtils();
  const showFailure = useShowFailure();
  const remove = trpc.workspaces.removeImage.useMutation();
  const [progress, setProgress] = useState<number | null>(null);
  const take = async (answer: { workspace: Workspace }) => {
    utils.workspaces.get.setData({ id: workspace.id }, answer);
    await utils.workspaces.list.invalidate();
  };
  const upload = async ([file]: File[]) => {
    if (!file) return;
    setProgress(0);
    try {
      const path = withWorkspace(`workspaces/${workspace.id}/image`);
      await take(await uploadFile<{ workspace: Workspace }>(path, file, setProgress));
    } catch (error) {
      showFailure(error);
    }
    setProgress(null);
  };
  return (
    <div className={css.head}>
      <Avatar name={workspace.name} src={workspace.image} size={72} />
      <FileTrigger accept={['image/*']} size="small" onFiles={(files) => void upload(files)}>
        {t('Choose image')}
      </FileTrigger>
      {workspace.image && (
        <Button
          size="small"
          variant="quiet"
          pending={remove.isPending}
          onPress={() => void remove.mutateAsync({ id: workspace.id }).then(take).catch(showFailure)}
        >
          {t('Remove image')}
        </Button>
      )}
      {progress !== null && <ProgressLine label={t('Uploading…')} value={progress} />}
    </div>
  );
}
