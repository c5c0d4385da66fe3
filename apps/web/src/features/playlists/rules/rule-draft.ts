import {
  type Condition,
  isGroup,
  type RuleField,
  type RuleGroup,
  ruleFields,
} from '@kantele/api/playlist-rules';
import { type Operator, operatorsOf } from './rule-words.ts';

/** A condition as it is being made: its value may be missing yet. */
export interface DraftCondition {
  key: string;
  field: RuleField;
  op: Operator;
  value: Condition['value'] | null;
}
export interface DraftGroup {
  key: string;
  match: RuleGroup['match'];
  rules: DraftRule[];
}
export type DraftRule = DraftCondition | DraftGroup;

export const isDraftGroup = (rule: DraftRule): rule is DraftGroup => 'match' in rule;

let made = 0;
const newKey = () => {
  made += 1;
  return `rule-${made}`;
};

const isOneOf = (value: DraftCondition['value'], type: string) =>
  type === 'text' ? typeof value === 'string' : type === 'boolean' && typeof value === 'boolean';

/** A condition on a field; what was chosen before stays where it fits. */
export function conditionOn(field: RuleField, before?: DraftCondition): DraftCondition {
  const type = ruleFields[field];
  const operators = operatorsOf(field);
  const isSameType = before !== undefined && ruleFields[before.field] === type;
  const op = isSameType ? before.op : (operators[0] ?? 'is');
  const empty = type === 'boolean' ? true : type === 'date' ? 30 : null;
  const keeps = isSameType || isOneOf(before?.value ?? null, type);
  return { key: before?.key ?? newKey(), field, op, value: keeps && before ? before.value : empty };
}

/** The same condition with another operator, and a value of the kind it takes. */
export function withOperator(condition: DraftCondition, op: Operator): DraftCondition {
  const { value } = condition;
  const first = Array.isArray(value) ? value[0] : value;
  switch (op) {
    case 'between':
      return { ...condition, op, value: typeof first === 'number' ? [first, first] : null };
    case 'last_days':
    case 'not_last_days':
      return { ...condition, op, value: typeof first === 'number' ? first : 30 };
    case 'after':
    case 'before':
      return { ...condition, op, value: typeof first === 'string' ? first : null };
    default:
      return { ...condition, op, value: first };
  }
}

export const newGroup = (): DraftGroup => ({ key: newKey(), match: 'any', rules: [conditionOn('genre')] });

/** A rule to be changed. */
export function draftOf({ match, rules }: RuleGroup): DraftGroup {
  const drafts = rules.map((rule): DraftRule => (isGroup(rule) ? draftOf(rule) : { key: newKey(), ...rule }));
  return { key: newKey(), match, rules: drafts };
}

/** What a draft says so far: conditions without a value and groups without conditions are left out. */
export function groupOf({ match, rules }: DraftGroup): RuleGroup {
  const said = rules.flatMap((rule): (Condition | RuleGroup)[] => {
    if (!isDraftGroup(rule)) {
      const complete = completed(rule);
      return complete ? [complete] : [];
    }
    const inner = groupOf(rule);
    return inner.rules.length > 0 ? [inner] : [];
  });
  return { match, rules: said };
}

function completed({ field, op, value }: DraftCondition): Condition | null {
  if (value === null || (typeof value === 'string' && value.trim() === '')) return null;
  // The server reads it by its schema; here field, operator and value belong together already.
  return { field, op, value } as Condition;
}
