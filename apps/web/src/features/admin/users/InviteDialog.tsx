import { buttonStyle } from '@kantele/ui/Button.css';
import { Callout } from '@kantele/ui/Callout';
import { Dialog } from '@kantele/ui/Dialog';
import { Link } from '@tanstack/react-router';
import { useT } from '../../../app/i18n.tsx';
import { notify } from '../../../app/notify.ts';
import { useSiteSetting } from '../../../app/settings.ts';
import { textOf } from '../../../app/submit.ts';
import { trpc } from '../../../app/trpc.ts';
import { FormDialog } from '../parts/FormDialog.tsx';
import { PersonFields } from './PersonFields.tsx';
import { RoleBoxes, roleIds } from './RoleBoxes.tsx';
import { useRefreshUsers } from './use-user-actions.ts';

interface InviteDialogProps {
  isOpen: boolean;
  onClose: () => void;
}

/** Invites a person by email, with roles; by the link of the mail the person chooses a password. */
export function InviteDialog({ isOpen, onClose }: InviteDialogProps) {
  const t = useT();
  const mail = useSiteSetting('mail.ready');
  const refresh = useRefreshUsers();
  const create = trpc.users.create.useMutation();
  if (!mail) return <MailMissing isOpen={isOpen} onClose={onClose} />;
  return (
    <FormDialog
      isOpen={isOpen}
      onClose={onClose}
      title={t('Invite people')}
      submitLabel={t('Send the invitation')}
      size="medium"
      onSubmit={async (values, form) => {
        const email = textOf(values, 'email').trim();
        await create.mutateAsync({
          email,
          display_name: textOf(values, 'display_name'),
          role_ids: new FormData(form).getAll(roleIds).map(Number),
        });
        void notify(t('Invitation sent to :email', { email }));
        void refresh();
        return undefined;
      }}
    >
      <p>{t('They get an email with a link and choose a password. The link works for seven days.')}</p>
      <PersonFields />
      <RoleBoxes />
    </FormDialog>
  );
}

function MailMissing({ isOpen, onClose }: InviteDialogProps) {
  const t = useT();
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={(open) => !open && onClose()}
      title={t('Invite people')}
      size="small"
      closeLabel={t('Close')}
      actions={
        <Link
          to="/admin/settings/$group"
          params={{ group: 'mail' }}
          className={buttonStyle({ variant: 'accent' })}
        >
          {t('Set up email')}
        </Link>
      }
    >
      <Callout tone="warning" title={t('Email is not set up')}>
        {t('Invitations are sent by email.')}
      </Callout>
    </Dialog>
  );
}
