import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { describeError } from '../../../core/trpc.ts';
import { fromNsp, toNsp } from './nsp.ts';
import { type Condition, isGroup, type RuleGroup } from './rule-fields.ts';
import { ruleSet } from './rules.ts';
import { ruleTrees } from './testing-rules.ts';

const refused = (text: string) => {
  try {
    fromNsp(text);
  } catch (error) {
    return describeError(error).fields;
  }
  return null;
};

describe('a file of rules', () => {
  it('as Navidrome writes it becomes a rule, with what is not known named', () => {
    const file = {
      name: 'Eighties',
      comment: 'By car',
      all: [
        { any: [{ is: { loved: true } }, { gt: { playCount: 4 } }] },
        { inTheRange: { year: [1981, 1990] } },
        { notInTheLast: { lastPlayed: 30 } },
        { gt: { rating: 3 } },
        { inPlaylist: { id: 'x' } },
      ],
      sort: '-lastPlayed,title',
      limit: 25,
    };
    const { rules, ...rest } = fromNsp(JSON.stringify(file));
    expect(rest).toEqual({ name: 'Eighties', comment: 'By car', left_out: ['gt', 'inPlaylist'] });
    expect(rules).toEqual({
      match: 'all',
      rules: [
        {
          match: 'any',
          rules: [
            { field: 'liked', op: 'is', value: true },
            { field: 'plays', op: 'over', value: 4 },
          ],
        },
        { field: 'year', op: 'between', value: [1981, 1990] },
        { field: 'last_played', op: 'not_last_days', value: 30 },
      ],
      order: 'last_played',
      direction: 'desc',
      reshuffle: 'never',
      limit: { by: 'tracks', value: 25 },
    });
  });

  it('is read again as it was written, but for what it has no word for', () => {
    fc.assert(
      fc.property(ruleTrees, (tree) => {
        const rules = ruleSet.parse({
          ...tree,
          order: 'year',
          direction: 'desc',
          limit: { by: 'tracks', value: 7 },
        });
        const { file, left_out } = toNsp('Name', 'Words', rules);
        const again = fromNsp(JSON.stringify(file));
        expect(again).toMatchObject({ name: 'Name', comment: 'Words', left_out: [] });
        expect(again.rules).toEqual({ ...rules, ...without(rules, new Set(left_out)) });
      }),
      { numRuns: 300 },
    );
  });

  const none = 'This is no file of rules.';
  const other = 'This file has more or other rules than can be read.';
  const loved = (count: number) => Array.from({ length: count }, () => ({ is: { loved: true } }));
  const deep = (levels: number) => `${'{"all":['.repeat(levels)}{"is":{"loved":true}}${']}'.repeat(levels)}`;
  it.each([
    ['is no JSON', '{"all": [', none],
    ['is a list', '[]', none],
    ['has no conditions at all', '{"name":"x"}', none],
    ['has a list that is none', '{"all": {"is": {"title": "x"}}}', none],
    ['is too deep', deep(5), other],
    ['is as deep as a text can be', deep(19_000), other],
    ['is too long', JSON.stringify({ all: loved(61) }), none],
    ['is too long in all', JSON.stringify({ all: [{ any: loved(40) }, { any: loved(40) }] }), other],
  ])('is refused that %s', (_, text, why) => {
    expect(refused(text)).toEqual({ text: [why] });
  });
});

function without({ match, rules }: RuleGroup, fields: ReadonlySet<string>): RuleGroup {
  const left = rules.flatMap((rule: Condition | RuleGroup): (Condition | RuleGroup)[] => {
    if (isGroup(rule)) return [without(rule, fields)];
    return fields.has(rule.field) ? [] : [rule];
  });
  return { match, rules: left };
}
