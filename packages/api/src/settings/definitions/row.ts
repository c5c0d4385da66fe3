import { z } from 'zod';
import type { settingGroups } from '../groups.ts';

export type SettingGroup = (typeof settingGroups)[number];

/** One setting: what it may be, what it is at first, and who gets to know it. */
export interface SettingRow {
  schema: z.ZodType;
  default: unknown;
  description: string;
  group: SettingGroup;
  /** Public ones are part of bootstrap data; the others never leave the server. */
  public: boolean;
  /** Stored sealed; nobody reads it back. */
  secret: boolean;
  /** Computed, or given by the environment: admins see it and do not change it. */
  fixed: boolean;
}

/** What is stored of a secret. */
export const sealedText = z.object({ sealed: z.string() }).nullable();
/** What an admin types to set one. */
export const plainSecret = z.string().min(1).max(4_000);

/** Builders of the rows of one group. */
export function settingsOf(group: SettingGroup) {
  return {
    /** Everybody may read it. */
    shown<Schema extends z.ZodType>(schema: Schema, value: z.output<Schema>, description: string) {
      return row(group, schema, value, description, { public: true, secret: false, fixed: false });
    },
    /** For the server only. */
    kept<Schema extends z.ZodType>(schema: Schema, value: z.output<Schema>, description: string) {
      return row(group, schema, value, description, { public: false, secret: false, fixed: false });
    },
    /** Everybody may read it, nobody may set it. */
    fixed<Schema extends z.ZodType>(schema: Schema, value: z.output<Schema>, description: string) {
      return row(group, schema, value, description, { public: true, secret: false, fixed: true });
    },
    secret(description: string) {
      return row(group, sealedText, null, description, { public: false, secret: true, fixed: false });
    },
  };
}

function row<Schema extends z.ZodType, Flags extends Pick<SettingRow, 'public' | 'secret' | 'fixed'>>(
  group: SettingGroup,
  schema: Schema,
  value: z.output<Schema>,
  description: string,
  flags: Flags,
) {
  return { schema, default: value, description, group, ...flags };
}

/** Text an admin types; empty means there is none. */
export const optionalText = (max: number) =>
  z
    .string()
    .trim()
    .max(max)
    .transform((text) => (text === '' ? null : text))
    .nullable();
