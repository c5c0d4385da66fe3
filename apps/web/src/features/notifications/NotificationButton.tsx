import type { Notification } from '@kantele/api/contract/notifications';
import { Link } from '@tanstack/react-router';
import { InvitationButton } from '../workspaces/InvitationButton.tsx';

/** Whether it leads to a page of this site: nothing else is made a link. */
export function isPath(action: string): boolean {
  return /^\/(?![/\\])[^\s\\]*$/.test(action);
}

interface ButtonProps {
  button: Notification['data']['buttonActions'][number];
  notification: Notification;
  className: string;
  /** Called when it leads away. */
  onLeave: () => void;
}

/** What can be done about a message: a path of the site is a link. Other actions are shown by those who know them. */
export function NotificationButton({ button, notification, className, onLeave }: ButtonProps) {
  const { inviteId } = notification.data;
  const { action, label } = button;
  if (inviteId && (action === 'workspaces.join' || action === 'workspaces.decline')) {
    return <InvitationButton inviteId={inviteId} action={action} label={label} />;
  }
  if (!isPath(button.action)) return null;
  return (
    <Link to={button.action} className={className} onClick={onLeave}>
      {button.label}
    </Link>
  );
}
