import { useState } from 'react';
import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { show } from '../../test/show.tsx';
import { PaneResizer } from './PaneResizer.tsx';

function Pane({ dir, edge = 'start' }: { dir?: 'rtl'; edge?: 'start' | 'end' }) {
  const [width, setWidth] = useState(340);
  return (
    <div dir={dir} style={{ position: 'relative', inlineSize: width, blockSize: 100 }}>
      <PaneResizer
        label="Width of the panel"
        edge={edge}
        value={width}
        min={280}
        max={420}
        usual={340}
        onChange={setWidth}
      />
    </div>
  );
}

const separator = () => page.getByRole('separator', { name: 'Width of the panel' });

it('moves by arrows, stops at its limits, and a double click gives the usual width back', async () => {
  await show(<Pane />);
  await userEvent.tab();
  await expect.element(separator()).toHaveFocus();
  await userEvent.keyboard('{ArrowLeft}');
  await expect.element(separator()).toHaveAttribute('aria-valuenow', '356');
  await userEvent.keyboard('{End}{ArrowLeft}');
  await expect.element(separator()).toHaveAttribute('aria-valuenow', '420');
  await userEvent.keyboard('{Home}{ArrowRight}');
  await expect.element(separator()).toHaveAttribute('aria-valuenow', '280');
  await userEvent.dblClick(separator());
  await expect.element(separator()).toHaveAttribute('aria-valuenow', '340');
});

it('is mirrored where text runs from the right, and on the other edge', async () => {
  await show(<Pane dir="rtl" />);
  await userEvent.tab();
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(separator()).toHaveAttribute('aria-valuenow', '356');
  await show(<Pane edge="end" />);
  await userEvent.tab();
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(separator().last()).toHaveAttribute('aria-valuenow', '356');
});
