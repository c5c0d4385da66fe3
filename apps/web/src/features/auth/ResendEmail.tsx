import { Button } from '@kantele/ui/Button';
import { useEffect, useState } from 'react';
import { useShowFailure } from '../../app/failure.ts';
import { useT } from '../../app/i18n.tsx';
import { notify } from '../../app/notify.ts';
import { trpc } from '../../app/trpc.ts';

/** Seconds before another mail can be asked for. */
const pause = 60;

/** Sends the mail that confirms an address once more. */
export function ResendEmail({ email }: { email: string }) {
  const t = useT();
  const showFailure = useShowFailure();
  const send = trpc.auth.sendVerification.useMutation();
  const [wait, setWait] = useState(0);

  const waiting = wait > 0;
  useEffect(() => {
    if (!waiting) return;
    const timer = setInterval(() => setWait((seconds) => Math.max(0, seconds - 1)), 1_000);
    return () => clearInterval(timer);
  }, [waiting]);

  const press = async () => {
    try {
      await send.mutateAsync({ email });
      setWait(pause);
      void notify(t('Email sent'));
    } catch (error) {
      showFailure(error);
    }
  };
  return (
    <Button
      variant="accent"
      pending={send.isPending}
      isDisabled={send.isPending || waiting || email === ''}
      onPress={() => void press()}
    >
      {waiting ? t('Resend email in :seconds s', { seconds: wait }) : t('Resend email')}
    </Button>
  );
}
