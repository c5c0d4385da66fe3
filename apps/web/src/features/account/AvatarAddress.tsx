import { TextField } from '@kantele/ui/TextField';
import { useT } from '../../app/i18n.tsx';
import { notify } from '../../app/notify.ts';
import { AskDialog } from '../../app/parts/AskDialog.tsx';
import { textOf, useSubmit } from '../../app/submit.ts';
import { trpc } from '../../app/trpc.ts';
import { useAccountChanged } from './useAccountChanged.ts';

/** Takes the profile image from an address elsewhere. */
export default function AvatarAddress({ onClose }: { onClose: () => void }) {
  const t = useT();
  const changed = useAccountChanged();
  const setAvatar = trpc.users.setAvatar.useMutation();
  const { busy, errors, onSubmit } = useSubmit(async (values) => {
    await setAvatar.mutateAsync({ id: 'me', url: textOf(values, 'url').trim() });
    await changed();
    void notify(t('Uploaded avatar'));
    onClose();
  });
  return (
    <AskDialog
      title={t('Picture from a URL')}
      submitLabel={t('Use this picture')}
      busy={busy}
      onSubmit={onSubmit}
      onClose={onClose}
      // Whatever is wrong with the picture is wrong with its address.
      errors={errors && { url: Object.values(errors).flat() }}
    >
      <TextField
        name="url"
        type="url"
        inputMode="url"
        label={t('URL of the picture')}
        placeholder="https://"
        description={t('The picture is copied; at most 2 MB.')}
        maxLength={2_000}
        isRequired
        autoFocus
      />
    </AskDialog>
  );
}
