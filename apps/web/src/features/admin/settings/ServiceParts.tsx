import { Badge } from '@kantele/ui/Badge';
import { CodeBlock } from '@kantele/ui/CodeBlock';
import { text } from '@kantele/ui/css/text.css';
import { useSetting } from '../../../app/boot.tsx';
import { useT } from '../../../app/i18n.tsx';
import { serviceState } from './service-state.ts';
import type { Setting } from './setting.ts';
import * as css from './settings.css.ts';

/** Whether a sign-in service is offered, as it is saved. */
export function ServiceBadge({ service, settings }: { service: string; settings: readonly Setting[] }) {
  const t = useT();
  const state = serviceState(service, settings);
  if (state === 'off') return <Badge>{t('Off')}</Badge>;
  if (state === 'on') return <Badge tone="positive">{t('On')}</Badge>;
  return <Badge tone="warning">{t('Incomplete')}</Badge>;
}

/** What a service has to be told of this site. */
export function ServiceCallback({ service, title }: { service: string; title: string }) {
  const t = useT();
  const base = useSetting('base_url', '').replace(/\/$/, '');
  return (
    <div className={css.setting}>
      <p className={text({ style: 'strong' })}>{t('Redirect address')}</p>
      <CodeBlock
        label={t('Redirect address of :service', { service: title })}
        copy={{ label: t('Copy'), copiedLabel: t('Copied!') }}
      >
        {`${base}/secure/auth/social/${service}/callback`}
      </CodeBlock>
      <p className={css.note}>{t('Register it there, exactly as it is.')}</p>
    </div>
  );
}
