import type { User } from '@kantele/api/contract/users';
import { Avatar } from '@kantele/ui/Avatar';
import { Button } from '@kantele/ui/Button';
import { FileTrigger } from '@kantele/ui/FileTrigger';
import { ProgressLine } from '@kantele/ui/ProgressLine';
import { useState } from 'react';
import { lazyPart } from '../../app/code.ts';
import { useShowFailure } from '../../app/failure.ts';
import { useLanguage, useT } from '../../app/i18n.tsx';
import { notify } from '../../app/notify.ts';
import { trpc } from '../../app/trpc.ts';
import { formatBytes } from '../../lib/bytes.ts';
import { uploadFile } from '../../lib/upload-file.ts';
import * as css from './account.css.ts';
import { useCropperLabels } from './cropper-labels.ts';
import { useAccountChanged } from './useAccountChanged.ts';

const AvatarCropper = lazyPart(() => import('./AvatarCropper.tsx'));
const AvatarAddress = lazyPart(() => import('./AvatarAddress.tsx'));

/** 2 MB */
const maxBytes = 2_097_152;

/** The profile image: chosen and cropped, or from an address elsewhere. */
export function AvatarField({ user }: { user: User }) {
  const t = useT();
  const language = useLanguage();
  const labels = useCropperLabels();
  const showFailure = useShowFailure();
  const changed = useAccountChanged();
  const remove = trpc.users.removeAvatar.useMutation();
  const [file, setFile] = useState<File | null>(null);
  const [asksAddress, setAsksAddress] = useState(false);
  const [progress, setProgress] = useState<number | null>(null);

  const choose = ([chosen]: File[]) => {
    if (!chosen) return;
    if (!chosen.type.startsWith('image/')) {
      return void notify(t('Please select an image.'), { tone: 'danger' });
    }
    if (chosen.size > maxBytes) {
      const size = formatBytes(maxBytes, language);
      const text = t('`:file` exceeds maximum allowed size of :size', { file: chosen.name, size });
      return void notify(text, { tone: 'danger' });
    }
    setFile(chosen);
  };
  const upload = async (picture: Blob) => {
    setProgress(0);
    try {
      await uploadFile<{ user: User }>('users/me/avatar', picture, setProgress);
      setFile(null);
      await changed();
      void notify(t('Uploaded avatar'));
    } catch (error) {
      showFailure(error);
    }
    setProgress(null);
  };
  const takeAway = async () => {
    try {
      await remove.mutateAsync({ id: 'me' });
      await changed();
      void notify(t('Removed avatar'));
    } catch (error) {
      showFailure(error);
    }
  };

  return (
    <div className={css.avatar}>
      <Avatar name={user.display_name} src={user.avatar} size={84} />
      <div className={css.avatarWords}>
        <div className={css.buttons}>
          <FileTrigger accept={['image/*']} size="small" onFiles={choose}>
            {t('Change photo')}
          </FileTrigger>
          <Button variant="quiet" size="small" onPress={() => setAsksAddress(true)}>
            {t('From a URL')}
          </Button>
          {user.avatar && (
            <Button variant="quiet" size="small" pending={remove.isPending} onPress={() => void takeAway()}>
              {t('Remove')}
            </Button>
          )}
        </div>
        {progress === null ? (
          <p className={css.hint}>{t('Square works best. You can crop after choosing.')}</p>
        ) : (
          <ProgressLine label={t('Uploading the picture')} value={progress} />
        )}
      </div>
      {file && (
        <AvatarCropper
          file={file}
          labels={labels}
          pending={progress !== null}
          onDone={(picture) => void upload(picture)}
          onCancel={() => setFile(null)}
        />
      )}
      {asksAddress && <AvatarAddress onClose={() => setAsksAddress(false)} />}
    </div>
  );
}
