import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { cdp, page } from 'vitest/browser';
import { show, wearTheme } from '../../test/show.tsx';
import { FitTitle } from './FitTitle.tsx';
import { widestFit } from './fit.ts';

const parts = () => {
  const box = page.getByRole('heading').element();
  const line = box.firstElementChild;
  if (!(box instanceof HTMLElement) || !(line instanceof HTMLElement)) throw new Error('no title');
  return { box, line };
};
const textWidth = (line: HTMLElement) => {
  const range = document.createRange();
  range.selectNodeContents(line);
  return range.getBoundingClientRect().width;
};
const stretch = (line: HTMLElement) => Number.parseFloat(getComputedStyle(line).fontStretch);

async function titled(text: string, width: number, props: Partial<Parameters<typeof FitTitle>[0]> = {}) {
  const screen = await show(
    <FitTitle size="64px" {...props}>
      {text}
    </FitTitle>,
    { width },
  );
  await document.fonts.load('820 64px "Archivo Variable"');
  await document.fonts.ready;
  await expect.poll(() => parts().box.dataset.fit).toMatch(/line|wrapped/);
  await new Promise(requestAnimationFrame);
  return screen;
}

describe('FitTitle', () => {
  it.each([400, 450, 500, 560])('fills a box of %i px and stays inside it', async (width) => {
    await titled('Northern Rooms', width);
    const { box, line } = parts();
    expect(box.dataset.fit).toBe('line');
    expect(textWidth(line)).toBeLessThanOrEqual(width);
    // Between the limits the next half percent would not fit.
    expect(textWidth(line)).toBeGreaterThan(width * 0.99);
  });

  it('never goes wider than its range', async () => {
    await titled('Go', 900);
    expect(stretch(parts().line)).toBe(112);
  });

  it('goes further as a hero', async () => {
    await titled('Go', 900, { range: 'hero' });
    expect(stretch(parts().line)).toBe(125);
  });

  it('wraps to two lines at the narrowest setting', async () => {
    await titled('Every Door a Different Blue', 420);
    const { box, line } = parts();
    expect([box.dataset.fit, stretch(line)]).toEqual(['wrapped', 72]);
    expect(textWidth(line)).toBeLessThanOrEqual(420);
    expect(box.title).toBe('');
  });

  it('cuts what two lines cannot hold, and keeps it in a tip and for assistive technology', async () => {
    const long = 'A Long Account of Everything That Was Said Between the Ferry and the Far Shore';
    await titled(long, 320);
    const { box, line } = parts();
    expect(line.getBoundingClientRect().height).toBeLessThan(64 * 2.2);
    expect(box.title).toBe(long);
    await expect.element(page.getByRole('heading', { name: long })).toBeInTheDocument();
  });

  it('measures again when the box or the text changes', async () => {
    const screen = await titled('Northern Rooms', 640);
    const before = stretch(parts().line);
    await screen.rerender(
      <div style={{ inlineSize: 480 }}>
        <FitTitle size="64px">Northern Rooms</FitTitle>
      </div>,
    );
    await expect.poll(() => stretch(parts().line)).toBeLessThan(before);
    await screen.rerender(
      <div style={{ inlineSize: 480 }}>
        <FitTitle size="64px">North</FitTitle>
      </div>,
    );
    await expect.poll(() => stretch(parts().line)).toBe(112);
  });

  it.each([
    ['Northern Rooms', 480],
    ['Northern Rooms', 620],
    ['Odile Varga', 900],
    ['Every Door a Different Blue', 420],
    ['Ä', 300],
  ])('is as high from the server as after measuring: %s in %i px', async (text, width) => {
    wearTheme('sleeve');
    await document.fonts.load('820 64px "Archivo Variable"');
    const host = document.createElement('div');
    host.style.inlineSize = `${width}px`;
    host.innerHTML = renderToString(<FitTitle size="64px">{text}</FitTitle>);
    document.body.append(host);
    const served = host.getBoundingClientRect().height;
    const guess = Number.parseFloat(getComputedStyle(host.querySelector('span') ?? host).fontStretch);
    host.remove();
    await titled(text, width);
    expect(parts().box.getBoundingClientRect().height).toBe(served);
    expect(Math.abs(guess - stretch(parts().line))).toBeLessThan(6);
  });
});

describe('many titles', () => {
  const layouts = async () => {
    const { metrics } = await cdp().send('Performance.getMetrics');
    return metrics.find(({ name }) => name === 'LayoutCount')?.value ?? Number.NaN;
  };

  it('are fitted with as few layouts of the page as one', async () => {
    await document.fonts.load('820 64px "Archivo Variable"');
    await cdp().send('Performance.enable');
    const before = await layouts();
    await show(
      Array.from({ length: 40 }, (_, index) => (
        <FitTitle key={index} as="p" size="64px">
          {`Northern Rooms ${'i'.repeat(index % 8)}`}
        </FitTitle>
      )),
      { width: 560 },
    );
    await expect.poll(() => document.querySelectorAll('[data-fit="line"]').length).toBe(40);
    expect((await layouts()) - before).toBeLessThan(25);
  });
});

describe('widestFit', () => {
  /** What is found when a setting is as wide as `widthOf` says, and in how many measurements. */
  function look(range: readonly [number, number], available: number, widthOf: (setting: number) => number) {
    const search = widestFit(range, available);
    let step = search.next();
    let measured = 0;
    while (!step.done) {
      measured += 1;
      step = search.next(widthOf(step.value));
    }
    return { found: step.value, measured };
  }
  const bent = (setting: number) => 4 * setting + Math.max(0, setting - 100) * 3;
  const steep = (setting: number) => setting ** 8;

  it.each([
    ['straight', (setting: number) => 4 * setting, 6],
    ['bent', bent, 8],
    ['steep', steep, 14],
  ])('finds the last setting that fits where widths are %s', (_, widthOf, most) => {
    for (let wanted = 64; wanted < 125; wanted += 0.5) {
      const { found, measured } = look([125, 64], widthOf(wanted + 0.2), widthOf);
      expect(found).toBe(wanted);
      expect(measured).toBeLessThanOrEqual(most);
    }
  });

  it('gives up when the narrowest is too wide', () =>
    expect(look([112, 72], 50, (setting) => setting).found).toBeNull());
  it('takes the widest when everything fits', () =>
    expect(look([112, 72], 500, (setting) => setting)).toEqual({ found: 112, measured: 1 }));
});
