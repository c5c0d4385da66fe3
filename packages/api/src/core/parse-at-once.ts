interface Parser {
  parse(value: unknown): unknown;
}

const takesSchema = new Set<PropertyKey>(['input', 'output']);

/**
 * A procedure builder whose schemas parse without a promise. tRPC prefers `parseAsync`, for which zod 4 leaves its
 * compiled path and takes four times as long; no schema here waits for anything.
 */
export function parsingAtOnce<Builder extends object>(builder: Builder): Builder {
  return new Proxy(builder, {
    get(target, key) {
      const member: unknown = Reflect.get(target, key);
      if (typeof member !== 'function') return member;
      return (...given: unknown[]) => {
        if (takesSchema.has(key)) given = given.map((schema) => withoutPromise(schema as Parser));
        const made: unknown = Reflect.apply(member, target, given);
        // Procedures are functions, and the end of building.
        return typeof made === 'object' && made !== null ? parsingAtOnce(made) : made;
      };
    },
  });
}

function withoutPromise(schema: Parser): Parser {
  if (Object.hasOwn(schema, 'parseAsync')) return schema;
  return Object.defineProperty(schema, 'parseAsync', { value: (value: unknown) => schema.parse(value) });
}
