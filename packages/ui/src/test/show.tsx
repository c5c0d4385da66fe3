import '../css/global.css.ts';
import { PRESETS } from '@kantele/theme';
import { themeCss } from '@kantele/theme/css';
import type { ReactNode } from 'react';
import { onTestFinished } from 'vitest';
import { render } from 'vitest-browser-react';

/** Puts a theme on the document until the test is over, as the server would. */
export function wearTheme(id: string): void {
  const preset = PRESETS.find((one) => one.id === id);
  if (!preset) throw new Error(`No theme ${id}`);
  const style = document.createElement('style');
  style.textContent = preset.isDark
    ? themeCss({ dark: preset.values, selected: 'dark' })
    : themeCss({ light: preset.values, selected: 'light' });
  document.head.append(style);
  document.documentElement.classList.toggle('dark', preset.isDark);
  onTestFinished(() => {
    style.remove();
    document.documentElement.classList.remove('dark');
  });
}

/** Renders in a theme, in a box of a given width. */
export function show(node: ReactNode, { theme = 'sleeve', width }: { theme?: string; width?: number } = {}) {
  wearTheme(theme);
  return render(<div style={{ inlineSize: width }}>{node}</div>);
}
