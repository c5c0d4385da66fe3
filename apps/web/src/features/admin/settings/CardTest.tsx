import type { ConnectionTest } from '@kantele/api/contract/settings';
import type { SettingCard } from '@kantele/api/setting-cards';
import { Button } from '@kantele/ui/Button';
import { Callout } from '@kantele/ui/Callout';
import { TextField } from '@kantele/ui/TextField';
import { useState } from 'react';
import { useBoot } from '../../../app/boot.tsx';
import { useT } from '../../../app/i18n.tsx';
import { textOf } from '../../../app/submit.ts';
import { trpc } from '../../../app/trpc.ts';
import { useRun } from '../../../app/use-run.ts';
import { FormDialog } from '../parts/FormDialog.tsx';
import * as css from './settings.css.ts';

interface CardTestProps {
  card: SettingCard;
  /** Something is not saved: what is tried is what is saved. */
  dirty: boolean;
}

/** Tries out what a card sets up, and says in the other side's own words how it went. */
export function CardTest({ card, dirty }: CardTestProps) {
  const t = useT();
  const { user } = useBoot().data;
  const [asking, setAsking] = useState(false);
  const [trial, setTrial] = useState<ConnectionTest | null>(null);
  const mail = trpc.settings.testMail.useMutation();
  const storage = trpc.settings.testStorage.useMutation();
  const scanner = trpc.settings.testScanner.useMutation();
  const social = trpc.settings.testSocial.useMutation();
  const { busy, run } = useRun();
  // What was tried is not what is there any more.
  if (dirty && trial) setTrial(null);

  const start = () => {
    setTrial(null);
    if (card.test === 'mail') return setAsking(true);
    const { service } = card;
    const test = card.test === 'scanner' ? scanner : storage;
    void run(async () => setTrial(await (service ? social.mutateAsync({ service }) : test.mutateAsync({}))));
  };
  return (
    <>
      {dirty && <span className={css.note}>{t('Save first: the test uses the saved settings.')}</span>}
      <Button size="small" pending={busy} isDisabled={dirty} onPress={start}>
        {card.test === 'mail' ? t('Send a test email…') : t('Test')}
      </Button>
      {trial && (
        <Callout
          className={css.wholeLine}
          tone={trial.ok ? 'positive' : 'danger'}
          title={trial.ok ? t('It works') : t('It does not work')}
          role="status"
        >
          <span dir="auto">{trial.message}</span>
        </Callout>
      )}
      <FormDialog
        isOpen={asking}
        onClose={() => setAsking(false)}
        title={t('Send a test email')}
        submitLabel={t('Send')}
        onSubmit={async (values) => {
          setTrial(await mail.mutateAsync({ to: textOf(values, 'to') }));
        }}
      >
        <TextField
          name="to"
          type="email"
          label={t('To')}
          defaultValue={user?.email}
          maxLength={254}
          isRequired
          autoFocus
        />
      </FormDialog>
    </>
  );
}
