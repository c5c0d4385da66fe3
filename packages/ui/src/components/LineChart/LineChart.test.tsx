import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { show } from '../../test/show.tsx';
import { ShareBars } from '../ShareBars/ShareBars.tsx';
import { ChartLegend, LineChart, Sparkline } from './LineChart.tsx';

const days = ['Mon 9 November', 'Tue 10 November', 'Wed 11 November'];
const series = [
  { name: 'This period', values: [10, 0, 40], look: 'main' },
  { name: 'Previous', values: [5, 20, 30], look: 'before' },
] as const;
const chart = (width = 600) =>
  show(
    <div style={{ inlineSize: width }}>
      <ChartLegend series={series} />
      <LineChart
        label="Plays per day"
        points={days}
        ticks={['9 Nov', '10 Nov', '11 Nov']}
        series={series}
        format={(value) => String(value)}
      />
    </div>,
  );
const slider = () => page.getByRole('slider', { name: 'Plays per day' });

it('says the last point, and goes from point to point by keys', async () => {
  await chart();
  const said = (text: string) => expect.element(slider()).toHaveAttribute('aria-valuetext', text);
  await said('Wed 11 November: This period 40, Previous 30');
  slider().element().focus();
  await userEvent.keyboard('{ArrowLeft}');
  await said('Tue 10 November: This period 0, Previous 20');
  await userEvent.keyboard('{Home}{ArrowLeft}');
  await said('Mon 9 November: This period 10, Previous 5');
  await userEvent.keyboard('{End}');
  await said('Wed 11 November: This period 40, Previous 30');
});

it('shows the figures of the point under the pointer', async () => {
  await chart();
  const { x, y, width } = slider().element().getBoundingClientRect();
  const move = (at: number) =>
    slider()
      .element()
      .dispatchEvent(new PointerEvent('pointermove', { bubbles: true, clientX: x + at, clientY: y + 50 }));
  move(50);
  await expect.element(page.getByText('Mon 9 November', { exact: true })).toBeVisible();
  move(width - 4);
  await expect.element(page.getByText('Wed 11 November', { exact: true })).toBeVisible();
  const tip = page.getByText('Wed 11 November', { exact: true }).element().parentElement;
  expect(tip?.textContent).toBe('Wed 11 NovemberThis period40Previous30');
  expect(tip?.getBoundingClientRect().right).toBeLessThanOrEqual(x + width);
});

it('keeps its words apart on a phone, and begins at zero', async () => {
  await chart(220);
  const words = [...slider().element().querySelectorAll('text')];
  const below = words.filter((word) => word.textContent?.includes('Nov'));
  expect(below.map((word) => word.textContent)).toEqual(['9 Nov', '11 Nov']);
  expect(words.map((word) => word.textContent)).toContain('0');
  const [first, second] = below.map((word) => word.getBoundingClientRect());
  expect(first?.right).toBeLessThan(second?.left ?? 0);
});

it('draws a line of one value, and of none', async () => {
  await show(
    <>
      <Sparkline values={[0]} />
      <LineChart
        label="One"
        points={['Today']}
        ticks={['Today']}
        series={[{ ...series[0], values: [3] }]}
        format={String}
      />
    </>,
  );
  const paths = [...document.querySelectorAll('path')].map((path) => path.getAttribute('d') ?? '');
  expect(paths.join()).not.toContain('NaN');
  await expect
    .element(page.getByRole('slider', { name: 'One' }))
    .toHaveAttribute('aria-valuetext', 'Today: This period 3');
});

it('shares a whole out, the largest part over the whole length', async () => {
  await show(
    <ShareBars
      label="Where they listen"
      items={[
        { id: 'FI', name: 'Finland', part: 0.5, text: '50%' },
        { id: 'DE', name: 'Germany', part: 0.25, text: '25%' },
      ]}
    />,
    { width: 360 },
  );
  const rows = page.getByRole('list', { name: 'Where they listen' }).getByRole('listitem');
  expect(rows.elements().map((row) => row.textContent)).toEqual(['Finland50%', 'Germany25%']);
  const [first, second] = rows.elements().map((row) => {
    const track = row.children[1];
    return (track?.firstElementChild?.clientWidth ?? 0) / (track?.clientWidth ?? 1);
  });
  expect(first).toBeCloseTo(1, 1);
  expect(second).toBeCloseTo(0.5, 1);
});
