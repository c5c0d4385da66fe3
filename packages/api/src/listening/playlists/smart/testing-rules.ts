import fc from 'fast-check';
import { nameKey } from '../../../core/text/slug.ts';
import {
  type Condition,
  dateOperators,
  isGroup,
  type RuleField,
  type RuleGroup,
  ruleFields,
  textOperators,
} from './rule-fields.ts';

/** What a track has of each field, null where there is nothing; dates in milliseconds, texts folded. */
export type TrackFacts = { [Field in RuleField]: string | number | boolean | null } & { id: number };

const fieldsOf = (type: string) =>
  (Object.keys(ruleFields) as RuleField[]).filter((field) => ruleFields[field] === type);
const words = [
  'rain',
  'Rain',
  'a',
  'fog',
  'Jazz',
  'tove',
  'night bus',
  'F#m',
  'flac',
  'mp3',
  '%',
  '_',
  "x' or 1=1",
  '\\',
];
const numbers = fc.constantFrom(0, 1, 3, 61, 91, 93, 180, 244, 1984, -9.5, 20.5);

const conditions = fc.oneof(
  fc.record({
    field: fc.constantFrom(...fieldsOf('text')),
    op: fc.constantFrom(...textOperators),
    value: fc.constantFrom(...words),
  }),
  fc.record({
    field: fc.constantFrom(...fieldsOf('number')),
    op: fc.constantFrom('is', 'is_not', 'over', 'under'),
    value: numbers,
  }),
  fc.record({
    field: fc.constantFrom(...fieldsOf('number')),
    op: fc.constant('between'),
    value: fc.tuple(numbers, numbers),
  }),
  fc.record({
    field: fc.constantFrom(...fieldsOf('date')),
    op: fc.constantFrom(...dateOperators.slice(0, 2)),
    value: fc.constantFrom(1, 4, 15, 35, 100),
  }),
  fc.record({
    field: fc.constantFrom(...fieldsOf('date')),
    op: fc.constantFrom(...dateOperators.slice(2)),
    value: fc.constantFrom('2026-03-05', '2026-02-18', '2020-01-01'),
  }),
  fc.record({
    field: fc.constantFrom(...fieldsOf('boolean')),
    op: fc.constant('is'),
    value: fc.boolean(),
  }),
) as fc.Arbitrary<Condition>;

const groups = (rule: fc.Arbitrary<Condition | RuleGroup>): fc.Arbitrary<RuleGroup> =>
  fc.record({ match: fc.constantFrom('all', 'any'), rules: fc.array(rule, { maxLength: 3 }) });

/** Rules with groups up to the depth that is allowed. */
export const ruleTrees = groups(
  fc.oneof(conditions, groups(fc.oneof(conditions, groups(fc.oneof(conditions, groups(conditions)))))),
);

/** Whether a rule holds for a track, read plainly. */
export function holds(group: RuleGroup, track: TrackFacts, now: number): boolean {
  const each = (rule: Condition | RuleGroup) =>
    isGroup(rule) ? holds(rule, track, now) : holdsOne(rule, track, now);
  return group.match === 'all' || group.rules.length === 0 ? group.rules.every(each) : group.rules.some(each);
}

function holdsOne({ field, op, value }: Condition, track: TrackFacts, now: number): boolean {
  const own = track[field];
  if (typeof value === 'boolean') return own === value;
  if (ruleFields[field] === 'text') return holdsText(String(op), field, String(value), own);
  if (own === null) return op === 'is_not' || op === 'not_last_days';
  const number = Number(own);
  const since = now - Number(value) * 86_400_000;
  switch (op) {
    case 'is':
      return number === value;
    case 'is_not':
      return number !== value;
    case 'over':
      return number > Number(value);
    case 'under':
      return number < Number(value);
    case 'between':
      return Array.isArray(value) && number >= value[0] && number <= value[1];
    case 'last_days':
      return number >= since;
    case 'not_last_days':
      return number < since;
    case 'after':
      return number >= Date.parse(String(value)) + 86_400_000;
    default:
      return number < Date.parse(String(value));
  }
}

function holdsText(op: string, field: RuleField, value: string, own: unknown): boolean {
  const isPlain = field === 'key' || field === 'codec';
  const isSlug = field === 'genre' || field === 'tag';
  const folded = isPlain ? value.toLowerCase() : nameKey(value);
  const key = isSlug ? folded.replace(/[^a-z0-9]+/g, '-').replace(/^-+|-+$/g, '') || '-' : folded;
  const text = own === null ? null : String(own);
  switch (op) {
    case 'is':
      return text === key;
    case 'is_not':
      return text !== key;
    case 'contains':
      return text?.includes(key) ?? false;
    case 'contains_not':
      return !(text?.includes(key) ?? false);
    case 'starts':
      return text?.startsWith(key) ?? false;
    default:
      return text?.endsWith(key) ?? false;
  }
}
