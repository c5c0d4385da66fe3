import fc from 'fast-check';
import { broken, extra, type Meaning, swapped, valid, type Wrong, within } from './from-schema.ts';
import { hostileTexts, withHostileTexts } from './hostile.ts';
import type { Operation } from './operations.ts';
import { type Identity, identities, type World } from './world.ts';

export const modes = [
  'valid',
  'one constraint broken',
  'a type swapped',
  'a key too many',
  'hostile texts',
] as const;
export type Mode = (typeof modes)[number];

/** What is right reaches further than what is wrong, and so is asked more often; by those who may, too. */
const weights: Record<Mode, number> = {
  valid: 4,
  'one constraint broken': 2,
  'a type swapped': 1,
  'a key too many': 1,
  'hostile texts': 2,
};
const identity: fc.Arbitrary<Identity> = fc.oneof(
  { weight: 5, arbitrary: fc.constant('admin' as const) },
  { weight: 3, arbitrary: fc.constant('user' as const) },
  { weight: 3, arbitrary: fc.constantFrom(...identities) },
);

/** One request to be made. */
export interface Plan {
  mode: Mode;
  identity: Identity;
  input: unknown;
  params: Record<string, string>;
  /** What is wrong about it, when something surely is. */
  wrong: string | null;
}

/** Requests of an operation, in every mode that means something for it. */
export function plansOf(operation: Operation, world: World): fc.Arbitrary<Plan> {
  const meaning = world.meaningIn(operation.domain);
  const arbitraries = modes.flatMap((mode) => {
    const input = inputOf(operation, mode, meaning);
    return input ? [{ weight: weights[mode], arbitrary: planOf(operation, mode, input, meaning) }] : [];
  });
  return fc.oneof(...arbitraries);
}

type Input = fc.Arbitrary<{ input: unknown; wrong: string | null }>;

function inputOf({ input: schema, isQuery, params }: Operation, mode: Mode, meaning: Meaning): Input | null {
  const right = (arbitrary: fc.Arbitrary<unknown>): Input =>
    arbitrary.map((input) => ({ input, wrong: null }));
  if (!schema) {
    if (mode === 'valid') return right(fc.constant(undefined));
    return mode === 'hostile texts' && params.length > 0 ? right(fc.constant(undefined)) : null;
  }
  switch (mode) {
    case 'valid':
      return right(valid(schema, meaning));
    case 'hostile texts':
      return right(valid(schema, meaning).chain(withHostileTexts));
    case 'one constraint broken':
      return oneOf(within(schema, meaning, broken(meaning)).filter((wrong) => !isQuery || tellable(wrong)));
    case 'a type swapped':
      // A query is all text: another type is a text of another form, which the constraints cover.
      return isQuery ? null : oneOf(within(schema, meaning, swapped));
    case 'a key too many':
      return isQuery ? null : oneOf(within(schema, meaning, extra(meaning)));
  }
}

/** A key that is missing from the query may come from elsewhere; an empty list is no parameter at all. */
const tellable = ({ what }: Wrong) => !/has no |has too few/.test(what);

function oneOf(wrong: readonly Wrong[]): Input | null {
  if (wrong.length === 0) return null;
  return fc.oneof(...wrong.map(({ what, values }) => values.map((input) => ({ input, wrong: what }))));
}

function planOf(operation: Operation, mode: Mode, input: Input, meaning: Meaning): fc.Arbitrary<Plan> {
  const params = fc.record(
    Object.fromEntries(operation.params.map((name) => [name, paramOf(name, mode, meaning)])),
    { noNullPrototype: true },
  );
  return fc
    .tuple(input, params, identity)
    .map(([made, path, sender]) => ({ mode, identity: sender, ...made, params: path }));
}

/** Segments of a path that a client sends as they are: dots and nothing lead to other paths. */
const segments = hostileTexts.filter((text) => !/^[.\s]*$/.test(text) && text.length < 1_000);

function paramOf(name: string, mode: Mode, meaning: Meaning): fc.Arbitrary<string> {
  if (mode === 'hostile texts') return fc.constantFrom(...segments);
  if (name === 'names') return fc.constantFrom('timezones', 'countries,localizations');
  if (name === 'service') return fc.constantFrom('google', 'facebook');
  return (meaning(name) ?? fc.constant('x')).map(String);
}
