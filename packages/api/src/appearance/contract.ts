import { z } from 'zod';
import { id, name, text } from '../core/contract.ts';

/** A theme as the site uses it: `colors` maps variable names of packages/ui to values. */
export const theme = z.object({
  id,
  name: z.string(),
  colors: z.record(z.string(), z.string()),
  is_dark: z.boolean(),
  default_light: z.boolean(),
  default_dark: z.boolean(),
});
export type Theme = z.infer<typeof theme>;

/** Settings that are part of the look of the site. */
export const lookKeys = [
  'branding',
  'site.description',
  'themes.user_change',
  'themes.default_id',
  'homepage',
  'menus',
] as const;
export type LookKey = (typeof lookKeys)[number];

/** A theme that is being changed; a negative id stands for one that is not published yet. */
export const lookTheme = theme.extend({
  id: z
    .int()
    .min(-1_000_000)
    .max(Number.MAX_SAFE_INTEGER)
    .refine((value) => value !== 0),
  name: name(60),
  colors: z.record(z.string().max(40), z.string().max(40)),
});

/** Everything an admin changes in the appearance editor; published as a whole. */
export const look = z.object({
  /** By key of `lookKeys`, each as the table of settings has it. */
  settings: z.partialRecord(z.enum(lookKeys), z.unknown()),
  themes: z.array(lookTheme).min(1).max(40),
});
export type Look = z.infer<typeof look>;
export type LookTheme = z.infer<typeof lookTheme>;

/** What hinders publishing (`critical`), or has to be agreed to (`warning`). */
export const lookCheck = z.object({
  level: z.enum(['critical', 'warning']),
  /** In the visitor's language. */
  text: z.string(),
  /** Part of the editor where it is mended. */
  section: z.enum(['branding', 'themes', 'menus', 'landing']),
  theme_id: z.int().nullable(),
});
export type LookCheck = z.infer<typeof lookCheck>;

const person = z.object({ id, display_name: z.string(), avatar: z.string().nullable() });
export const lookRevision = z.object({
  id,
  note: z.string(),
  /** Null for the state before the first publishing, and for users who are gone. */
  author: person.nullable(),
  created_at: z.string(),
});
export type LookRevision = z.infer<typeof lookRevision>;

export const lookEditor = z.object({
  /** Sent back with every change; a change made meanwhile raises it. */
  rev: z.int(),
  published: look,
  /** Null when nothing is being changed. */
  draft: look.nullable(),
  saved_at: z.string().nullable(),
  author: person.nullable(),
  checks: z.array(lookCheck),
  /** Newest first, at most 100. */
  revisions: z.array(lookRevision),
});
export type LookEditor = z.infer<typeof lookEditor>;

const rev = z.int().min(0);
export const saveDraft = z.strictObject({ rev, look });
export const draftSaved = z.object({ rev: z.int(), saved_at: z.string(), checks: z.array(lookCheck) });
export const publishLook = z.strictObject({
  rev,
  note: text(500).default(''),
  /** Themes whose text is hard to read are published only by express wish. */
  accept_warnings: z.boolean().default(false),
});
export const discardDraft = z.strictObject({ rev });
export const revisionInput = z.strictObject({ id });
export const restoreRevision = z.strictObject({ id, rev });
export const revisionResponse = z.object({ revision: lookRevision, look });

/** Marks messages of the appearance editor to the page it shows. A filter, no secret. */
export const editorSource = 'kantele-appearance-editor';
/** Marks what that page answers. */
export const previewSource = 'kantele-appearance-preview';

const fromEditor = { source: z.literal(editorSource) };
/** What the editor tells the page it shows; the page applies it and keeps nothing. */
export const editorMessage = z.discriminatedUnion('type', [
  /** Goes to a page of this site. */
  z.object({
    ...fromEditor,
    type: z.literal('navigate'),
    path: z
      .string()
      .regex(/^\/(?![/\\])/)
      .max(2_000),
  }),
  /** Replaces public settings and the list of themes. */
  z.object({
    ...fromEditor,
    type: z.literal('setValues'),
    settings: z.record(z.string().max(100), z.unknown()),
    themes: z.array(lookTheme).max(40),
  }),
  /** Sets one variable of the theme that is shown, e.g. `primary` to `43 63 212`. */
  z.object({
    ...fromEditor,
    type: z.literal('setThemeColor'),
    name: z.string().max(40),
    value: z.string().max(40),
  }),
  /** Shows a theme. */
  z.object({
    ...fromEditor,
    type: z.literal('setTheme'),
    colors: z.record(z.string().max(40), z.string().max(40)),
    is_dark: z.boolean(),
  }),
  /** Html goes into the body, css into the head; an empty value removes what is there. */
  z.object({
    ...fromEditor,
    type: z.literal('setCustomCode'),
    mode: z.enum(['html', 'css']),
    value: z.string().max(200_000),
  }),
]);
export type EditorMessage = z.infer<typeof editorMessage>;

const fromPreview = { source: z.literal(previewSource) };
/** What the page answers: it can take messages now, or it shows another path. */
export const previewMessage = z.discriminatedUnion('type', [
  z.object({ ...fromPreview, type: z.literal('ready'), path: z.string() }),
  z.object({ ...fromPreview, type: z.literal('navigated'), path: z.string() }),
]);
export type PreviewMessage = z.infer<typeof previewMessage>;
