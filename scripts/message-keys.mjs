import { parseSync, Visitor } from 'oxc-parser';

/* The texts of one source file that people can read. */

/** Functions whose first argument is a text: t('…'), around.t('…'), ctx.translate('…'), line('…'). */
const translating = new Set(['t', 'translate', 'line']);
/** Refusals, and checks of schemas: the second argument is a sentence. */
const refusing = new Set(['invalid', 'AppError']);
const checks = new Set(['min', 'max', 'length', 'gt', 'gte', 'lt', 'lte', 'regex', 'refine', 'multipleOf']);
/** Fields that hold texts, by the files they stand in; those of the server's answers only when they are sentences. */
const textFields = [
  [/core\/permissions\.ts$/, ['description']],
  [/settings\/definitions(\/|\.ts$)/, ['headerTitle', 'headerSubtitle', 'inputText']],
  [/migrations\/0021-channels\.ts$/, ['name']],
];
const sentenceFields = new Set(['message', 'error']);

/** All texts of one file. @throws Error when it is no TypeScript */
export function messageKeysOf(name, source) {
  const { program, errors } = parseSync(name, source, { preserveParens: false });
  if (errors.length > 0) throw new Error(`${name}: ${errors[0].message}`);
  const found = [];
  const isServer = /^(packages\/api|apps\/server\/src\/http)\//.test(name);
  const fields = new Set(textFields.flatMap(([file, names]) => (file.test(name) ? names : [])));
  const addSentences = (node) => {
    // A message is a text for people when it has more than one word.
    if (isServer) found.push(...textsOf(node).filter((text) => /\s/.test(text)));
  };
  const visitor = new Visitor({
    CallExpression({ callee, arguments: [first, second, third] }) {
      const called = nameOf(callee);
      const made = callee.type === 'CallExpression' ? nameOf(callee.callee) : null;
      if (translating.has(called) || made === 'translator') found.push(...textsOf(first));
      if (called === 'row' && /core\/errors\.ts$/.test(name)) found.push(...textsOf(third));
      if (refusing.has(called) || (callee.type === 'MemberExpression' && checks.has(called)))
        addSentences(second);
    },
    NewExpression({ callee, arguments: [, second] }) {
      if (refusing.has(nameOf(callee))) addSentences(second);
    },
    Property({ key, value }) {
      const field = key.name ?? key.value;
      if (fields.has(field)) found.push(...textsOf(value));
      if (sentenceFields.has(field)) addSentences(value);
    },
    JSXOpeningElement({ name: tag, attributes }) {
      if (tag.name !== 'T') return;
      const text = attributes.find((attribute) => attribute.name?.name === 'text');
      found.push(...textsOf(text?.value?.expression ?? text?.value));
    },
  });
  visitor.visit(program);
  return found.filter((text) => text.trim() !== '');
}

/** The last name of what is called: `t` of `around.t`. */
function nameOf(callee) {
  return callee.type === 'MemberExpression' ? callee.property.name : callee.name;
}

/** The text an expression is, or the two it chooses from; none for everything else. */
function textsOf(node) {
  if (node?.type === 'Literal' && typeof node.value === 'string') return [node.value];
  if (node?.type === 'TemplateLiteral' && node.expressions.length === 0) return [node.quasis[0].value.cooked];
  if (node?.type === 'ConditionalExpression')
    return [...textsOf(node.consequent), ...textsOf(node.alternate)];
  return [];
}
