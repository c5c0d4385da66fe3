import { z } from 'zod';
import { invalid } from '../../../core/errors.ts';
import {
  type Condition,
  conditionsMax,
  isGroup,
  type RuleField,
  type RuleGroup,
  type RuleSet,
  ruleDepth,
  ruleFields,
} from './rule-fields.ts';
import { condition, ruleSet } from './rules.ts';

/** Files of rules as Navidrome keeps them (`.nsp`): JSON with `all` or `any`, `sort`, `order` and `limit`. */
const nspFields: Partial<Record<RuleField, string>> = {
  title: 'title',
  artist: 'artist',
  album: 'album',
  genre: 'genre',
  codec: 'filetype',
  year: 'year',
  duration: 'duration',
  bpm: 'bpm',
  plays: 'playcount',
  last_played: 'lastplayed',
  liked_at: 'dateloved',
  added_at: 'dateadded',
  liked: 'loved',
};
const fieldOf = new Map(Object.entries(nspFields).map(([field, name]) => [name, field as RuleField]));

const nspOperators = {
  is: 'is',
  is_not: 'isNot',
  contains: 'contains',
  contains_not: 'notContains',
  starts: 'startsWith',
  ends: 'endsWith',
  over: 'gt',
  under: 'lt',
  between: 'inTheRange',
  last_days: 'inTheLast',
  not_last_days: 'notInTheLast',
  after: 'after',
  before: 'before',
} as const satisfies Record<Condition['op'], string>;
const operatorOf = new Map(Object.entries(nspOperators).map(([op, name]) => [name.toLowerCase(), op]));

export interface NspFile {
  name: string;
  comment: string;
  [more: string]: unknown;
}

/** The file of a rule, and the fields of conditions that have no name there and are left out. */
export function toNsp(name: string, comment: string, rules: RuleSet): { file: NspFile; left_out: string[] } {
  const leftOut: string[] = [];
  const group = ({ match, rules: inner }: RuleGroup): Record<string, unknown> => ({
    [match]: inner.flatMap((rule): Record<string, unknown>[] => {
      if (isGroup(rule)) return [group(rule)];
      const known = nspFields[rule.field];
      if (!known) leftOut.push(rule.field);
      return known ? [{ [nspOperators[rule.op]]: { [known]: rule.value } }] : [];
    }),
  });
  const sort = rules.order === 'random' ? 'random' : nspFields[rules.order];
  const limit = rules.limit?.by === 'tracks' ? { limit: rules.limit.value } : {};
  const order = sort ? { sort, order: rules.direction } : {};
  return { file: { name, comment, ...group(rules), ...order, ...limit }, left_out: [...new Set(leftOut)] };
}

const nspInput = z.looseObject({
  name: z.string().default(''),
  comment: z.string().default(''),
  sort: z.string().default(''),
  order: z.string().default(''),
  limit: z.number().nullish(),
});

/**
 * The rule in a file, with what is not understood left out and named.
 * @throws AppError `invalid` on `text` when it is no such file, or too deep or too long
 */
export function fromNsp(text: string): { name: string; comment: string; rules: RuleSet; left_out: string[] } {
  const file = parsed(text);
  const leftOut: string[] = [];
  const root = groupFrom(file, 1, leftOut);
  if (!root) throw invalid('text', 'This is no file of rules.');
  const [first = ''] = file.sort.split(',');
  const name = first.trim().replace(/^[+-]/, '').toLowerCase();
  const isDown = first.trim().startsWith('-') !== (file.order.toLowerCase() === 'desc');
  const order = name === 'random' ? 'random' : fieldOf.get(name);
  const limit = file.limit && file.limit >= 1 ? { by: 'tracks', value: Math.floor(file.limit) } : null;
  const result = ruleSet.safeParse({
    ...root,
    order: order ?? 'title',
    direction: isDown ? 'desc' : 'asc',
    limit,
  });
  if (!result.success) throw invalid('text', 'This file has more or other rules than can be read.');
  return {
    name: file.name.slice(0, 255),
    comment: file.comment.slice(0, 5_000),
    rules: result.data,
    left_out: [...new Set(leftOut)],
  };
}

function parsed(text: string) {
  try {
    return nspInput.parse(JSON.parse(text));
  } catch {
    throw invalid('text', 'This is no file of rules.');
  }
}

function groupFrom(source: Record<string, unknown>, depth: number, leftOut: string[]): RuleGroup | null {
  const match = 'all' in source ? 'all' : 'any' in source ? 'any' : null;
  const list = match && source[match];
  if (!match || !Array.isArray(list) || list.length > conditionsMax) return null;
  if (depth > ruleDepth) throw invalid('text', 'This file has more or other rules than can be read.');
  const rules = list.flatMap((entry: unknown): (Condition | RuleGroup)[] => {
    if (typeof entry !== 'object' || entry === null) return [];
    const own = entry as Record<string, unknown>;
    const rule = groupFrom(own, depth + 1, leftOut) ?? conditionFrom(own);
    if (rule === null) leftOut.push(Object.keys(own).join(' ').slice(0, 100));
    return rule === null ? [] : [rule];
  });
  return { match, rules };
}

function conditionFrom(source: Record<string, unknown>): Condition | null {
  const [entry] = Object.entries(source);
  if (!entry || typeof entry[1] !== 'object' || entry[1] === null) return null;
  const [asked] = Object.entries(entry[1]);
  const field = asked && fieldOf.get(asked[0].toLowerCase());
  const op = operatorOf.get(entry[0].toLowerCase());
  if (!field || !op) return null;
  const value = ruleFields[field] === 'number' && typeof asked[1] === 'string' ? Number(asked[1]) : asked[1];
  const result = condition.safeParse({ field, op, value });
  return result.success ? result.data : null;
}
