import type { PublicSettings } from '@kantele/api/contract/settings';
import type { FontVariable } from '@kantele/theme';
import { Select, SelectItem } from '@kantele/ui/Select';
import { useBoot } from '../../../../app/boot.tsx';
import { useT } from '../../../../app/i18n.tsx';
import * as css from '../editor.css.ts';
import { useLookState, useLookTools } from '../look-context.ts';
import { PanelHead } from '../PanelHead.tsx';
import { variableWords } from '../variable-words.ts';
import { fontOfAll, withFont } from './font-changes.ts';
import { fontWords } from './font-words.ts';
import * as own from './fonts-panel.css.ts';
import { OwnFonts } from './OwnFonts.tsx';
import { type FontChoice, useFonts } from './use-fonts.ts';

/** The fonts of all themes, and those of the site's own. */
export function FontsPanel() {
  const t = useT();
  const { store } = useLookTools();
  const { look } = useLookState();
  const { language } = useBoot().data.i18n;
  const fonts = useFonts();
  const chosen = (variable: FontVariable) => fonts.find(({ id }) => id === fontOfAll(look, variable));
  const choice = (variable: FontVariable) => {
    const font = chosen(variable);
    return (
      <Select
        label={t(variableWords[variable])}
        description={font ? fontWords(t, language, font) : t('Themes have different ones.')}
        items={fonts}
        value={font?.id ?? null}
        onChange={(id) =>
          typeof id === 'string' &&
          store.change(`fonts ${variable}`, t(variableWords[variable]), (made) =>
            withFont(made, variable, id),
          )
        }
        placeholder={t('Different')}
      >
        {({ id, name, family }) => (
          <SelectItem id={id} fontFamily={family}>
            {name}
          </SelectItem>
        )}
      </Select>
    );
  };
  return (
    <>
      <PanelHead title={t('Fonts')} above={{ label: t('Appearance'), path: '/admin/appearance' }} />
      <div className={css.scroll}>
        <div className={css.stack}>
          <p className={own.hint}>{t('For all themes. A theme can have others of its own.')}</p>
          {choice('font-display')}
          {choice('font-sans')}
          <Sample display={chosen('font-display')} text={chosen('font-sans')} />
          <OwnFonts fonts={fonts} />
        </div>
      </div>
    </>
  );
}

const weights = [100, 200, 300, 400, 500, 600, 700, 800, 900];

/** Words as pages have them, in the fonts that are chosen. */
function Sample({ display, text }: { display: FontChoice | undefined; text: FontChoice | undefined }) {
  const t = useT();
  const { look } = useLookState();
  const { site_name } = look.settings.branding as PublicSettings['branding'];
  const [low, high] = text?.facts?.weights ?? [400, 700];
  return (
    <section className={own.sample} aria-label={t('Sample')}>
      <p className={own.heading} style={{ fontFamily: display?.family }} dir="auto">
        {site_name}
      </p>
      <p style={{ fontFamily: text?.family }}>
        {t('The quick brown fox jumps over the lazy dog. 0123456789')}
      </p>
      <ul className={own.weights} aria-label={t('Weights')} style={{ fontFamily: text?.family }}>
        {weights
          .filter((weight) => weight >= low && weight <= high)
          .map((weight) => (
            <li key={weight} style={{ fontWeight: weight }}>
              {weight}
            </li>
          ))}
      </ul>
    </section>
  );
}
