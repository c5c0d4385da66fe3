import { useT } from '../../../app/i18n.tsx';
import * as css from './editor.css.ts';
import { themeOf, useLookState } from './look-context.ts';
import { PanelHead } from './PanelHead.tsx';
import { ThemePanel } from './ThemePanel.tsx';

/** A theme by its number; it may have been deleted, or got its real number by being published. */
export function OneTheme({ id }: { id: number }) {
  const t = useT();
  const theme = themeOf(useLookState().look, id);
  if (theme) return <ThemePanel theme={theme} />;
  return (
    <>
      <PanelHead title={t('Themes')} above={{ label: t('Themes'), path: '/admin/appearance/themes' }} />
      <p className={css.scroll}>{t('This theme is not there any more.')}</p>
    </>
  );
}
