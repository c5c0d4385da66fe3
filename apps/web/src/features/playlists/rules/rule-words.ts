import {
  type Condition,
  dateOperators,
  limitUnits,
  numberOperators,
  type RuleField,
  type RuleSet,
  ruleFields,
  textOperators,
} from '@kantele/api/playlist-rules';
import { line } from '@kantele/api/translate';

/** Names of what a condition asks for, in English. */
export const fieldWords: Record<RuleField, string> = {
  title: line('Title'),
  artist: line('Artist'),
  album: line('Album'),
  genre: line('Genre'),
  tag: line('Tag'),
  year: line('Year'),
  plays: line('Your plays'),
  last_played: line('Last played'),
  liked: line('Liked'),
  liked_at: line('Liked on'),
  album_liked: line('Album liked'),
  added_at: line('Added on'),
  all_plays: line('Plays of everybody'),
  duration: line('Length in seconds'),
  bpm: line('Tempo in beats per minute'),
  key: line('Key'),
  loudness: line('Loudness in LUFS'),
  explicit: line('Explicit'),
  lyrics: line('With lyrics'),
  lossless: line('Lossless file'),
  codec: line('Kind of file'),
};
export const fieldsInOrder = Object.keys(fieldWords) as RuleField[];

export type Operator = Condition['op'];
export const operatorWords: Record<Operator, string> = {
  is: line('is'),
  is_not: line('is not'),
  contains: line('contains'),
  contains_not: line('does not contain'),
  starts: line('begins with'),
  ends: line('ends with'),
  over: line('is over'),
  under: line('is under'),
  between: line('is between'),
  last_days: line('in the last'),
  not_last_days: line('not in the last'),
  after: line('is after'),
  before: line('is before'),
};

/** What can be asked of a field, in the order it is offered. */
export function operatorsOf(field: RuleField): readonly Operator[] {
  switch (ruleFields[field]) {
    case 'text':
      return textOperators;
    case 'number':
      return numberOperators;
    case 'date':
      return dateOperators;
    default:
      return ['is'];
  }
}

export const orderWords: Record<RuleSet['order'], string> = {
  title: line('Title'),
  artist: line('Artist'),
  album: line('Album'),
  year: line('Year'),
  added_at: line('Added on'),
  plays: line('Your plays'),
  last_played: line('Last played'),
  liked_at: line('Liked on'),
  all_plays: line('Plays of everybody'),
  duration: line('Length'),
  bpm: line('Tempo'),
  loudness: line('Loudness'),
  random: line('At random'),
};

export const unitWords: Record<(typeof limitUnits)[number], string> = {
  tracks: line('songs'),
  minutes: line('minutes'),
  megabytes: line('megabytes'),
};
export const units = limitUnits;
