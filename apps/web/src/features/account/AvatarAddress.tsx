import { Button } from '@kantele/ui/Button';
import { Dialog } from '@kantele/ui/Dialog';
import { Form } from '@kantele/ui/Form';
import { TextField } from '@kantele/ui/TextField';
import { useId } from 'react';
import { useT } from '../../app/i18n.tsx';
import { notify } from '../../app/notify.ts';
import { textOf, useSubmit } from '../../app/submit.ts';
import { trpc } from '../../app/trpc.ts';
import { useAccountChanged } from './useAccountChanged.ts';

/** Takes the profile image from an address elsewhere. */
export default function AvatarAddress({ onClose }: { onClose: () => void }) {
  const t = useT();
  const form = useId();
  const changed = useAccountChanged();
  const setAvatar = trpc.users.setAvatar.useMutation();
  const { busy, errors, onSubmit } = useSubmit(async (values) => {
    await setAvatar.mutateAsync({ id: 'me', url: textOf(values, 'url').trim() });
    await changed();
    void notify(t('Uploaded avatar'));
    onClose();
  });
  return (
    <Dialog
      isOpen
      onOpenChange={(open) => !open && onClose()}
      title={t('Picture from a URL')}
      size="small"
      isDismissable={false}
      actions={
        <>
          <Button variant="quiet" onPress={onClose}>
            {t('Cancel')}
          </Button>
          <Button type="submit" form={form} variant="accent" pending={busy}>
            {t('Use this picture')}
          </Button>
        </>
      }
    >
      <Form
        id={form}
        label={t('Picture from a URL')}
        // Whatever is wrong with the picture is wrong with its address.
        errors={errors && { url: Object.values(errors).flat() }}
        busy={busy}
        onSubmit={onSubmit}
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
      </Form>
    </Dialog>
  );
}
