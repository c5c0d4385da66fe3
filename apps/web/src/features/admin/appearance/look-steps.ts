import type { Look } from '@kantele/api/contract/appearance';
import { differences, fieldsOf, type LookField, withField } from './look-fields.ts';

/** One thing that can be undone. */
export interface LookStep {
  /** What was done, in the words of the control. */
  name: string;
  /** The control that was used: what it does in one go is one step. */
  control: string;
  /** Parts as they were and as they are; undefined where there was none. */
  parts: { field: LookField; before?: unknown; after?: unknown }[];
}

export interface LookSteps {
  done: readonly LookStep[];
  undone: readonly LookStep[];
  /** When the last step was added to, in milliseconds; 0 when nothing may be. */
  at: number;
  /** The press it was made by; null for none. */
  press: number | null;
}

export const noSteps: LookSteps = { done: [], undone: [], at: 0, press: null };

const stepsAtMost = 50;
/** Changes by one control in one press, or that follow each other within this many milliseconds, are one. */
const togetherMs = 400;

interface Change {
  name: string;
  control: string;
  before: Look;
  after: Look;
  at: number;
  press: number | null;
}

/** Remembers a change. */
export function addStep(steps: LookSteps, { name, control, before, after, at, press }: Change): LookSteps {
  const last = steps.done.at(-1);
  const inPress = press !== null && press === steps.press;
  const together = last?.control === control && steps.at > 0 && (inPress || at - steps.at < togetherMs);
  const step = { name, control, parts: partsOf(before, after) };
  const joined = together ? { ...last, parts: join(last.parts, step.parts) } : step;
  const done = [...(together ? steps.done.slice(0, -1) : steps.done), joined].slice(-stepsAtMost);
  return { done, undone: [], at, press };
}

/** The look before the last step, and that step; null when there is none. */
export function undo(steps: LookSteps, look: Look) {
  const step = steps.done.at(-1);
  if (!step) return null;
  const next = { done: steps.done.slice(0, -1), undone: [...steps.undone, step], at: 0, press: null };
  return { step, look: put(look, step, 'before'), steps: next };
}

export function redo(steps: LookSteps, look: Look) {
  const step = steps.undone.at(-1);
  if (!step) return null;
  const next = { done: [...steps.done, step], undone: steps.undone.slice(0, -1), at: 0, press: null };
  return { step, look: put(look, step, 'after'), steps: next };
}

function partsOf(before: Look, after: Look): LookStep['parts'] {
  const [old, now] = [fieldsOf(before), fieldsOf(after)];
  return differences(before, after).map((field) => ({
    field,
    before: old.get(field),
    after: now.get(field),
  }));
}

function join(first: LookStep['parts'], second: LookStep['parts']): LookStep['parts'] {
  const later = new Map(second.map((part) => [part.field, part]));
  const kept = first.map((part) => ({ ...part, after: (later.get(part.field) ?? part).after }));
  const known = new Set(first.map(({ field }) => field));
  return [...kept, ...second.filter(({ field }) => !known.has(field))];
}

function put(look: Look, step: LookStep, side: 'before' | 'after'): Look {
  return step.parts.reduce((made, part) => withField(made, part.field, part[side]), look);
}
