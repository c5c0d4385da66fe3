import { homedir } from 'node:os';
import { resolve } from 'node:path';
import { backupFailpoints, type Failpoint, failpoints } from '@kantele/api/server';
import { z } from 'zod';
import { siteBase } from './base-url.ts';
import { clamdAddress } from './outbound/clamd.ts';
import type { S3Config } from './storage/s3-client.ts';

const flag = z.enum(['true', 'false']).transform((text) => text === 'true');
const empty = (text: unknown) => (text === '' ? undefined : text);
const optional = <Schema extends z.ZodType>(schema: Schema) => z.preprocess(empty, schema.optional());
const withDefault = <Schema extends z.ZodType>(schema: Schema, value: z.input<Schema>) =>
  z.preprocess((text) => (text === '' || text === undefined ? value : text), schema);
const commaList = z.string().transform((text) =>
  text
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean),
);

/** Every variable the server reads; `.env.example` explains them. */
const schema = z.object({
  NODE_ENV: withDefault(z.enum(['production', 'development', 'test']), 'production'),
  PORT: withDefault(z.coerce.number().int().min(0).max(65_535), '3000'),
  HOST: withDefault(z.string(), 'localhost'),
  /** Where the site is reached: an origin, or a path of one. A slash at its end is dropped. */
  BASE_URL: optional(
    z
      .url({ protocol: /^https?$/, error: 'This must be an address like https://music.example.com.' })
      .transform(siteBase),
  ),
  DATA_DIR: withDefault(z.string(), '.data'),
  /** Where backups are written unless the command says another folder. */
  BACKUP_DIR: optional(z.string()),
  DATABASE_URL: optional(z.url({ protocol: /^postgres(ql)?$/ })),
  NAMED_STATEMENTS: withDefault(flag, 'true'),
  SECRET_KEY: optional(z.string().min(32, 'SECRET_KEY needs at least 32 characters.')),
  ADMIN_EMAIL: withDefault(z.email(), 'admin@example.com'),
  ADMIN_PASSWORD: optional(z.string().min(8, 'ADMIN_PASSWORD needs at least 8 characters.')),
  SEED: withDefault(z.enum(['demo', 'none']), 'demo'),
  WORKER: withDefault(flag, 'true'),
  WORKER_CONCURRENCY: withDefault(z.coerce.number().int().min(1).max(32), '2'),
  /** Mails are kept in a folder until an SMTP server is set up; on in development. */
  MAIL_INBOX: optional(flag),
  /** All of these or none: a bucket for files instead of the disk. */
  S3_ENDPOINT: optional(z.url({ protocol: /^https?$/ })),
  S3_REGION: withDefault(z.string().regex(/^[\w-]{1,64}$/), 'us-east-1'),
  S3_BUCKET: optional(
    z.string().regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/, 'S3_BUCKET is not the name of a bucket.'),
  ),
  S3_ACCESS_KEY_ID: optional(z.string()),
  S3_SECRET_ACCESS_KEY: optional(z.string()),
  /** Whether browsers send large files to the bucket themselves, and where they reach its service. */
  S3_BROWSER_UPLOADS: withDefault(flag, 'true'),
  S3_PUBLIC_ENDPOINT: optional(z.url({ protocol: /^https?$/ })),
  /** Another address of Stripe's interface: a stand-in for tests. */
  STRIPE_API: optional(z.url({ protocol: /^https?$/ })),
  /** Another push service, which may lie in the own network: a stand-in for tests. */
  PUSH_SERVICE: optional(z.url({ protocol: /^https?$/ })),
  /** A stand-in for Stripe runs beside the server, so that plans can be tried without an account. */
  DEMO_BILLING: withDefault(flag, 'false'),
  FFMPEG_PATH: optional(z.string()),
  /** Socket of this machine, or `host:port`, of ClamAV's daemon: uploads are looked at before they are seen. */
  CLAMD_ADDRESS: optional(
    z.string().transform((text, check) => {
      const address = clamdAddress(text);
      if (address) return address;
      check.addIssue('CLAMD_ADDRESS must be a path or host:port.');
      return z.NEVER;
    }),
  ),
  /** Folders below which an admin may choose libraries. */
  LIBRARY_ROOTS: withDefault(commaList, [homedir(), '/media', '/mnt', '/srv', '/music', '/data'].join(',')),
  /** How long answers under way, such as streams, may take to finish at a stop. */
  DRAIN_SECONDS: withDefault(z.coerce.number().int().min(0).max(30), '10'),
  /** How long a stop goes on answering while readiness is off, for a load balancer to notice. */
  STOP_DELAY_SECONDS: withDefault(z.coerce.number().int().min(0).max(30), '0'),
  /** How long a guests' page is shown without being made anew, where no notice of a change comes. */
  PAGE_SECONDS: withDefault(z.coerce.number().int().min(0).max(86_400), '10'),
  TRUST_PROXY: withDefault(commaList, ''),
  ACCEL_REDIRECT: optional(z.string().regex(/^\/[\w/-]*\/$/, 'ACCEL_REDIRECT must look like /internal/.')),
  METRICS_TOKEN: optional(z.string().min(16, 'METRICS_TOKEN needs at least 16 characters.')),
  /** A point of core/failpoints.ts where this process ends itself, and how often it is reached until then. */
  FAILPOINT: optional(z.string().transform(failpointOf)),
  LOG_LEVEL: withDefault(z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']), 'info'),
});

export type Env = Omit<z.output<typeof schema>, `S3_${string}`> & {
  baseUrl: string;
  mailInbox: boolean;
  /** The bucket files are kept in; null for the disk. */
  s3: S3Config | null;
};

/**
 * Reads the environment once.
 * @throws Error with one line per wrong variable; values are not repeated
 */
export function readEnv(source: NodeJS.ProcessEnv = process.env): Env {
  const parsed = schema.safeParse(source);
  if (!parsed.success) {
    const lines = parsed.error.issues.map((issue) => `  ${issue.path.join('.')}: ${issue.message}`);
    throw new Error(`The environment has mistakes:\n${lines.join('\n')}`);
  }
  const { S3_ENDPOINT, S3_REGION, S3_BUCKET, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY, ...rest } = parsed.data;
  const { S3_BROWSER_UPLOADS, S3_PUBLIC_ENDPOINT, ...env } = rest;
  const bucket = bucketOf({ S3_ENDPOINT, S3_REGION, S3_BUCKET, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY });
  const publicEndpoint = S3_BROWSER_UPLOADS ? (S3_PUBLIC_ENDPOINT ?? S3_ENDPOINT ?? null) : null;
  const s3 = bucket && { ...bucket, publicEndpoint };
  if (env.FAILPOINT !== undefined && env.NODE_ENV !== 'test')
    throw new Error('The environment has mistakes:\n  FAILPOINT: only for tests, which say NODE_ENV=test.');
  const baseUrl = env.BASE_URL ?? `http://localhost:${env.PORT}`;
  const mailInbox = env.MAIL_INBOX ?? env.NODE_ENV === 'development';
  return { ...env, DATA_DIR: resolve(env.DATA_DIR), baseUrl, mailInbox, s3 };
}

function failpointOf(text: string, check: z.RefinementCtx): { point: Failpoint; times: number } {
  const [name, times = ''] = text.split(':');
  const point = [...failpoints, ...backupFailpoints].find((known) => known === name);
  if (point && /^[1-9]\d*$/.test(times)) return { point, times: Number(times) };
  check.addIssue('There is no such point.');
  return z.NEVER;
}

/** @throws Error when some of what a bucket needs is set and some is not */
function bucketOf(
  env: Pick<
    z.output<typeof schema>,
    'S3_ENDPOINT' | 'S3_REGION' | 'S3_BUCKET' | 'S3_ACCESS_KEY_ID' | 'S3_SECRET_ACCESS_KEY'
  >,
): S3Config | null {
  const { S3_ENDPOINT, S3_REGION, S3_BUCKET, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY } = env;
  const needed = { S3_ENDPOINT, S3_BUCKET, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY };
  const missing = Object.entries(needed).flatMap(([name, value]) => (value === undefined ? [name] : []));
  if (missing.length === Object.keys(needed).length) return null;
  if (!S3_ENDPOINT || !S3_BUCKET || !S3_ACCESS_KEY_ID || !S3_SECRET_ACCESS_KEY) {
    const lines = missing.map(
      (name) => `  ${name}: needed for a file store on S3, as others of its variables are set.`,
    );
    throw new Error(`The environment has mistakes:\n${lines.join('\n')}`);
  }
  const keys = { accessKeyId: S3_ACCESS_KEY_ID, secretAccessKey: S3_SECRET_ACCESS_KEY };
  return { endpoint: S3_ENDPOINT, region: S3_REGION, bucket: S3_BUCKET, ...keys };
}

/** What programs of this machine are looked for in, and where the person at the terminal stands. */
export const machine = {
  searchPath: process.env.PATH ?? '',
  callerDir: process.env.INIT_CWD ?? process.cwd(),
};
