import { z } from 'zod';
import { id, name, text } from '../../core/contract.ts';
import { theme } from '../../platform/site-state/contract.ts';

/** Settings that are part of the look of the site. */
export const lookKeys = [
  'branding',
  'site.description',
  'themes.user_change',
  'themes.default_id',
  'homepage',
  'menus',
  'seo',
  'custom_code',
  'fonts',
  'auth_pages',
  'player.interface',
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

/** What differs from what is published; what is not named here follows it. */
export interface LookChanges {
  settings: Partial<Record<LookKey, unknown>>;
  /** Changed and new ones. */
  themes: LookTheme[];
  removed: number[];
}

/** What hinders publishing (`critical`), or has to be agreed to (`warning`). */
export const lookCheck = z.object({
  level: z.enum(['critical', 'warning']),
  /** In the visitor's language. */
  text: z.string(),
  /** Part of the editor where it is mended. */
  section: z.enum(['branding', 'themes', 'menus', 'landing', 'custom-code']),
  theme_id: z.int().nullable(),
  /** The menu it is about. */
  menu_id: z.string().nullable(),
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

/** What the items of menus are made of, besides addresses that are typed. */
export const menuChoices = z.object({
  /** Published ones that the one who asks may read. */
  pages: z.array(z.object({ id, title: z.string(), path: z.string() })),
  /** Public ones, by name. */
  channels: z.array(z.object({ slug: z.string(), name: z.string() })),
  /** `guests` marks the role of those who are not signed in. */
  roles: z.array(z.object({ id, name: z.string(), guests: z.boolean() })),
  permissions: z.array(z.object({ name: z.string(), description: z.string() })),
});
export type MenuChoices = z.infer<typeof menuChoices>;

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

export const previewVisitors = ['self', 'guest', 'user', 'subscriber'] as const;
export type PreviewVisitor = (typeof previewVisitors)[number];
export const previewAs = z.strictObject({
  /** The admin; a guest; somebody with the role that new users get; the same with a plan that is on offer. */
  visitor: z.enum(previewVisitors),
  /** Null for the admin's own. */
  language: z.string().max(35).nullable(),
});

/** Code of the site as pages of visitors carry it. */
export const customCode = z.object({
  css: z.string(),
  /** Without whatever could run; empty where scripts run, which only a document brings. */
  html: z.string(),
  scripts: z.boolean(),
});
export type CustomCode = z.infer<typeof customCode>;

/** 10 MB */
export const lookImageMaxBytes = 10_485_760;
export const storeLookImage = z.strictObject({
  file: z.custom<Uint8Array>((value) => value instanceof Uint8Array),
});
export const lookImageStored = z.object({
  /** Path of the largest size: what settings of the look name. */
  image: z.string(),
});
export type LookImageStored = z.infer<typeof lookImageStored>;

/** A font that themes may use. */
export const lookFont = z.object({
  /** What themes call it. */
  id: z.string(),
  /** As its file says. */
  family: z.string(),
  /** English names of scripts whose letters it has. */
  scripts: z.array(z.string()),
  /** From the thinnest to the heaviest; twice the same for a font of one weight. */
  weights: z.tuple([z.number(), z.number()]),
  /** Bytes; null for a font of the product. */
  size: z.int().nullable(),
  /** Style rules that load it. */
  css: z.string(),
});
export type LookFont = z.infer<typeof lookFont>;
/** Those of the product, and those that were uploaded. */
export const lookFonts = z.object({ fonts: z.array(lookFont) });

/** 2 MB */
export const lookFontMaxBytes = 2_097_152;
export const storeLookFont = z.strictObject({
  file: z.custom<Uint8Array>((value) => value instanceof Uint8Array),
});
export const lookFontStored = z.object({ font: lookFont });
export type LookFontStored = z.infer<typeof lookFontStored>;

/** What the editor tells the page it shows; the page applies it and keeps nothing. */
export type EditorMessage = { source: 'kantele-appearance-editor' } & (
  | {
      type: 'navigate';
      /** Of this site. */
      path: string;
    }
  | {
      type: 'setValues';
      /** Public settings by key, and all themes: they replace what the page has. */
      settings: Record<string, unknown>;
      themes: LookTheme[];
    }
  | {
      type: 'setThemeColor';
      /** A variable of the theme that is shown, e.g. `primary`. */
      name: string;
      value: string;
    }
  | { type: 'setTheme'; colors: Record<string, string>; is_dark: boolean }
  | {
      /** Whom the page is shown to, beyond the messages of the specification. */
      type: 'setVisitor';
      visitor: PreviewVisitor;
      language: string | null;
    }
  | {
      /** Whether a click on a part of the page leads to its control, beyond the messages of the specification. */
      type: 'setInspector';
      on: boolean;
    }
  | {
      /** Parts of the page to draw a line around, beyond the messages of the specification; none ends it. */
      type: 'setOutline';
      regions: string[];
    }
  | {
      type: 'setCustomCode';
      /** Html goes into the body, css into the head. */
      mode: 'html' | 'css';
      /** An empty one removes what is there. */
      value: string;
    }
);

/** What the page answers. */
export type PreviewMessage = { source: 'kantele-appearance-preview' } & (
  | {
      /** It can take messages now, or it shows another path. */
      type: 'ready' | 'navigated';
      path: string;
    }
  | {
      /** Parts of the page that have controls, in their order. */
      type: 'regions';
      regions: string[];
    }
  | {
      /** A part of the page was chosen. */
      type: 'selected';
      region: string;
    }
);
