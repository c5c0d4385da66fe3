import { type SettingPageId, settingPageOf } from '@kantele/api/setting-groups';
import { Badge } from '@kantele/ui/Badge';
import { PageHeader } from '@kantele/ui/PageHeader';
import { useLocation } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useT } from '../../../app/i18n.tsx';
import { trpc } from '../../../app/trpc.ts';
import { SettingsForm } from './SettingsForm.tsx';
import * as css from './settings.css.ts';

/** One page of settings. */
export function SettingsPage({ group }: { group: SettingPageId }) {
  const t = useT();
  const [{ settings }] = trpc.settings.list.useSuspenseQuery({});
  const title = settingPageOf(group)?.title ?? '';
  const ready = settings.find(({ key }) => key === 'mail.ready')?.value === true;
  useSettingFocus();
  return (
    <div className={css.page}>
      <PageHeader
        title={t(title)}
        actions={
          group === 'mail' && (
            <Badge tone={ready ? 'positive' : 'warning'}>
              {ready ? t('Email can be sent') : t('Email is not set up')}
            </Badge>
          )
        }
      />
      <SettingsForm key={group} group={group} settings={settings} />
    </div>
  );
}

const reachable = 'input:not([type="hidden"], [tabindex="-1"], :disabled), textarea, button, summary';

/** Puts the focus into the setting the search has led to. */
function useSettingFocus() {
  const place = useLocation({ select: ({ hash, state }) => `${hash} ${state.__TSR_key ?? ''}` });
  useEffect(() => {
    const [hash = ''] = place.split(' ');
    if (!hash) return;
    const timer = setTimeout(() => {
      const setting = document.getElementById(hash);
      const folded = setting?.closest('details') ?? setting?.querySelector('details');
      if (folded) folded.open = true;
      setting?.scrollIntoView({ block: 'center' });
      setting?.querySelector<HTMLElement>(reachable)?.focus({ preventScroll: true });
    }, 80);
    return () => clearTimeout(timer);
  }, [place]);
}
