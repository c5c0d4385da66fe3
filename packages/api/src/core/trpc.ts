import { initTRPC, TRPCError } from '@trpc/server';
import { ZodError } from 'zod';
import { type Access, assertAccess, type Rule } from './actor.ts';
import type { Context } from './context.ts';
import {
  AppError,
  type ErrorCode,
  errorTable,
  type FieldErrors,
  type FieldSentences,
  fieldTexts,
  type ReachedLimit,
  type Sentence,
} from './errors.ts';
import { fieldsOf } from './issues.ts';
import { parsingAtOnce } from './parse-at-once.ts';
import { type PermissionName, permissionTable } from './permissions.ts';
import { english, type Translate } from './translate.ts';

type Meta = Pick<Rule, 'access' | 'inPerson' | 'unverified' | 'slow'>;

const t = initTRPC
  .context<Context>()
  .meta<Meta>()
  .create({
    isDev: false,
    defaultMeta: { access: 'admin' },
    errorFormatter({ shape, error, ctx }) {
      const described = describeError(error, ctx?.translate);
      return {
        ...shape,
        message: described.message,
        data: {
          ...shape.data,
          appCode: described.code,
          appStatus: described.status,
          fields: described.fields,
          limit: described.limit,
          requestId: ctx?.requestId,
        },
      };
    },
  });

export const router = t.router;
export const createCallerFactory = t.createCallerFactory;

/** What operations throw becomes the tRPC error of the same row of the error table; what has no row is internal. */
const translate = t.middleware(async ({ next }) => {
  const result = await next();
  if (!result.ok && result.error.code === 'INTERNAL_SERVER_ERROR') {
    const { cause, message } = result.error;
    throw new TRPCError({ code: errorTable[describeError(cause).code].trpc, message, cause });
  }
  return result;
});

const base = parsingAtOnce(t.procedure.use(translate));

function withAccess(access: Access, options: Omit<Meta, 'access'> = {}) {
  const meta: Meta = { access, ...options };
  return base.meta(meta).use(async ({ ctx, next, type }) => {
    assertAccess(ctx.actor, { ...meta, changes: type === 'mutation' });
    return next();
  });
}

/** For everybody, also without any permission. */
export const open = withAccess('open');

/** Like `open`, and also before the email address is confirmed: what leads through that gate. */
export const openUnverified = withAccess('open', { unverified: true });

/** For signed-in users whatever they may do. */
export const signedIn = withAccess('signed-in');

/** Like `signedIn`, for what may read whole files. */
export const signedInSlow = withAccess('signed-in', { slow: true });

/** For users signed in on the site; never for personal access tokens. */
export const inPerson = withAccess('signed-in', { inPerson: true });

/** Like `inPerson`, and also before the email address is confirmed. */
export const inPersonUnverified = withAccess('signed-in', { inPerson: true, unverified: true });

/**
 * For those who hold the permission: guests through the guest role, users through their roles. In person also where
 * the permission is one that no token carries.
 */
export const permitted = (permission: PermissionName, options: { inPerson?: boolean; slow?: boolean } = {}) =>
  withAccess(permission, {
    ...('inPerson' in permissionTable[permission] ? { inPerson: true } : {}),
    ...options,
  });

export interface DescribedError {
  code: ErrorCode;
  status: number;
  message: string;
  fields?: FieldErrors;
  /** Seconds */
  retryAfter?: number;
  limit?: ReachedLimit;
  report: boolean;
}

const codeOfTrpc: Partial<Record<TRPCError['code'], ErrorCode>> = {
  BAD_REQUEST: 'bad_request',
  PARSE_ERROR: 'bad_request',
  UNAUTHORIZED: 'unauthenticated',
  FORBIDDEN: 'forbidden',
  NOT_FOUND: 'not_found',
  METHOD_NOT_SUPPORTED: 'method_not_allowed',
  UNSUPPORTED_MEDIA_TYPE: 'unsupported_media',
  PAYLOAD_TOO_LARGE: 'too_large',
};

/** Anything thrown, as one row of the error table; messages of 5xx are never passed on. */
export function describeError(error: unknown, translate: Translate = english): DescribedError {
  const cause = error instanceof TRPCError && error.cause ? error.cause : error;
  if (cause instanceof AppError) {
    const { code, message, params, fields, retryAfterMs, limit } = cause;
    const said = described(translate, code, { text: message, params }, fields, retryAfterMs);
    return limit ? { ...said, limit } : said;
  }
  if (cause instanceof ZodError && error instanceof TRPCError && error.code === 'BAD_REQUEST') {
    return described(translate, 'invalid', undefined, fieldsOf(cause.issues));
  }
  if (isUnstorable(cause)) return described(translate, 'bad_request');
  if (isDeadlock(cause) || isForGone(cause)) return described(translate, 'conflict');
  if (isDiskFull(cause)) return described(translate, 'overloaded');
  if (isDatabaseUnavailable(cause)) return described(translate, 'overloaded');
  if (error instanceof TRPCError) return described(translate, codeOfTrpc[error.code] ?? 'internal');
  return described(translate, 'internal');
}

function described(
  translate: Translate,
  code: ErrorCode,
  sentence?: Sentence,
  fields?: FieldSentences,
  retryAfterMs?: number,
): DescribedError {
  const row = errorTable[code];
  const own = row.status >= 500 || !sentence ? { text: row.message } : sentence;
  return {
    code,
    status: row.status,
    message: translate(own.text, own.params),
    ...(fields ? { fields: fieldTexts(fields, translate) } : {}),
    ...(retryAfterMs === undefined ? {} : { retryAfter: Math.max(1, Math.ceil(retryAfterMs / 1_000)) }),
    report: row.report,
  };
}

/**
 * Text Postgres does not take, which no input means: with a NUL in it (SQLSTATE 22021, in JSON 22P05), or half a
 * character in JSON (22P02).
 */
function isUnstorable(error: unknown): boolean {
  if (!(error instanceof Error) || !('code' in error)) return false;
  const half = error.code === '22P02' && 'detail' in error && /surrogate/.test(String(error.detail));
  return half || error.code === '22021' || error.code === '22P05';
}

/** Two changes that waited for each other, of which this one was given up (SQLSTATE 40P01, 40001). */
function isDeadlock(error: unknown): boolean {
  return error instanceof Error && 'code' in error && (error.code === '40P01' || error.code === '40001');
}

/** Something for an account, a team, music or a playlist that was deleted meanwhile (SQLSTATE 23503). */
function isForGone(error: unknown): boolean {
  if (!(error instanceof Error) || !('code' in error) || !('constraint' in error)) return false;
  const gone = /_(user|owner|workspace|team|artist|album|track|playlist)_id_fkey$|^workspace_members_/;
  return error.code === '23503' && gone.test(String(error.constraint));
}

/** A disk without space: what was to be kept is not, everything else goes on. */
function isDiskFull(error: unknown): boolean {
  return (
    error instanceof Error && 'code' in error && ['ENOSPC', 'EDQUOT', 'EROFS'].includes(String(error.code))
  );
}

/**
 * Lost connections, shut-downs, cancelled statements (SQLSTATE classes 08, 53, 57), a lock that is held for too long
 * (55P03), and a pool that is full.
 */
function isDatabaseUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  if (/^(08|53|57|55P03)/.test(code) || code === 'ECONNREFUSED' || code === 'ECONNRESET') return true;
  return /timeout exceeded when trying to connect|Connection terminated|Query read timeout/.test(
    error.message,
  );
}
