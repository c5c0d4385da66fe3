import { Button } from '@kantele/ui/Button';
import { useAnswer } from './use-answer.ts';

interface InvitationButtonProps {
  inviteId: string;
  /** What a press does, as messages name it. */
  action: 'workspaces.join' | 'workspaces.decline';
  label: string;
}

/** Answers an invitation out of a message. */
export function InvitationButton({ inviteId, action, label }: InvitationButtonProps) {
  const { busy, join, decline } = useAnswer();
  const answer = action === 'workspaces.join' ? join : decline;
  return (
    <Button size="small" pending={busy} onPress={() => void answer(inviteId)}>
      {label}
    </Button>
  );
}
