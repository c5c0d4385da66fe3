import type { LocalizationLine } from '@kantele/api/contract/localizations';
import { expect, it } from 'vitest';
import { shownText, withLine } from './use-lines.ts';

const line: LocalizationLine = {
  key: 'Home',
  shipped: 'Start',
  override: null,
  missing: false,
  added: false,
  plural: null,
};

it('keeps what differs from what is saved', () => {
  const one = withLine({}, line, 'Anfang');
  expect(one).toEqual({ Home: 'Anfang' });
  expect(withLine(one, line, 'Start')).toEqual({});
  expect(withLine(one, line, '')).toEqual({});
});

it('takes back what was written before', () => {
  const changed = { ...line, override: 'Anfang' };
  expect(withLine({}, changed, null)).toEqual({ Home: null });
  expect(withLine({}, changed, 'Start')).toEqual({ Home: null });
  expect(withLine({ Home: null }, changed, 'Anfang')).toEqual({});
});

it('shows the last word', () => {
  expect(shownText(line, undefined)).toBe('Start');
  expect(shownText({ ...line, override: 'Anfang' }, undefined)).toBe('Anfang');
  expect(shownText({ ...line, override: 'Anfang' }, null)).toBe('Start');
  expect(shownText({ ...line, shipped: null }, undefined)).toBe('');
});
