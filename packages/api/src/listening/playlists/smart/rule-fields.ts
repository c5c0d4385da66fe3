/** What rules of playlists are made of, without their schema: for pages that show or change one. */

/** Levels of groups within groups, the outermost included. */
export const ruleDepth = 4;
/** Conditions of one rule, in all its groups. */
export const conditionsMax = 60;

/**
 * What a condition may ask of a track. `plays`, `last_played`, `liked`, `liked_at` and `album_liked` are those of the
 * playlist's owner, `all_plays` those of everybody. `duration` is in seconds, `loudness` in LUFS, `codec` ffmpeg's name.
 */
export const ruleFields = {
  title: 'text',
  artist: 'text',
  album: 'text',
  genre: 'text',
  tag: 'text',
  key: 'text',
  codec: 'text',
  year: 'number',
  duration: 'number',
  bpm: 'number',
  loudness: 'number',
  plays: 'number',
  all_plays: 'number',
  last_played: 'date',
  liked_at: 'date',
  added_at: 'date',
  liked: 'boolean',
  album_liked: 'boolean',
  explicit: 'boolean',
  lyrics: 'boolean',
  lossless: 'boolean',
} as const;
export type RuleField = keyof typeof ruleFields;
export type RuleType = (typeof ruleFields)[RuleField];
export type FieldOf<Type extends RuleType> = {
  [Field in RuleField]: (typeof ruleFields)[Field] extends Type ? Field : never;
}[RuleField];

export const textOperators = ['is', 'is_not', 'contains', 'contains_not', 'starts', 'ends'] as const;
export const numberOperators = ['is', 'is_not', 'over', 'under', 'between'] as const;
/** `last_days`: within so many days before now; `not_last_days`: not within them, or never. */
export const dateOperators = ['last_days', 'not_last_days', 'after', 'before'] as const;

export interface TextCondition {
  field: FieldOf<'text'>;
  op: (typeof textOperators)[number];
  value: string;
}
export type NumberCondition = { field: FieldOf<'number'> } & (
  | { op: Exclude<(typeof numberOperators)[number], 'between'>; value: number }
  | { op: 'between'; value: [number, number] }
);
export type DateCondition = { field: FieldOf<'date'> } & (
  | { op: 'last_days' | 'not_last_days'; value: number }
  | { op: 'after' | 'before'; value: string }
);
export interface BooleanCondition {
  field: FieldOf<'boolean'>;
  op: 'is';
  value: boolean;
}
export type Condition = TextCondition | NumberCondition | DateCondition | BooleanCondition;

export const ruleMatches = ['all', 'any'] as const;
export interface RuleGroup {
  /** `all`: each of them holds; `any`: at least one. A group without conditions holds for every track. */
  match: (typeof ruleMatches)[number];
  rules: (Condition | RuleGroup)[];
}

export const ruleOrders = [
  'random',
  'title',
  'artist',
  'album',
  'year',
  'duration',
  'bpm',
  'loudness',
  'plays',
  'all_plays',
  'last_played',
  'liked_at',
  'added_at',
] as const;
export const limitUnits = ['tracks', 'minutes', 'megabytes'] as const;

/** What fills a playlist: which tracks, in which order, and how many of them; see `ruleSet`. */
export interface RuleSet extends RuleGroup {
  order: (typeof ruleOrders)[number];
  direction: 'asc' | 'desc';
  reshuffle: 'never' | 'daily';
  limit: { by: (typeof limitUnits)[number]; value: number } | null;
}

export const isGroup = (rule: Condition | RuleGroup): rule is RuleGroup => 'match' in rule;

/** Conditions of a group and of the groups within it. */
export function conditionsIn({ rules }: Pick<RuleGroup, 'rules'>): number {
  return rules.reduce((sum, rule) => sum + (isGroup(rule) ? conditionsIn(rule) : 1), 0);
}
