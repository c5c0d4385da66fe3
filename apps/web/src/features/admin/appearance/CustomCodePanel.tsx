import type { CustomCode } from '@kantele/api/contract/appearance';
import { Callout } from '@kantele/ui/Callout';
import { Skeleton } from '@kantele/ui/Skeleton';
import { Switch } from '@kantele/ui/Switch';
import { Tab, TabList, TabPanel, Tabs } from '@kantele/ui/Tabs';
import { useCan } from '../../../app/boot.tsx';
import { lazyPart } from '../../../app/code.ts';
import { useT } from '../../../app/i18n.tsx';
import * as css from './editor.css.ts';
import { useLookSetting, useLookState } from './look-context.ts';
import { PanelHead } from './PanelHead.tsx';

const CodeField = lazyPart(() => import('./CodeField.tsx'));

const none: CustomCode = { css: '', html: '', scripts: false };

/** Style sheet and HTML that every visitor gets, except where people sign in, administer or manage an account. */
export function CustomCodePanel() {
  const t = useT();
  const mayChange = useCan('custom_code.manage');
  const { problems } = useLookState();
  const [stored, setCode] = useLookSetting<CustomCode | undefined>('custom_code', t('Custom code'));
  const code = stored ?? none;
  const field = (mode: 'css' | 'html', label: string) => (
    <div className={css.stack} style={{ gap: 8 }}>
      <CodeField
        meanwhile={<Skeleton shape="art" />}
        label={label}
        language={mode}
        value={code[mode]}
        onChange={(value) => setCode({ ...code, [mode]: value }, `code ${mode}`)}
      />
      {problems[`settings.custom_code.${mode}`]?.map((text) => (
        <Callout key={text} tone="danger">
          {text}
        </Callout>
      ))}
    </div>
  );
  return (
    <>
      <PanelHead title={t('Custom code')} above={{ label: t('Appearance'), path: '/admin/appearance' }} />
      <div className={css.scroll}>
        <div className={css.stack}>
          {mayChange ? (
            <>
              <Callout tone="warning">
                {t(
                  'Every visitor gets this code, except on the pages for signing in, accounts and administration. If it spoils the site, add ?safe=1 to an address to see the page without it.',
                )}
              </Callout>
              <Tabs>
                <TabList aria-label={t('Custom code')}>
                  <Tab id="css">{t('CSS')}</Tab>
                  <Tab id="html">{t('HTML')}</Tab>
                </TabList>
                <TabPanel id="css">{field('css', t('Style sheet of the site'))}</TabPanel>
                <TabPanel id="html">
                  <div className={css.stack}>
                    {field('html', t('HTML of the site'))}
                    <Switch
                      layout="row"
                      isSelected={code.scripts}
                      onChange={(scripts) => setCode({ ...code, scripts })}
                    >
                      {t('Run its scripts in the browsers of visitors')}
                    </Switch>
                    <p className={css.above}>
                      {t(
                        'The preview never runs them. Whoever writes a script can do whatever a visitor can.',
                      )}
                    </p>
                  </div>
                </TabPanel>
              </Tabs>
            </>
          ) : (
            <Callout>{t('Your roles do not allow you to add code to the site.')}</Callout>
          )}
        </div>
      </div>
    </>
  );
}
