import { Button } from '@kantele/ui/Button';
import { Callout } from '@kantele/ui/Callout';
import { useT } from '../../app/i18n.tsx';
import type { useThisBrowser } from './useThisBrowser.ts';

/** Whether the messages that go to browsers are shown by this one, and a press that changes it. */
export function ThisBrowser({ browser }: { browser: ReturnType<typeof useThisBrowser> }) {
  const t = useT();
  const { state, show, hide } = browser;
  if (state === null || state === 'unable') return null;
  if (state === 'on')
    return (
      <Callout
        title={t('This browser shows messages')}
        action={<Button onPress={() => void hide()}>{t('Show none here')}</Button>}
      >
        {t('Also while no page of this site is open, until you sign out.')}
      </Callout>
    );
  return (
    <Callout
      tone="info"
      title={t('This browser shows no messages yet')}
      action={<Button onPress={() => void show()}>{t('Show messages here')}</Button>}
    >
      {t('What is checked under “Browser” comes to each browser in which you allow it.')}
    </Callout>
  );
}
