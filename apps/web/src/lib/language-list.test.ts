import { expect, it } from 'vitest';
import { languageChoices } from './language-list.ts';

it('names languages here and there', () => {
  const choices = languageChoices('en');
  expect(choices.length).toBeGreaterThan(60);
  expect(choices.find(({ code }) => code === 'fr')).toEqual({ code: 'fr', name: 'French', own: 'Français' });
  expect(choices.find(({ code }) => code === 'ar')?.own).toBe('العربية');
  expect(new Set(choices.map(({ code }) => code)).size).toBe(choices.length);
});
