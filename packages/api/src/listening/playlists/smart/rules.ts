import { z } from 'zod';
import { name } from '../../../core/contract.ts';
import {
  conditionsIn,
  conditionsMax,
  type FieldOf,
  limitUnits,
  type RuleField,
  type RuleType,
  ruleFields,
  ruleMatches,
  ruleOrders,
  textOperators,
} from './rule-fields.ts';

function fieldsOf<Type extends RuleType>(type: Type) {
  const fields = Object.keys(ruleFields) as RuleField[];
  return z.enum(fields.filter((field): field is FieldOf<Type> => ruleFields[field] === type));
}

const number = z.number().min(-1_000).max(1_000_000_000);
const textCondition = z.strictObject({
  field: fieldsOf('text'),
  op: z.enum(textOperators),
  value: name(255),
});
const numberCondition = z.discriminatedUnion('op', [
  z.strictObject({ field: fieldsOf('number'), op: z.enum(['is', 'is_not', 'over', 'under']), value: number }),
  /** Both counted in. */
  z.strictObject({ field: fieldsOf('number'), op: z.literal('between'), value: z.tuple([number, number]) }),
]);
const dateCondition = z.discriminatedUnion('op', [
  z.strictObject({
    field: fieldsOf('date'),
    op: z.enum(['last_days', 'not_last_days']),
    value: z.int().min(1).max(36_500),
  }),
  z.strictObject({ field: fieldsOf('date'), op: z.enum(['after', 'before']), value: z.iso.date() }),
]);
const booleanCondition = z.strictObject({
  field: fieldsOf('boolean'),
  op: z.literal('is'),
  value: z.boolean(),
});
export const condition = z.discriminatedUnion('field', [
  textCondition,
  numberCondition,
  dateCondition,
  booleanCondition,
]);
/** Groups are written out level by level, so that deeper ones are refused and the documentation ends. */
function groupWith<Rule extends z.ZodType>(rule: Rule) {
  return z.strictObject({ match: z.enum(ruleMatches), rules: z.array(rule).max(conditionsMax) });
}
const deepest = groupWith(condition);
const third = groupWith(z.union([condition, deepest]));
const second = groupWith(z.union([condition, third]));
const first = groupWith(z.union([condition, second]));

/** What fills a playlist: which tracks, in which order, and how many of them. */
export const ruleSet = z
  .strictObject({
    ...first.shape,
    order: z.enum(ruleOrders).default('title'),
    /** Of a random order it means nothing. */
    direction: z.enum(['asc', 'desc']).default('asc'),
    /** When a random order is another one; days begin at midnight UTC. */
    reshuffle: z.enum(['never', 'daily']).default('never'),
    /** The first ones in that order; of `minutes` and `megabytes` as many as fit. 50,000 tracks in any case. */
    limit: z
      .strictObject({ by: z.enum(limitUnits), value: z.int().min(1).max(50_000_000) })
      .nullable()
      .default(null),
  })
  .refine((rules) => conditionsIn(rules) <= conditionsMax, {
    path: ['rules'],
    error: 'A rule has 60 conditions at most.',
  });
