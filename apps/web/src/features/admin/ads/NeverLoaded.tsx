import type { Ad } from '@kantele/api/contract/site-state';
import { Callout } from '@kantele/ui/Callout';
import { useT } from '../../../app/i18n.tsx';
import { useSiteSetting } from '../../../app/settings.ts';

/** Says that code waits for a consent nobody can give. */
export function NeverLoaded({ ads }: { ads: readonly Pick<Ad, 'kind' | 'needs_consent'>[] }) {
  const t = useT();
  const asks = useSiteSetting('cookie_notice.enable');
  if (asks || !ads.some(({ kind, needs_consent }) => kind === 'code' && needs_consent)) return null;
  return (
    <Callout tone="warning" title={t('The cookie notice is switched off')}>
      {t('Code that waits for consent is never loaded until it is on (Settings, General).')}
    </Callout>
  );
}
