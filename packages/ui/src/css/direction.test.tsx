import { afterEach, expect, it } from 'vitest';

import { FitTitle } from '../components/FitTitle/FitTitle.tsx';
import { show } from '../test/show.tsx';
import { text } from './text.css.ts';

const page = document.documentElement;
afterEach(() => {
  page.dir = 'ltr';
});

it('keeps a name at the edge of the page, whatever its own direction', async () => {
  page.dir = 'rtl';
  const screen = await show(
    <>
      <FitTitle>Northern Rooms</FitTitle>
      <p dir="auto">Odile Varga</p>
    </>,
  );
  for (const words of ['Northern Rooms', 'Odile Varga']) {
    const element = screen.getByText(words).element().closest('[dir]');
    expect(element && getComputedStyle(element)).toMatchObject({ direction: 'ltr', textAlign: 'right' });
  }
});

it('does not tear joined letters apart', async () => {
  page.dir = 'rtl';
  const screen = await show(
    <>
      <p className={text({ style: 'h1' })}>الألبومات</p>
      <FitTitle>غرف الشمال</FitTitle>
      <FitTitle>Northern Rooms</FitTitle>
    </>,
  );
  const tracking = (words: string) => getComputedStyle(screen.getByText(words).element()).letterSpacing;
  expect(tracking('الألبومات')).toBe('normal');
  expect(tracking('غرف الشمال')).toBe('normal');
  expect(Number.parseFloat(tracking('Northern Rooms'))).toBeLessThan(0);
});
