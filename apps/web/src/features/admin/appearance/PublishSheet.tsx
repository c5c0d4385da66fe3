import { Button } from '@kantele/ui/Button';
import { Callout } from '@kantele/ui/Callout';
import { Checkbox } from '@kantele/ui/Checkbox';
import { Sheet } from '@kantele/ui/Sheet';
import { TextField } from '@kantele/ui/TextField';
import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { useShowFailure } from '../../../app/failure.ts';
import { useT } from '../../../app/i18n.tsx';
import { notify } from '../../../app/notify.ts';
import { useReloadBoot } from '../../../app/session.ts';
import { useWithPassword } from '../../account/useWithPassword.tsx';
import { Differences } from './Difference.tsx';
import * as css from './editor.css.ts';
import { useLookState, useLookTools } from './look-context.ts';

/** What publishing would change, what speaks against it, and the button that does it. */
export function PublishSheet({ onOpenChange }: { onOpenChange: (isOpen: boolean) => void }) {
  const t = useT();
  const { store } = useLookTools();
  const { client } = useRouter().options.context;
  const { look, published, checks } = useLookState();
  const reload = useReloadBoot();
  const showFailure = useShowFailure();
  const { withPassword, passwordDialog } = useWithPassword();
  const [note, setNote] = useState('');
  const [accepted, setAccepted] = useState(false);
  const [busy, setBusy] = useState(false);
  const blocked = checks.some(({ level }) => level === 'critical');
  const publish = async () => {
    setBusy(true);
    try {
      if (await store.settle()) {
        const { rev } = store.state();
        const input = { rev, note, accept_warnings: accepted };
        // Code of one's own asks for the password again.
        const done = await withPassword(() => client.appearance.publish.mutate(input));
        if (!done) return setBusy(false);
        store.adopt(done.value);
        await reload();
        onOpenChange(false);
        void notify(t('Published'), { tone: 'positive' });
      } else void notify(t('Not saved: something is wrong'), { tone: 'danger' });
    } catch (error) {
      showFailure(error);
    }
    setBusy(false);
  };
  return (
    <Sheet
      isOpen
      onOpenChange={onOpenChange}
      position="end"
      title={t('Publish')}
      closeLabel={t('Close')}
      actions={
        <Button
          variant="accent"
          pending={busy}
          isDisabled={blocked || (checks.length > 0 && !accepted)}
          onPress={() => void publish()}
        >
          {t('Publish')}
        </Button>
      }
    >
      <div className={css.stack}>
        <Differences label={t('Changes')} before={published} after={look} />
        {checks.map((check) => (
          <Callout key={check.text} tone={check.level === 'critical' ? 'danger' : 'warning'}>
            {check.text}
          </Callout>
        ))}
        {checks.length > 0 && !blocked && (
          <Checkbox isSelected={accepted} onChange={setAccepted}>
            {t('Publish anyway')}
          </Checkbox>
        )}
        <TextField
          label={t('Note')}
          optional={t('optional')}
          value={note}
          onChange={setNote}
          maxLength={500}
        />
        {passwordDialog}
      </div>
    </Sheet>
  );
}
