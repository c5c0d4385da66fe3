import { describe, expect, it } from 'vitest';
import { colored, described, plainLook } from './look.testing.ts';
import { addStep, type LookSteps, noSteps, redo, undo } from './look-steps.ts';

const step = (
  steps: LookSteps,
  control: string,
  before = plainLook,
  after = before,
  at = 1_000,
  press: number | null = null,
) => addStep(steps, { name: control, control, before, after, at, press });

describe('undoing in the appearance editor', () => {
  it('takes a dragged colour back in one step', () => {
    let [steps, look] = [noSteps, plainLook];
    for (let frame = 1; frame <= 100; frame += 1) {
      const after = colored(look, 1, 'primary', `${frame} 0 0`);
      steps = step(steps, 'primary 1', look, after, 1_000 + frame * 50);
      look = after;
    }
    expect(steps.done).toHaveLength(1);
    expect(undo(steps, look)?.look).toEqual(plainLook);
  });

  it('keeps two controls, and two goes at one, apart', () => {
    const one = described(plainLook, 'One');
    const two = described(one, 'Two');
    const first = step(noSteps, 'a', plainLook, one, 1_000);
    expect(step(first, 'b', one, two, 1_100).done).toHaveLength(2);
    expect(step(first, 'a', one, two, 1_400).done).toHaveLength(2);
    expect(step(first, 'a', one, two, 1_399).done).toHaveLength(1);
  });

  it('takes back in one step what was dragged slowly, and not the press before', () => {
    const looks = ['0 0 1', '0 0 2', '0 0 3'].map((value) => colored(plainLook, 1, 'primary', value));
    const [one = plainLook, two = plainLook, three = plainLook] = looks;
    const first = step(noSteps, 'primary 1', plainLook, one, 1_000, 1);
    const second = step(first, 'primary 1', one, two, 9_000, 2);
    const third = step(second, 'primary 1', two, three, 19_000, 2);
    expect(third.done).toHaveLength(2);
    expect(undo(third, three)?.look).toEqual(one);
  });

  it('brings back what was undone until something else is changed', () => {
    const one = described(plainLook, 'One');
    const back = undo(step(noSteps, 'a', plainLook, one), one);
    expect(back?.look).toEqual(plainLook);
    expect(redo(back?.steps ?? noSteps, plainLook)?.look).toEqual(one);
    const other = step(back?.steps ?? noSteps, 'b', plainLook, described(plainLook, 'Other'), 5_000);
    expect(redo(other, plainLook)).toBeNull();
  });

  it('brings back a theme that was taken away', () => {
    const without = { ...plainLook, themes: plainLook.themes.slice(0, 1) };
    const back = undo(step(noSteps, 'remove', plainLook, without), without);
    expect(back?.look.themes.map(({ name }) => name)).toEqual(['Paper', 'Night']);
  });

  it('remembers fifty steps', () => {
    let steps = noSteps;
    for (let at = 0; at < 60; at += 1) {
      steps = step(steps, `control ${at}`, plainLook, described(plainLook, `${at}`), at * 1_000 + 1);
    }
    expect(steps.done).toHaveLength(50);
    expect(steps.done[0]?.name).toBe('control 10');
  });

  it('has nothing to undo at first', () => {
    expect(undo(noSteps, plainLook)).toBeNull();
    expect(redo(noSteps, plainLook)).toBeNull();
  });
});
