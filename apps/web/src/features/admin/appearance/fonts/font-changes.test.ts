import { expect, it } from 'vitest';
import { plainLook } from '../look.testing.ts';
import { importedTheme, themeFile } from '../theme-file.ts';
import { fontOfAll, withFont, withNewFont, withoutFont, withRenamed } from './font-changes.ts';
import { ownFonts } from './use-fonts.ts';

const own = `own-${'ab'.repeat(16)}`;

it('a font is chosen for all themes, and told only where all have the same', () => {
  const all = withFont(plainLook, 'font-sans', 'Inter');
  expect(fontOfAll(all, 'font-sans')).toBe('Inter');
  expect(fontOfAll(all, 'font-display')).toBe('Archivo');
  const [first, ...others] = all.themes;
  if (!first) throw new Error('There is no theme.');
  const changed = { ...first, colors: { ...first.colors, 'font-sans': 'Mono' } };
  expect(fontOfAll({ ...all, themes: [changed, ...others] }, 'font-sans')).toBeNull();
});

it('an own font that is removed leaves no theme with it', () => {
  const look = withFont(withNewFont(plainLook, own, 'House'), 'font-display', own);
  expect(ownFonts(withRenamed(look, own, 'Home'))).toEqual([{ id: own, name: 'Home' }]);
  const without = withoutFont(look, own);
  expect(ownFonts(without)).toEqual([]);
  expect(fontOfAll(without, 'font-display')).toBe('Archivo');
});

it('an imported theme keeps its font only where the site has it', () => {
  const [theme] = withFont(plainLook, 'font-sans', own).themes;
  if (!theme) throw new Error('There is no theme.');
  expect(importedTheme(themeFile(theme), -1, [own])?.colors['font-sans']).toBe(own);
  expect(importedTheme(themeFile(theme), -1, [])?.colors['font-sans']).toBe('Archivo');
});
