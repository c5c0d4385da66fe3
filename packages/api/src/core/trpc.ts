import { initTRPC, TRPCError } from '@trpc/server';
import { ZodError } from 'zod';
import { type Access, assertAccess } from './actor.ts';
import type { Context } from './context.ts';
import { AppError, type ErrorCode, errorTable, type FieldErrors, fieldsOf } from './errors.ts';
import type { PermissionName } from './permissions.ts';

interface Meta {
  access: Access;
}

const t = initTRPC
  .context<Context>()
  .meta<Meta>()
  .create({
    isDev: false,
    defaultMeta: { access: 'admin' },
    errorFormatter({ shape, error, ctx }) {
      const described = describeError(error);
      return {
        ...shape,
        message: described.message,
        data: { ...shape.data, appCode: described.code, fields: described.fields, requestId: ctx?.requestId },
      };
    },
  });

export const router = t.router;
export const createCallerFactory = t.createCallerFactory;

/** AppError thrown by operations becomes the tRPC error of the same row; everything else is internal. */
const translate = t.middleware(async ({ next }) => {
  const result = await next();
  if (!result.ok && result.error.cause instanceof AppError) {
    const { cause } = result.error;
    throw new TRPCError({ code: errorTable[cause.code].trpc, message: cause.message, cause });
  }
  return result;
});

const base = t.procedure.use(translate);

function withAccess(access: Access) {
  return base.meta({ access }).use(async ({ ctx, next }) => {
    assertAccess(ctx.actor, access);
    return next();
  });
}

/** For everybody, also without any permission. */
export const open = withAccess('open');

/** For signed-in users whatever they may do. */
export const signedIn = withAccess('signed-in');

/** For those who hold the permission: guests through the guest role, users through their roles. */
export const permitted = (permission: PermissionName) => withAccess(permission);

export interface DescribedError {
  code: ErrorCode;
  status: number;
  message: string;
  fields?: FieldErrors;
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
export function describeError(error: unknown): DescribedError {
  const cause = error instanceof TRPCError && error.cause ? error.cause : error;
  if (cause instanceof AppError) return described(cause.code, cause.message, cause.fields);
  if (cause instanceof ZodError && error instanceof TRPCError && error.code === 'BAD_REQUEST') {
    return described('invalid', undefined, fieldsOf(cause.issues));
  }
  if (isDatabaseUnavailable(cause)) return described('overloaded');
  if (error instanceof TRPCError) return described(codeOfTrpc[error.code] ?? 'internal');
  return described('internal');
}

function described(code: ErrorCode, message?: string, fields?: FieldErrors): DescribedError {
  const row = errorTable[code];
  return {
    code,
    status: row.status,
    message: row.status >= 500 ? row.message : (message ?? row.message),
    ...(fields ? { fields } : {}),
    report: row.report,
  };
}

/** Lost connections, shut-downs, cancelled statements (SQLSTATE classes 08, 53, 57) and a pool that is full. */
function isDatabaseUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  if (/^(08|53|57)/.test(code) || code === 'ECONNREFUSED' || code === 'ECONNRESET') return true;
  return /timeout exceeded when trying to connect|Connection terminated/.test(error.message);
}
