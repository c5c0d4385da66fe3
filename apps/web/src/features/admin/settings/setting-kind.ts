/** How a setting is asked for, by the JSON Schema of its values. */
export type SettingKind =
  | { kind: 'switch' }
  | { kind: 'number'; min?: number; max?: number; whole: boolean }
  | { kind: 'text'; nullable: boolean; maxLength?: number; format?: 'email' | 'url' }
  | { kind: 'choice'; options: string[] }
  | { kind: 'choices'; options: string[] }
  /** Short texts, one a line. */
  | { kind: 'list' }
  /** Things of a few texts each. */
  | { kind: 'records'; fields: string[] }
  /** A few named texts, each of which may be missing. */
  | { kind: 'texts'; fields: string[] }
  | { kind: 'other' };

type Schema = Record<string, unknown>;

/** @param schema as `settings.list` sends it; a secret has none worth reading */
export function kindOf(schema: Schema): SettingKind {
  const { plain, nullable } = withoutNull(schema);
  const options = texts(plain.enum);
  if (options) return { kind: 'choice', options };
  if (plain.type === 'boolean') return { kind: 'switch' };
  if (plain.type === 'integer' || plain.type === 'number') {
    return { kind: 'number', ...bounds(plain), whole: plain.type === 'integer' };
  }
  if (plain.type === 'string') {
    return { kind: 'text', nullable, ...longest(plain), ...formatOf(plain) };
  }
  if (plain.type === 'array') return kindOfItems(schemaIn(plain.items));
  if (plain.type === 'object') {
    const fields = textFields(plain);
    if (fields) return { kind: 'texts', fields };
  }
  return { kind: 'other' };
}

function kindOfItems(items: Schema): SettingKind {
  const options = texts(items.enum);
  if (options) return { kind: 'choices', options };
  if (items.type === 'string') return { kind: 'list' };
  const fields = items.type === 'object' ? textFields(items) : null;
  return fields ? { kind: 'records', fields } : { kind: 'other' };
}

function withoutNull(schema: Schema): { plain: Schema; nullable: boolean } {
  const { anyOf, type } = schema;
  if (Array.isArray(anyOf)) {
    const rest = anyOf.map(schemaIn).filter((one) => one.type !== 'null');
    const [only] = rest;
    if (only && rest.length === 1) return { plain: only, nullable: rest.length < anyOf.length };
  }
  if (Array.isArray(type)) {
    const rest = type.filter((one) => one !== 'null');
    return { plain: { ...schema, type: rest[0] }, nullable: rest.length < type.length };
  }
  return { plain: schema, nullable: false };
}

function schemaIn(value: unknown): Schema {
  return typeof value === 'object' && value !== null ? (value as Schema) : {};
}

function texts(value: unknown): string[] | null {
  return Array.isArray(value) && value.every((one) => typeof one === 'string') ? value : null;
}

/** Names of the texts an object consists of; null when it has anything else in it. */
function textFields({ properties }: Schema): string[] | null {
  const fields = Object.entries(schemaIn(properties));
  const only = fields.length > 0 && fields.every(([, schema]) => schemaIn(schema).type === 'string');
  return only ? fields.map(([name]) => name) : null;
}

function bounds({ minimum, maximum }: Schema) {
  return {
    ...(typeof minimum === 'number' ? { min: minimum } : {}),
    // Zod writes the largest safe number where there is no bound.
    ...(typeof maximum === 'number' && maximum < Number.MAX_SAFE_INTEGER ? { max: maximum } : {}),
  };
}

function longest({ maxLength }: Schema) {
  return typeof maxLength === 'number' ? { maxLength } : {};
}

function formatOf({ format }: Schema) {
  if (format === 'email') return { format: 'email' as const };
  return format === 'uri' ? { format: 'url' as const } : {};
}
