import { z } from 'zod';
import type { CardId, SettingControl } from '../cards.ts';
import type { SettingGroup } from '../groups.ts';

/** Where and how the settings pages show a setting. */
export interface SettingPlace {
  /** Card on the page of its group; null: no page shows it. Settings of a card are shown in the order of the table. */
  card: string | null;
  /** Its name; a setting without one is called by its sentence. */
  label?: string;
  /** A control that the schema alone does not lead to. */
  control?: SettingControl;
  /** Names of the choices, or of the parts of a value. */
  words?: Readonly<Record<string, string>>;
}

type PlaceOf<Group extends SettingGroup> = SettingPlace & { card: CardId<Group> | null };

/** No page shows it: worked out from other settings, changed elsewhere, or read by no part of the product yet. */
export const hidden = { card: null };

/** One setting: what it may be, what it is at first, who gets to know it, and where admins find it. */
export interface SettingRow extends SettingPlace {
  schema: z.ZodType;
  default: unknown;
  description: string;
  group: SettingGroup;
  /** Public ones are part of bootstrap data; the others never leave the server. */
  public: boolean;
  /** Stored sealed and never sent back. */
  secret: boolean;
  /** Computed, or given by the environment: admins see it and do not change it. */
  fixed: boolean;
}

/** What is stored of a secret. */
export const sealedText = z.object({ sealed: z.string() }).nullable();
/** What an admin types to set one. */
export const plainSecret = z.string().min(1).max(4_000);

const shown = { public: true, secret: false, fixed: false } as const;
const kept = { public: false, secret: false, fixed: false } as const;
const fixed = { public: true, secret: false, fixed: true } as const;
const given = { public: false, secret: false, fixed: true } as const;
const secret = { public: false, secret: true, fixed: false } as const;

/** Builders of the rows of one group. */
export function settingsOf<Group extends SettingGroup>(group: Group) {
  function builder<Flags extends Pick<SettingRow, 'public' | 'secret' | 'fixed'>>(flags: Flags) {
    return <Schema extends z.ZodType>(
      schema: Schema,
      value: z.output<Schema>,
      description: string,
      place: PlaceOf<Group>,
    ) => ({ schema, default: value, description, group, ...flags, ...place });
  }
  const secretRow = builder(secret);
  return {
    /** Everybody may read it. */
    shown: builder(shown),
    /** For the server only. */
    kept: builder(kept),
    /** Everybody may read it; it cannot be set. */
    fixed: builder(fixed),
    /** For the server only, given by its environment. */
    given: builder(given),
    secret: (description: string, place: PlaceOf<Group>) => secretRow(sealedText, null, description, place),
  };
}

/** Text an admin types; empty means there is none. */
export const optionalText = (max: number) =>
  z
    .string()
    .trim()
    .max(max)
    .transform((text) => (text === '' ? null : text))
    .nullable();
