import { line, type Translate } from '@kantele/api/translate';
import { formatBytes } from '../../../../lib/bytes.ts';
import type { FontChoice } from './use-fonts.ts';

const scripts: Record<string, string> = {
  Latin: line('Latin'),
  'Latin Extended': line('extended Latin'),
  Vietnamese: line('Vietnamese'),
  Cyrillic: line('Cyrillic'),
  Greek: line('Greek'),
  Arabic: line('Arabic'),
  Hebrew: line('Hebrew'),
  Devanagari: line('Devanagari'),
  Thai: line('Thai'),
  Kana: line('Kana'),
  Han: line('Han'),
  Hangul: line('Hangul'),
};

/** Scripts and weights of a font, and its size; nothing for fonts of the visitor's system. */
export function fontWords(t: Translate, language: string, { facts }: FontChoice): string | undefined {
  if (!facts) return undefined;
  const list = new Intl.ListFormat(language, { style: 'short', type: 'unit' });
  const covered = list.format(facts.scripts.map((script) => t(scripts[script] ?? script)));
  const [low, high] = facts.weights;
  const weights =
    low === high ? t('Weight :weight', { weight: low }) : t('Weights :low–:high', { low, high });
  const size = facts.size === null ? [] : [formatBytes(facts.size, language)];
  return [...(covered ? [covered] : []), weights, ...size].join(' · ');
}
