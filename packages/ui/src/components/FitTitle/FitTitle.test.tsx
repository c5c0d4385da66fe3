import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
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
    // Between the limits the next quarter percent would not fit.
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

describe('widestFit', () => {
  it('finds the last step that fits in few measurements', () => {
    let measured = 0;
    const found = widestFit([112, 72], 100, (value) => {
      measured++;
      return value;
    });
    expect(found).toBe(100);
    expect(measured).toBeLessThanOrEqual(9);
  });

  it('gives up when the narrowest is too wide', () =>
    expect(widestFit([112, 72], 50, (value) => value)).toBeNull());
  it('takes the widest when everything fits', () =>
    expect(widestFit([112, 72], 500, (value) => value)).toBe(112));
});
