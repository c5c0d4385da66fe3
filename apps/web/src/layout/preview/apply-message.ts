import type { EditorMessage, LookTheme } from '@kantele/api/contract/appearance';
import type { BootstrapData } from '@kantele/api/contract/settings';
import {
  accentTextVariable,
  cssThemeValue,
  cssVariable,
  isThemeVariable,
  isValidThemeValue,
} from '@kantele/ui/theme';
import { setCustomCss, setCustomHtml } from '../../app/custom-code.ts';
import { showColors } from '../../app/theme-switch.ts';

/** What messages act upon besides the document. */
export interface PreviewTarget {
  boot: BootstrapData;
  replace: (next: BootstrapData) => void;
  go: (path: string) => void;
}

/** Does what the editor asks for. Nothing of it is kept: a reload shows what is published. */
export function applyMessage(message: EditorMessage, target: PreviewTarget): void {
  if (message.type === 'navigate') target.go(message.path);
  else if (message.type === 'setValues') target.replace(withValues(target.boot, message));
  else if (message.type === 'setThemeColor') setThemeColor(message.name, message.value);
  else if (message.type === 'setTheme') setTheme(message.colors, message.is_dark);
  else if (message.mode === 'css') setCustomCss(message.value);
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
