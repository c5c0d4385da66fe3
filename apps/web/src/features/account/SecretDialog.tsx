import { Button } from '@kantele/ui/Button';
import { Callout } from '@kantele/ui/Callout';
import { CodeBlock } from '@kantele/ui/CodeBlock';
import { Dialog } from '@kantele/ui/Dialog';
import { useT } from '../../app/i18n.tsx';
import * as css from './account.css.ts';

interface SecretDialogProps {
  title: string;
  /** What the secret is. */
  label: string;
  /** Why it is to be copied now. */
  warning: string;
  secret: string;
  onClose: () => void;
}

/** Shows something the server tells once; it closes by its button alone. */
export function SecretDialog({ title, label, warning, secret, onClose }: SecretDialogProps) {
  const t = useT();
  return (
    <Dialog
      isOpen
      onOpenChange={(open) => !open && onClose()}
      title={title}
      isDismissable={false}
      actions={
        <Button variant="ink" onPress={onClose}>
          {t('Done')}
        </Button>
      }
    >
      <div className={css.stack}>
        <CodeBlock label={label} copy={{ label: t('Copy'), copiedLabel: t('Copied!') }}>
          {secret}
        </CodeBlock>
        <Callout tone="warning">{warning}</Callout>
      </div>
    </Dialog>
  );
}
