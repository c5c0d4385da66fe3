import { expect, it } from 'vitest';
import { editorSource, parseEditorMessage } from './appearance-messages.ts';

const source = editorSource;
const theme = {
  ...{ id: 1, name: 'Paper', colors: { bg: '1 2 3' }, is_dark: false },
  ...{ default_light: true, default_dark: false },
};

it.each([
  { type: 'navigate', path: '/albums?a=b' },
  { type: 'setValues', settings: { menus: [] }, themes: [theme] },
  { type: 'setThemeColor', name: 'primary', value: '1 2 3' },
  { type: 'setTheme', colors: { bg: '1 2 3' }, is_dark: true },
  { type: 'setCustomCode', mode: 'css', value: '' },
  { type: 'setVisitor', visitor: 'guest', language: null },
  { type: 'setVisitor', visitor: 'self', language: 'pt-BR' },
])('%o is a message, and nothing else in it is taken over', (message) => {
  expect(parseEditorMessage({ source, ...message, more: 1 })).toEqual({ source, ...message });
});

it.each<[string, unknown]>([
  ['without its mark', { type: 'navigate', path: '/' }],
  ['of a type there is not', { source, type: 'reload' }],
  ['to another site', { source, type: 'navigate', path: '//evil.test' }],
  ['to another site, by a backslash', { source, type: 'navigate', path: '/\\evil.test' }],
  ['to an address of scripts', { source, type: 'navigate', path: 'javascript:alert(1)' }],
  ['without a path', { source, type: 'navigate' }],
  ['whose settings are a list', { source, type: 'setValues', settings: [], themes: [theme] }],
  [
    'with a theme that is none',
    { source, type: 'setValues', settings: {}, themes: [{ ...theme, colors: null }] },
  ],
  ['with a colour that is no text', { source, type: 'setTheme', colors: { bg: 1 }, is_dark: false }],
  ['for a place there is not', { source, type: 'setCustomCode', mode: 'script', value: 'alert(1)' }],
  ['beyond 256 kB', { source, type: 'setCustomCode', mode: 'css', value: 'x'.repeat(262_144) }],
  ['for a visitor there is not', { source, type: 'setVisitor', visitor: 'admin', language: null }],
  ['in no language', { source, type: 'setVisitor', visitor: 'guest', language: '../x' }],
  ['that is a list', [{ source, type: 'navigate', path: '/' }]],
  ['that is nothing', null],
])('a message %s is none', (_, message) => {
  expect(parseEditorMessage(message)).toBeNull();
});
