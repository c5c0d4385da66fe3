import { cssVariable, PRESSING, SLEEVE, THEME_VARIABLES, themeCss } from '@kantele/theme';
import { expect, it } from 'vitest';

it('understands every variable of a theme in the browser', () => {
  const style = document.createElement('style');
  style.textContent = themeCss({ light: SLEEVE.values, dark: PRESSING.values, selected: 'light' });
  document.head.append(style);
  const computed = getComputedStyle(document.documentElement);
  for (const name of THEME_VARIABLES) expect(computed.getPropertyValue(cssVariable(name)), name).not.toBe('');
  style.remove();
});
