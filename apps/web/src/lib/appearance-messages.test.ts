import { expect, it } from 'vitest';
import {
  editorSource,
  parseEditorMessage,
  parsePreviewMessage,
  previewSource,
} from './appearance-messages.ts';
import { controlOf, editRegions } from './appearance-regions.ts';

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
  { type: 'setVisitor', visitor: 'subscriber', language: null },
  { type: 'setVisitor', visitor: 'self', language: 'pt-BR' },
  { type: 'setInspector', on: true },
  { type: 'setOutline', regions: ['logo', 'menu-footer'] },
  { type: 'setOutline', regions: [] },
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
  ['with a variable without a name', { source, type: 'setThemeColor', value: '1 2 3' }],
  ['with a variable whose value is no text', { source, type: 'setThemeColor', name: 'primary', value: 1 }],
  ['with a theme neither light nor dark', { source, type: 'setTheme', colors: { bg: '1 2 3' }, is_dark: 1 }],
  ['with a colour that is no text', { source, type: 'setTheme', colors: { bg: 1 }, is_dark: false }],
  ['with code that is no text', { source, type: 'setCustomCode', mode: 'css', value: 1 }],
  ['for a place there is not', { source, type: 'setCustomCode', mode: 'script', value: 'alert(1)' }],
  ['beyond 256 kB', { source, type: 'setCustomCode', mode: 'css', value: 'x'.repeat(262_144) }],
  ['for a visitor there is not', { source, type: 'setVisitor', visitor: 'admin', language: null }],
  ['that neither switches on nor off', { source, type: 'setInspector', on: 'yes' }],
  ['about parts there are not', { source, type: 'setOutline', regions: ['logo', '../x'] }],
  ['about more parts than there are', { source, type: 'setOutline', regions: Array(100).fill('logo') }],
  ['in no language', { source, type: 'setVisitor', visitor: 'guest', language: '../x' }],
  ['that is a list', [{ source, type: 'navigate', path: '/' }]],
  ['that is nothing', null],
])('a message %s is none', (_, message) => {
  expect(parseEditorMessage(message)).toBeNull();
});

const page = previewSource;

it.each([
  { type: 'ready', path: '/' },
  { type: 'navigated', path: '/albums?a=b' },
  { type: 'regions', regions: ['logo', 'menu-footer'] },
  { type: 'regions', regions: [] },
  { type: 'selected', region: 'landing-title' },
])('%o is an answer of the page', (message) => {
  expect(parsePreviewMessage({ source: page, ...message })).toEqual({ source: page, ...message });
});

it.each<[string, unknown]>([
  ['without its mark', { type: 'selected', region: 'logo' }],
  ['with the mark of the editor', { source, type: 'selected', region: 'logo' }],
  ['of a type there is not', { source: page, type: 'navigate', path: '/admin/users' }],
  ['with more than belongs to it', { source: page, type: 'selected', region: 'logo', href: '/admin/users' }],
  ['about a part there is not', { source: page, type: 'selected', region: '../../users' }],
  ['about a part of an object', { source: page, type: 'selected', region: 'constructor' }],
  ['about a part that is no text', { source: page, type: 'selected', region: ['logo'] }],
  ['with a part there is not', { source: page, type: 'regions', regions: ['logo', 'x'] }],
  ['with more parts than there are', { source: page, type: 'regions', regions: Array(200).fill('logo') }],
  ['whose parts are no list', { source: page, type: 'regions', regions: { length: 0 } }],
  ['with a path of another site', { source: page, type: 'navigated', path: '//evil.test' }],
  ['with too long a path', { source: page, type: 'navigated', path: `/${'x'.repeat(8_000)}` }],
  ['that is nothing', null],
])('an answer %s is none', (_, message) => {
  expect(parsePreviewMessage(message)).toBeNull();
});

it('every part leads to a control of the appearance editor', () => {
  const menus = [{ id: 'main', positions: ['navbar'] }];
  const paths = editRegions.map((id) => controlOf(id, menus));
  for (const path of paths) expect(path).toMatch(/^\/admin\/appearance\/[a-z]+(\/main|#\w+)?$/);
  expect(controlOf('menu-navbar', menus)).toBe('/admin/appearance/menus/main');
  expect(controlOf('menu-footer', menus)).toBe('/admin/appearance/menus');
  expect(controlOf('landing-title', menus)).toBe('/admin/appearance/landing#headerTitle');
});
