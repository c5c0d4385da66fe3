import { expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { show } from '../../test/show.tsx';
import { CodeBlock } from '../CodeBlock/CodeBlock.tsx';
import { Meter } from '../Meter/Meter.tsx';
import { statLink } from './Stat.css.ts';
import { Stat, StatGroup } from './Stat.tsx';

it('pairs a figure with what it counts and says the change in words', async () => {
  await show(
    <StatGroup>
      <Stat
        label={
          <a className={statLink} href="#plays">
            Plays
          </a>
        }
        value="12,480"
        delta={{ text: '312 more than last month', direction: 'up', tone: 'positive' }}
      />
    </StatGroup>,
  );
  await expect.element(page.getByRole('term')).toHaveTextContent('Plays');
  expect(
    page
      .getByRole('definition')
      .elements()
      .map((one) => one.textContent),
  ).toEqual(['12,480', '312 more than last month']);
  const figure = page.getByText('12,480').element().getBoundingClientRect();
  const at = document.elementFromPoint(figure.x + 10, figure.y + 10);
  expect(at?.closest('a')?.getAttribute('href')).toBe('#plays');
});

it('measures, in numbers and in words', async () => {
  await show(<Meter label="Upload time" value={45} max={60} valueLabel="45 of 60 minutes" tone="warning" />);
  const meter = page.getByRole('meter', { name: 'Upload time' });
  await expect.element(meter).toHaveAttribute('aria-valuenow', '45');
  await expect.element(meter).toHaveAttribute('aria-valuetext', '45 of 60 minutes');
});

it('shows a secret that wraps, is taken whole and can be copied', async () => {
  const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  const token = 'kt_'.padEnd(200, '0123456789abcdef');
  await show(
    <CodeBlock label="API token" copy={{ label: 'Copy', copiedLabel: 'Copied!' }}>
      {token}
    </CodeBlock>,
    { width: 320 },
  );
  const figure = page.getByRole('figure', { name: 'API token' });
  expect(figure.element().scrollWidth).toBeLessThanOrEqual(320);
  expect(getComputedStyle(page.getByText(token).element()).userSelect).toBe('all');
  await page.getByRole('button', { name: 'Copy: API token' }).click();
  expect(write).toHaveBeenCalledExactlyOnceWith(token);
  write.mockRestore();
});
