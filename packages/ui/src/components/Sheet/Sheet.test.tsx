import { useEffect, useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { show } from '../../test/show.tsx';
import { Sheet, type SheetProps } from './Sheet.tsx';

/** Content that is another height in every frame, as when styles and pictures arrive. */
function Restless({ frames }: { frames: number }) {
  const [frame, setFrame] = useState(0);
  useEffect(() => {
    if (frame >= frames) return;
    const next = requestAnimationFrame(() => setFrame(frame + 1));
    return () => cancelAnimationFrame(next);
  }, [frame, frames]);
  return <p style={{ blockSize: 120 + (frame % 7) * 30 }}>{frame < frames ? 'still coming' : 'at rest'}</p>;
}

const open = async (props: Partial<SheetProps> = {}) => {
  await page.viewport(390, 844);
  const onOpenChange = vi.fn();
  await show(
    <Sheet isOpen onOpenChange={onOpenChange} title="Queue" closeLabel="Close" {...props}>
      <Restless frames={90} />
    </Sheet>,
  );
  await expect.element(page.getByText('at rest')).toBeInViewport({ ratio: 0.99 });
  return { onOpenChange, top: () => page.getByRole('dialog').element().getBoundingClientRect().top };
};

describe('a sheet', () => {
  it.each([
    ['as high as its content', {}],
    ['tall', { extent: 'tall' }],
    ['full', { extent: 'full' }],
    ['at the end', { position: 'end' }],
  ] as const)('%s comes in while its content changes', async (_, props) => {
    const { onOpenChange } = await open(props);
    expect(onOpenChange).not.toHaveBeenCalled();
  });

  it('opens at its first stop', async () => {
    const { top } = await open({ extent: 'tall', snapPoints: ['67%', '100%'] });
    // Nine tenths of the screen, of which two thirds.
    expect(Math.abs(top() - (844 - 0.67 * 0.9 * 844))).toBeLessThan(2);
  });
});
