import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync, Visitor } from 'oxc-parser';
import { root } from './lib.mjs';

/* Habits that make tests in browsers fail on a busy machine: `npm run check` refuses them. docs/testing.md says what to do instead. */

const folder = 'apps/web/e2e';
/** What a person does: what follows from it comes when it comes. */
const acts = new Set(
  'check clear click dblclick dragTo fill goBack goForward hover press pressSequentially selectOption setInputFiles tap type uncheck wheel'.split(
    ' ',
  ),
);
/** Readings that wait until the page is at rest. */
const patient = new Set(['faults', 'boxOf', 'middleOf']);
/** The one place where coordinates are read: once a thing lies still. */
const boxes = /\/boxes\.ts$/;

/** Problems of all tests in browsers, with file and line. */
export function checkBrowserTests() {
  return readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts'))
    .flatMap((name) => problemsOf(`${folder}/${name}`, readFileSync(join(root, folder, name), 'utf8')));
}

/** Problems of one file. @throws Error when it is no TypeScript */
export function problemsOf(name, source) {
  const { program, errors } = parseSync(name, source, { preserveParens: false });
  if (errors.length > 0) throw new Error(`${name}: ${errors[0].message}`);
  const found = [];
  const add = ({ start }, sentence) =>
    found.push(`${name}:${source.slice(0, start).split('\n').length} ${sentence}`);
  const statements = ({ body }) => {
    for (const [index, statement] of (body ?? []).entries())
      if (isAct(body[index - 1]) && readsOnce(statement))
        add(
          statement,
          'compares what is read right after an act: wait for it (expect of a locator, expect.poll).',
        );
  };
  new Visitor({
    Literal(node) {
      if (node.value === 'networkidle') add(node, 'waits for a quiet line: wait for what a person sees.');
    },
    CallExpression(node) {
      const { callee, arguments: given } = node;
      const called = callee.property?.name ?? callee.name;
      if (called === 'waitForTimeout') add(node, 'sleeps: wait for what a person sees.');
      if (called === 'boundingBox' && !boxes.test(name))
        add(node, 'reads where something is on its way: boxOf waits until it lies still.');
      if (called === 'toPass' && !source.slice(callee.start, callee.end).includes('expect(', 7))
        add(node, 'repeats without an expectation inside.');
      if (called === 'setTimeout' && callee.object?.name === 'test' && given[0]?.type === 'Literal')
        add(node, 'has a limit of its own: scripts/limits.ts.');
    },
    BlockStatement: statements,
    Program: statements,
  }).visit(program);
  return found;
}

/** The call that a statement waits for. */
function awaited(statement) {
  const { expression } = statement ?? {};
  return statement?.type === 'ExpressionStatement' && expression.type === 'AwaitExpression'
    ? expression.argument
    : undefined;
}

function isAct(statement) {
  const call = awaited(statement);
  return call?.type === 'CallExpression' && acts.has(call.callee.property?.name);
}

/** Whether it is `expect(await …).…`, which looks a single time. */
function readsOnce(statement) {
  let at = statement?.type === 'ExpressionStatement' ? statement.expression : undefined;
  while (at?.type === 'CallExpression' || at?.type === 'MemberExpression') {
    if (at.callee?.name === 'expect') {
      const [read] = at.arguments;
      return read?.type === 'AwaitExpression' && !patient.has(read.argument.callee?.name);
    }
    at = at.callee ?? at.object;
  }
  return false;
}
