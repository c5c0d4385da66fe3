import { Button } from '@kantele/ui/Button';
import { Callout } from '@kantele/ui/Callout';
import { useRouter } from '@tanstack/react-router';
import { useT } from '../../../app/i18n.tsx';
import * as css from './editor.css.ts';
import { useLookState } from './look-context.ts';
import { PanelHead } from './PanelHead.tsx';
import { placeOfCheck } from './places.ts';

/** What would do harm, and where it is mended. */
export function ChecksPanel() {
  const t = useT();
  const router = useRouter();
  const { checks } = useLookState();
  return (
    <>
      <PanelHead title={t('Checks')} above={{ label: t('Appearance'), path: '/admin/appearance' }} />
      <div className={css.scroll}>
        <div className={css.stack}>
          {checks.length === 0 && <p>{t('Ready to publish.')}</p>}
          {checks.map((check) => (
            <Callout key={check.text} tone={check.level === 'critical' ? 'danger' : 'warning'}>
              <div className={css.stack}>
                {check.text}
                <div>
                  <Button
                    size="small"
                    variant="outline"
                    onPress={() => void router.navigate({ href: placeOfCheck(check) })}
                  >
                    {t('Show')}
                  </Button>
                </div>
              </div>
            </Callout>
          ))}
        </div>
      </div>
    </>
  );
}
