import type { LookTheme } from '@kantele/api/contract/appearance';
import { Badge } from '@kantele/ui/Badge';
import { FileTrigger } from '@kantele/ui/FileTrigger';
import { Link } from '@tanstack/react-router';
import { ChevronRight, Upload } from 'lucide-react';
import { useT } from '../../../app/i18n.tsx';
import { notify } from '../../../app/notify.ts';
import * as css from './editor.css.ts';
import { ownFonts } from './fonts/use-fonts.ts';
import { useLookState, useLookTools } from './look-context.ts';
import { PanelHead } from './PanelHead.tsx';
import { newThemeId } from './theme-changes.ts';
import { importedTheme } from './theme-file.ts';

/** Every theme of the site. */
export function ThemesPanel() {
  const t = useT();
  const { store } = useLookTools();
  const { look } = useLookState();
  const fonts = ownFonts(look).map(({ id }) => id);
  const add = async (file: File | undefined) => {
    if (!file) return;
    const theme = importedTheme(await file.text(), newThemeId(look), fonts);
    if (!theme) {
      void notify(t('This file holds no theme.'), { tone: 'danger' });
      return;
    }
    store.change('import', t('Import :name', { name: theme.name }), (made) => ({
      ...made,
      themes: [...made.themes, theme],
    }));
  };
  return (
    <>
      <PanelHead title={t('Themes')} above={{ label: t('Appearance'), path: '/admin/appearance' }}>
        <FileTrigger
          accept={['application/json']}
          onFiles={([file]) => void add(file)}
          size="small"
          variant="outline"
          icon={<Upload size={16} />}
        >
          {t('Import')}
        </FileTrigger>
      </PanelHead>
      <div className={css.scroll}>
        <ul className={css.places} aria-label={t('Themes')}>
          {look.themes.map((theme) => (
            <li key={theme.id}>
              <ThemeLink theme={theme} />
            </li>
          ))}
        </ul>
      </div>
    </>
  );
}

const samples = ['bg', 'panel', 'fg', 'primary'] as const;

function ThemeLink({ theme }: { theme: LookTheme }) {
  const t = useT();
  return (
    <Link to="/admin/appearance/themes/$id" params={{ id: String(theme.id) }} className={css.place}>
      <span aria-hidden="true" className={css.samples}>
        {samples.map((name) => (
          <span key={name} className={css.sample} style={{ background: `rgb(${theme.colors[name]})` }} />
        ))}
      </span>
      <span className={css.placeName} dir="auto">
        {theme.name}
      </span>
      {theme.default_light && <Badge>{t('Light')}</Badge>}
      {theme.default_dark && <Badge>{t('Dark')}</Badge>}
      <span className={css.mark}>
        <ChevronRight size={18} aria-hidden="true" className={css.mirrored} />
      </span>
    </Link>
  );
}
