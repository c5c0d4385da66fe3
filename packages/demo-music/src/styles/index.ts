import type { Score } from '../music/score.ts';
import { almanac, tides } from './ambient.ts';
import { beats, techno } from './beats.ts';
import { chamber } from './chamber.ts';
import { folk } from './folk.ts';
import { phase } from './phase.ts';
import { piano } from './piano.ts';
import { psalm } from './psalm.ts';
import type { Recipe } from './recipe.ts';
import { rock } from './rock.ts';
import { dreamPop, synthPop } from './synth-pop.ts';
import { trio } from './trio.ts';

export { type LiveSet, liveSet, unalignedCut } from './live-set.ts';
export type { Recipe } from './recipe.ts';

const STYLES: Readonly<Record<string, (recipe: Recipe) => Score>> = {
  chamber,
  piano,
  psalm,
  tides,
  almanac,
  synthPop,
  dreamPop,
  beats,
  techno,
  trio,
  folk,
  phase,
  rock,
};

/** Names of all styles. */
export const styleNames: readonly string[] = Object.keys(STYLES);

/** Composes the piece a recipe asks for. */
export function compose(recipe: Recipe): Score {
  const style = STYLES[recipe.style];
  if (!style) throw new Error(`no such style: ${recipe.style}`);
  return style(recipe);
}
