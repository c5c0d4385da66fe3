import { parseSync, Visitor } from 'oxc-parser';

/** Calls that refuse by throwing. */
const refusals = new Set(['notFound', 'invalid', 'refused', 'AppError']);
/** Checks that stand as statements of their own. */
const checks = /^(assert|limit|keep|refuse|require)[A-Z]/;
/** Columns by which a query keeps to what is somebody's own, or still valid. */
const ownColumns =
  /^(\w+\.)?(user_id|owner_id|workspace_id|expires_at|token_hash|id_hash|visibility|suspended_at)$/;
/** Files that decide which messages of other windows are heard, by what they answer. */
const gates = /\/(is-from-editor|appearance-messages)\.ts$/;
/** How a procedure says who may call it. */
const builders = new Set(['permitted', 'signedIn', 'inPerson']);

/**
 * The guards of one file, in order: `{ line, kind, text }` and `edits`, which make each of them ask `__on(id)` first and
 * tell when it refuses. Ids count from `firstId`.
 */
export function guardsOf(name, source, firstId) {
  const { program, errors } = parseSync(name, source, { preserveParens: false });
  if (errors.length > 0) throw new Error(`${name}: ${errors[0].message}`);
  const found = [];
  const edits = [];
  const textOf = ({ start, end }) => source.slice(start, end);
  const add = (node, kind, edit) => {
    const id = firstId + found.length;
    const line = source.slice(0, node.start).split('\n').length;
    found.push({ id, line, kind, text: textOf(node).replace(/\s+/g, ' ').slice(0, 90) });
    edits.push(...edit(id));
  };
  const around = ({ start, end }, before, after) => [
    { at: start, text: before },
    { at: end, text: after, closes: true },
  ];
  const isGate = gates.test(name);
  const isPolicy = isGate || /\/policy\.ts$/.test(name);
  const isRouter = /\/router\.ts$/.test(name);
  let decides = 0;
  const visitor = new Visitor({
    IfStatement(node) {
      if (isGate && !node.alternate && isRefusal(node.consequent))
        add(node, 'gate', (id) => around(node.test, `__on(${id}) && __refuses(${id}, (`, '))'));
      const thrown = thrownBy(node.consequent);
      if (node.alternate || !thrown || !refusals.has(calledBy(thrown))) return;
      add(node, 'refusal', (id) => around(node.test, `__on(${id}) && __refuses(${id}, (`, '))'));
    },
    ExpressionStatement(node) {
      const call = node.expression.type === 'AwaitExpression' ? node.expression.argument : node.expression;
      if (call.type !== 'CallExpression' || !checks.test(calledBy(call) ?? '')) return;
      // In braces: an `else` that follows belongs to the statement before.
      add(node, 'check', (id) =>
        around(
          node,
          `{ if (__on(${id})) try { `,
          ` } catch (error) { __refuses(${id}, true); throw error; } }`,
        ),
      );
    },
    FunctionDeclaration(node) {
      if (isPolicy && /^(can|is|holds)/.test(node.id.name)) decides += 1;
    },
    'FunctionDeclaration:exit'(node) {
      if (isPolicy && /^(can|is|holds)/.test(node.id.name)) decides -= 1;
    },
    ReturnStatement(node) {
      if (isGate && node.argument?.type === 'ConditionalExpression')
        add(node, 'gate', (id) => around(node.argument.test, `!__on(${id}) || __allows(${id}, (`, '))'));
      if (decides === 0 || !node.argument || node.argument.type === 'Literal') return;
      add(node, 'policy', (id) => around(node.argument, `!__on(${id}) || __allows(${id}, (`, '))'));
    },
    CallExpression(node) {
      const { callee, arguments: given } = node;
      const isWhere = callee.type === 'MemberExpression' && callee.property.name === 'where';
      // `expires_at <` looks for what may be thrown away.
      if (isWhere && ownColumns.test(String(given[0]?.value)) && given[1]?.value !== '<') {
        add({ start: callee.property.start, end: node.end }, 'query', (id) => [
          { at: node.start, text: `__without(${id}, ` },
          { at: callee.object.end, text: `, (q) => q`, closes: true },
          { at: node.end, text: ')', closes: true },
        ]);
      }
      if (isRouter && callee.type === 'Identifier' && callee.name === 'permitted')
        add(node, 'access', (id) => around(node, `(__on(${id}) ? `, ` : __open)`));
    },
    MemberExpression(node) {
      const { object } = node;
      if (
        isRouter &&
        object.type === 'Identifier' &&
        builders.has(object.name) &&
        object.name !== 'permitted'
      )
        add(object, 'access', (id) => around(object, `(__on(${id}) ? `, ` : __open)`));
    },
  });
  visitor.visit(program);
  return { guards: found, edits };
}

/** The source with its edits, and what they call. */
export function withEdits(source, edits) {
  let text = '';
  let done = 0;
  for (const position of [...new Set(edits.map(({ at }) => at))].sort((a, b) => a - b)) {
    const here = edits.filter(({ at }) => at === position);
    // Outer ones were found first: they open before, and close after, what is inside.
    const pieces = [
      ...here.filter(({ closes }) => closes).reverse(),
      ...here.filter(({ closes }) => !closes),
    ];
    text += source.slice(done, position) + pieces.map((piece) => piece.text).join('');
    done = position;
  }
  text += source.slice(done);
  const uses = text.includes('__open') ? "import { open as __open } from '../../core/trpc.ts';\n" : '';
  return `${uses}${text}
function __on(id) { return globalThis.__guardOn?.(id) ?? true; }
function __refuses(id, yes) { if (yes) globalThis.__guardRefuses?.(id); return yes; }
function __allows(id, yes) { if (!yes) globalThis.__guardRefuses?.(id); return yes; }
function __without(id, query, where) { return __on(id) ? where(query) : query; }
`;
}

/** Whether all it does is to answer no. */
function isRefusal(node) {
  return node.type === 'ReturnStatement' && node.argument?.type === 'Literal' && !node.argument.value;
}

function thrownBy(node) {
  const statement = node.type === 'BlockStatement' && node.body.length === 1 ? node.body[0] : node;
  return statement.type === 'ThrowStatement' ? statement.argument : null;
}

function calledBy({ callee }) {
  return callee?.name ?? callee?.property?.name;
}
