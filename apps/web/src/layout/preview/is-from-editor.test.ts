import { expect, it } from 'vitest';
import { isFromEditor } from './is-from-editor.ts';

const here = { origin: 'https://music.example', hostname: 'music.example' };
const editor = {} as MessageEventSource;
const marked = { source: 'kantele-appearance-editor', type: 'navigate', path: '/' };
const message = (more: Partial<MessageEvent>) => ({
  data: marked,
  origin: here.origin,
  source: editor,
  ...more,
});

it('a message of the editor of this site is one', () => {
  expect(isFromEditor(message({}), editor, here)).toBe(true);
  expect(isFromEditor(message({ source: null }), editor, here)).toBe(true);
});

it.each<[string, Partial<MessageEvent>]>([
  ['without the mark', { data: { type: 'navigate', path: '/' } }],
  ['with another mark', { data: { ...marked, source: 'somebody' } }],
  ['that is no object', { data: 'navigate' }],
  ['that is null', { data: null }],
  ['of another host', { origin: 'https://evil.example' }],
  ['of a subdomain', { origin: 'https://a.music.example' }],
  ['of a host that begins like ours', { origin: 'https://music.example.evil.example' }],
  ['of another port', { origin: 'https://music.example:8443' }],
  ['of another scheme', { origin: 'http://music.example' }],
  ['of an opaque origin', { origin: 'null' }],
  ['without an origin', { origin: '' }],
  ['of another window', { source: {} as MessageEventSource }],
])('a message %s is none', (_, more) => {
  expect(isFromEditor(message(more), editor, here)).toBe(false);
});

it('a page whose own origin is opaque hears nobody', () => {
  const nowhere = { origin: 'null', hostname: '' };
  expect(isFromEditor(message({ origin: 'null' }), editor, nowhere)).toBe(false);
});
