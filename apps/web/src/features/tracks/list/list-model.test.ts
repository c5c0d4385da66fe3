import { describe, expect, it } from 'vitest';
import { countOf, rangesOf } from '../../../catalogue/lists/selection.ts';
import { createListModel } from './list-model.ts';

const plain = { toggle: false, extend: false };
const withCtrl = { toggle: true, extend: false };
const withShift = { toggle: false, extend: true };
const chosen = (model: ReturnType<typeof createListModel>) => rangesOf(model.selection.get(), model.total);

describe('the rows of a list', () => {
  it('are chosen one by one, as a range from the last press, and apart from each other', () => {
    const model = createListModel(1_000);
    model.press(5, plain);
    model.press(3, withShift);
    expect(chosen(model)).toEqual([{ from: 3, to: 5 }]);
    model.press(8, withShift);
    expect(chosen(model)).toEqual([{ from: 5, to: 8 }]);
    model.press(20, withCtrl);
    model.press(6, withCtrl);
    expect(chosen(model)).toEqual([
      { from: 5, to: 5 },
      { from: 7, to: 8 },
      { from: 20, to: 20 },
    ]);
    model.press(1, plain);
    expect(chosen(model)).toEqual([{ from: 1, to: 1 }]);
  });

  it('are chosen by moving with Shift, back and forth', () => {
    const model = createListModel(10);
    model.focused(4);
    model.moveTo(5, true);
    model.moveTo(6, true);
    expect(chosen(model)).toEqual([{ from: 4, to: 6 }]);
    model.moveTo(3, true);
    expect(chosen(model)).toEqual([{ from: 3, to: 4 }]);
    model.moveTo(99, true);
    expect(chosen(model)).toEqual([{ from: 4, to: 9 }]);
    expect(model.focus.get()).toBe(9);
  });

  it('keep what was chosen before a range is drawn from a row taken in with Ctrl', () => {
    const model = createListModel(10);
    model.press(0, plain);
    model.toggle(4, false);
    model.moveTo(5, true);
    expect(chosen(model)).toEqual([
      { from: 0, to: 0 },
      { from: 4, to: 5 },
    ]);
  });

  it('are all chosen without any of them being there, and let go', () => {
    const model = createListModel(100_000);
    model.selectAll();
    model.toggle(9, false);
    expect(countOf(model.selection.get(), model.total)).toBe(99_999);
    expect([model.clear(), model.clear()]).toEqual([true, false]);
  });

  it('act together only from one of them', () => {
    const model = createListModel(100);
    model.press(5, plain);
    expect(model.targets(5)).toEqual([{ from: 5, to: 5 }]);
    model.press(7, withShift);
    expect(model.targets(6)).toEqual([{ from: 5, to: 7 }]);
    expect(model.targets(50)).toEqual([{ from: 50, to: 50 }]);
  });

  it('are as they were when one comes back, and take the focus once', () => {
    const model = createListModel(100);
    model.press(7, plain);
    model.moveTo(50, false);
    const again = createListModel(100, model.kept(true));
    expect(chosen(again)).toEqual([{ from: 7, to: 7 }]);
    expect([again.focus.get(), again.takeWanted(50), again.takeWanted(50)]).toEqual([50, true, false]);
    expect(createListModel(100, model.kept(false)).takeWanted(50)).toBe(false);
  });

  it('stay chosen where they are put, and the focus goes with them', () => {
    const model = createListModel(10);
    model.press(1, plain);
    model.press(5, withCtrl);
    model.moved(
      [1, 5].map((index) => ({ from: index, to: index })),
      8,
      true,
    );
    expect(chosen(model)).toEqual([{ from: 6, to: 7 }]);
    expect([model.focus.get(), model.takeWanted(6)]).toEqual([6, true]);
    model.moved([{ from: 6, to: 7 }], 0, false);
    expect(chosen(model)).toEqual([{ from: 0, to: 1 }]);
    expect([model.focus.get(), model.takeWanted(0)]).toEqual([0, false]);
    model.clear();
    model.moved([{ from: 0, to: 0 }], 2, false);
    expect([chosen(model), model.focus.get()]).toEqual([[], 1]);
  });

  it('go to an end of the list without the view', () => {
    const model = createListModel(1_000);
    model.press(2, plain);
    model.focused(2);
    model.moved([{ from: 2, to: 2 }], 1_000, true, true);
    expect(chosen(model)).toEqual([{ from: 999, to: 999 }]);
    expect([model.focus.get(), model.takeWanted(2)]).toEqual([2, true]);
  });

  it('are as many as there are now', () => {
    const model = createListModel(3);
    model.selectAll();
    model.resize(5);
    expect(chosen(model)).toEqual([{ from: 0, to: 4 }]);
    model.moveTo(9, false);
    expect(model.focus.get()).toBe(4);
    model.page = { from: 0, to: 1 };
    model.moveTo(9, false);
    expect(model.focus.get()).toBe(1);
  });
});
