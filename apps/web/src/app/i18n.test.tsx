import { translator } from '@kantele/api/translate';
import { createElement, Fragment } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { sentence } from './i18n.tsx';

const german = translator({
  language: 'de',
  lines: {
    'By :artist from :place': 'Aus :place kommt :artist',
    ':count album by :artist|:count albums by :artist': ':count Album von :artist|:count Alben von :artist',
  },
});
const shown = (text: string, values: Parameters<typeof sentence>[2]) =>
  renderToStaticMarkup(createElement(Fragment, null, ...sentence(german, text, values)));

it('puts elements where the language wants them', () => {
  expect(shown('By :artist from :place', { artist: <a href="/x">Odile</a>, place: 'Turku' })).toBe(
    'Aus <bdi>Turku</bdi> kommt <a href="/x">Odile</a>',
  );
});

it('counts', () => {
  const text = ':count album by :artist|:count albums by :artist';
  expect(shown(text, { count: 1, artist: <b>Odile</b> })).toBe('1 Album von <b>Odile</b>');
  expect(shown(text, { count: 1200, artist: <b>Odile</b> })).toBe('1.200 Alben von <b>Odile</b>');
});

it('takes a name for a name, even one that looks like a placeholder', () => {
  expect(shown('By :artist from :place', { artist: ':place', place: '<Turku>' })).toBe(
    'Aus <bdi>&lt;Turku&gt;</bdi> kommt <bdi>:place</bdi>',
  );
  expect(shown('From :here', {})).toBe('From :here');
});
