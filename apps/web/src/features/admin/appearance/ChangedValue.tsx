import { siteAddress } from '@kantele/api/site-address';
import { useLanguage, useT } from '../../../app/i18n.tsx';
import { formatPercent } from '../../../lib/format.ts';
import * as css from './changes.css.ts';
import {
  actionTypes,
  authLayouts,
  homepageTypes,
  playerPanels,
  playerParts,
  rowDensities,
} from './look-choices.ts';
import { useLookState } from './look-context.ts';

interface Choice {
  id: string;
  label: string;
}

/** What values that are chosen from a list are called there, by the end of the key. */
const choices: readonly (readonly [RegExp, readonly Choice[]])[] = [
  [/^homepage\.type$/, homepageTypes],
  [/\.cta\d\.type$/, actionTypes],
  [/^auth_pages\.layout$/, authLayouts],
  [/\.hidden_parts$/, playerParts],
  [/\.panel$/, playerPanels],
  [/\.density$/, rowDensities],
];
const pictures = /(image|Image|logo_\w+|favicon)$/;
const colors = /OverlayColor\d$/;
const shares = /(Opacity|volume)$/;
const code = /^custom_code\.(css|html)$/;

/** A value of the look as people read it: pictures as pictures, colours as colours. `name` stands for a picture. */
export function ChangedValue({ of: key, value, name }: { of: string; value: unknown; name: string }) {
  const t = useT();
  const language = useLanguage();
  const { look, published } = useLookState();
  if (value === undefined || value === null || value === '') return <>{t('Empty')}</>;
  if (typeof value === 'boolean') return <>{value ? t('On') : t('Off')}</>;
  if (key === 'themes.default_id') {
    const theme = [...look.themes, ...published.themes].find(({ id }) => id === value);
    return <bdi>{theme?.name ?? String(value)}</bdi>;
  }
  const chosen = choices.find(([pattern]) => pattern.test(key))?.[1];
  if (chosen) {
    const labelOf = (id: unknown) => t(chosen.find((choice) => choice.id === id)?.label ?? String(id));
    const ids = Array.isArray(value) ? value : [value];
    return <>{ids.length === 0 ? t('None') : ids.map(labelOf).join(', ')}</>;
  }
  if (shares.test(key)) return <>{formatPercent(Number(value), language)}</>;
  const text = String(value);
  if (pictures.test(key)) return <img className={css.picture} src={siteAddress(text)} alt={name} />;
  if (colors.test(key))
    return <span className={css.color} style={{ background: `rgb(${text})` }} title={text} />;
  if (code.test(key)) return <>{t(':count line|:count lines', { count: text.split('\n').length })}</>;
  return (
    <span className={css.text} dir="auto">
      {text}
    </span>
  );
}
