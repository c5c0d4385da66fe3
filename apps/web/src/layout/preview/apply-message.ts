import type { EditorMessage, LookTheme } from '@kantele/api/contract/appearance';
import type { BootstrapData } from '@kantele/api/contract/bootstrap';
import {
  accentTextVariable,
  cssThemeValue,
  cssVariable,
  isThemeVariable,
  isValidThemeValue,
} from '@kantele/theme';
import { setCustomCss, setCustomHtml } from '../../app/custom-code.ts';
import type { RouterContext } from '../../app/router-context.ts';
import { showColors } from '../../app/theme-switch.ts';
import { type EditRegion, isEditRegion } from '../../lib/appearance-regions.ts';
import { loadFonts } from './load-fonts.ts';

let asked = 0;

/** The page as somebody else sees it, or in another language; what it reads is still the admin's. */
async function setVisitor(
  { visitor, language }: Extract<EditorMessage, { type: 'setVisitor' }>,
  { client, current }: PreviewTarget,
): Promise<void> {
  asked += 1;
  const mine = asked;
  const { user, i18n, ads } = await client.appearance.previewAs.query({ visitor, language });
  // Another message may have come meanwhile, and settings with it.
  const { boot, replace } = current();
  if (mine === asked) replace({ ...boot, user, i18n, ads });
}

/** What messages act upon besides the document. */
export interface PreviewTarget {
  /** Bootstrap data as it is now, and how it is replaced. */
  current: () => { boot: BootstrapData; replace: (next: BootstrapData) => void };
  go: (path: string) => void;
  /** Whether clicks choose parts of the page. */
  inspect: (on: boolean) => void;
  /** Parts of the page that get a line around them. */
  outline: (regions: EditRegion[]) => void;
  client: RouterContext['client'];
}

/** Does what the editor asks for. Nothing of it is kept: a reload shows what is published. */
export function applyMessage(message: EditorMessage, target: PreviewTarget): void {
  if (message.type === 'navigate') target.go(message.path);
  else if (message.type === 'setValues') {
    const { boot, replace } = target.current();
    replace(withValues(boot, message));
  } else if (message.type === 'setThemeColor') {
    setThemeColor(message.name, message.value);
    void loadFonts({ [message.name]: message.value }, target.client);
  } else if (message.type === 'setVisitor') void setVisitor(message, target);
  else if (message.type === 'setInspector') target.inspect(message.on);
  else if (message.type === 'setOutline') target.outline(message.regions.filter(isEditRegion));
  else if (message.type === 'setTheme') {
    setTheme(message.colors, message.is_dark);
    void loadFonts(message.colors, target.client);
  } else if (message.mode === 'css') setCustomCss(message.value);
  else void setCustomHtml(message.value);
}

/** Only settings there are; the page keeps its language, its visitor and everything else. */
function withValues(
  boot: BootstrapData,
  { settings, themes }: { settings: Record<string, unknown>; themes: LookTheme[] },
): BootstrapData {
  const known = Object.entries(settings).filter(([key]) => key in boot.settings);
  return {
    ...boot,
    settings: { ...boot.settings, ...Object.fromEntries(known) },
    themes: { all: themes, selectedThemeId: boot.themes.selectedThemeId },
  };
}

const overridden = new Set<string>();

/** One declaration on the root element: no component renders for it. */
function setThemeColor(name: string, value: string): void {
  if (!isThemeVariable(name) || !isValidThemeValue(name, value)) return;
  const { classList, style } = document.documentElement;
  const set = (property: string) => {
    style.setProperty(property, cssThemeValue(name, value));
    overridden.add(property);
  };
  set(cssVariable(name));
  if (name === accentTextVariable(classList.contains('dark'))) set('--c-accent-text');
}

/** Values that are none are left out by the printer of themes. */
function setTheme(colors: Record<string, string>, isDark: boolean): void {
  showColors({ light: colors, dark: colors, mode: isDark ? 'dark' : 'light' });
  for (const property of overridden) document.documentElement.style.removeProperty(property);
  overridden.clear();
}
