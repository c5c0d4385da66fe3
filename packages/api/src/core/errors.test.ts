import { TRPCError } from '@trpc/server';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { AppError, errorTable, invalid, notFound } from './errors.ts';
import { describeError } from './trpc.ts';

function zodIssue(schema: z.ZodType, value: unknown): TRPCError {
  const { error } = schema.safeParse(value);
  return new TRPCError({ code: 'BAD_REQUEST', cause: error });
}

describe('an error on its way out', () => {
  it('is a row of the table, with the sentence of whoever threw it', () => {
    expect(describeError(notFound())).toEqual({
      code: 'not_found',
      status: 404,
      message: 'There is nothing here.',
      report: false,
    });
    expect(describeError(new AppError('conflict', 'Too late.'))).toMatchObject({
      status: 409,
      message: 'Too late.',
    });
    expect(describeError(invalid('email', 'Unknown.'))).toMatchObject({
      status: 422,
      fields: { email: ['Unknown.'] },
    });
  });

  it('never shows what went wrong inside', () => {
    const secret = 'relation "users" at /srv/app.ts';
    const sentence = 'There was an issue. Please try again later.';
    const inside = [
      new Error(secret),
      new AppError('internal', secret),
      new AppError('overloaded', secret),
      new TRPCError({ code: 'INTERNAL_SERVER_ERROR', message: secret }),
      new TRPCError({ code: 'INTERNAL_SERVER_ERROR', cause: new Error(secret) }),
      new TRPCError({ code: 'TIMEOUT', message: secret }),
      z.string().safeParse(1).error,
      { message: secret },
      secret,
      null,
      undefined,
    ];
    for (const error of inside) {
      const described = describeError(error);
      expect(described).toMatchObject({ message: sentence, report: true });
      expect(described.status).toBeGreaterThanOrEqual(500);
      expect(JSON.stringify(described)).not.toContain('users');
    }
  });

  it('of a wrong output is ours, of a wrong input the caller’s', () => {
    const cause = z.object({ id: z.int() }).safeParse({}).error;
    expect(describeError(new TRPCError({ code: 'INTERNAL_SERVER_ERROR', cause })).code).toBe('internal');
    expect(describeError(new TRPCError({ code: 'BAD_REQUEST', cause })).code).toBe('invalid');
    expect(describeError(new TRPCError({ code: 'BAD_REQUEST' })).code).toBe('bad_request');
  });

  it('names fields by dotted paths, with all their sentences', () => {
    const schema = z.strictObject({
      lines: z.array(z.object({ start_ms: z.int() })),
      name: z.string().min(3).regex(/^a/),
    });
    const { fields } = describeError(
      zodIssue(schema, { lines: [{ start_ms: 1 }, { start_ms: 'x' }], name: 'b' }),
    );
    expect(Object.keys(fields ?? {}).sort()).toEqual(['lines.1.start_ms', 'name']);
    expect(fields?.name).toHaveLength(2);
    expect(Object.keys(describeError(zodIssue(schema, 'text')).fields ?? {})).toEqual(['input']);
    const proto = describeError(
      zodIssue(z.record(z.string(), z.int()), JSON.parse('{"__proto__":"x","a":"x"}')),
    );
    expect(proto.status).toBe(422);
  });

  it('of a database that is away asks to come back later', () => {
    for (const code of ['08006', '57P01', '57014', '53300', 'ECONNREFUSED', 'ECONNRESET']) {
      const error = Object.assign(new Error('x'), { code });
      expect(describeError(error), code).toMatchObject({ code: 'overloaded', status: 503 });
      const wrapped = new TRPCError({ code: 'INTERNAL_SERVER_ERROR', cause: error });
      expect(describeError(wrapped), code).toMatchObject({ code: 'overloaded' });
    }
    expect(describeError(Object.assign(new Error('x'), { code: '23505' })).code).toBe('internal');
  });

  it('of a disk without space is for later, and of two changes in each other’s way a conflict', () => {
    for (const [code, expected] of [
      ['ENOSPC', 503],
      ['EDQUOT', 503],
      ['EROFS', 503],
      ['40P01', 409],
      ['40001', 409],
    ] as const) {
      const error = Object.assign(new Error('x'), { code });
      const wrapped = new TRPCError({ code: 'INTERNAL_SERVER_ERROR', cause: error });
      expect([describeError(error).status, describeError(wrapped).status], code).toEqual([
        expected,
        expected,
      ]);
    }
  });

  it('of text that cannot be stored is about the request, not about the server', () => {
    for (const more of [
      { code: '22021' },
      { code: '22P05' },
      { code: '22P02', detail: 'Unicode low surrogate …' },
    ]) {
      const error = Object.assign(new Error('x'), more);
      expect(describeError(error), more.code).toMatchObject({
        code: 'bad_request',
        status: 400,
        report: false,
      });
    }
    expect(describeError(Object.assign(new Error('x'), { code: '22P02' })).code).toBe('internal');
  });

  it('has a status of its own kind in every row', () => {
    for (const [code, row] of Object.entries(errorTable)) {
      expect(row.status, code).toBeGreaterThanOrEqual(400);
      expect(row.report, code).toBe(row.status >= 500);
      expect(row.message, code).toMatch(/\.$/);
    }
  });
});
