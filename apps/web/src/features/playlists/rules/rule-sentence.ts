import {
  type Condition,
  isGroup,
  type RuleGroup,
  type RuleSet,
  ruleFields,
} from '@kantele/api/playlist-rules';
import { line, type Translate } from '@kantele/api/translate';
import { fieldWords, orderWords } from './rule-words.ts';

const sentences: Record<Condition['op'], string> = {
  is: line(':field is :value'),
  is_not: line(':field is not :value'),
  contains: line(':field contains :value'),
  contains_not: line(':field does not contain :value'),
  starts: line(':field begins with :value'),
  ends: line(':field ends with :value'),
  over: line(':field is over :value'),
  under: line(':field is under :value'),
  between: line(':field is between :value and :end'),
  last_days: line(':field: in the last :value days'),
  not_last_days: line(':field: not in the last :value days'),
  after: line(':field is after :value'),
  before: line(':field is before :value'),
};

/** A rule in one sentence, as people would say it. */
export function ruleSentence(rules: RuleSet, t: Translate, language: string): string {
  const which = rules.rules.length === 0 ? t('All songs') : groupWords(rules, t, language);
  const parts = [which, t('by :order', { order: t(orderWords[rules.order]).toLocaleLowerCase(language) })];
  const value = rules.limit?.value.toLocaleString(language) ?? '';
  switch (rules.limit?.by) {
    case 'tracks':
      parts.push(t(':count songs at most', { count: value }));
      break;
    case 'minutes':
      parts.push(t(':count minutes at most', { count: value }));
      break;
    case 'megabytes':
      parts.push(t(':count MB at most', { count: value }));
      break;
    default:
  }
  return parts.join(' · ');
}

function groupWords({ match, rules }: RuleGroup, t: Translate, language: string): string {
  const parts = rules.map((rule) => {
    if (!isGroup(rule)) return conditionWords(rule, t, language);
    const inner = groupWords(rule, t, language);
    return rule.rules.length > 1 ? `(${inner})` : inner;
  });
  const type = match === 'all' ? 'conjunction' : 'disjunction';
  return new Intl.ListFormat(language, { type }).format(parts);
}

function conditionWords({ field, op, value }: Condition, t: Translate, language: string): string {
  const name = t(fieldWords[field]);
  if (typeof value === 'boolean') return value ? name : t('not: :field', { field: name });
  const words = (one: string | number) => {
    if (typeof one === 'number') return field === 'year' ? String(one) : one.toLocaleString(language);
    if (ruleFields[field] !== 'date') return `“${one}”`;
    return new Date(one).toLocaleDateString(language, { dateStyle: 'medium', timeZone: 'UTC' });
  };
  const [first, end] = Array.isArray(value) ? value : [value, value];
  return t(sentences[op], { field: name, value: words(first), end: words(end) });
}
