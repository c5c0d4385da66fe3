import { useEffect, useState } from 'react';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { describe, expect, it, vi } from 'vitest';
import { page, type UserEventWheelDeltaOptions, userEvent } from 'vitest/browser';
import { show } from '../../test/show.tsx';
import { Button } from '../Button/Button.tsx';
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

/** Long enough for what scrolls smoothly to be seen. */
const frames = async (count: number) => {
  for (let i = 0; i < count; i++) await new Promise(requestAnimationFrame);
};

/** Where it is when it has not moved for a while. */
async function atRest(element: Element): Promise<DOMRect> {
  for (let before = element.getBoundingClientRect(), still = 0; ; ) {
    await frames(1);
    const now = element.getBoundingClientRect();
    still = now.left === before.left && now.top === before.top ? still + 1 : 0;
    if (still === 10) return now;
    before = now;
  }
}

type Opened = Partial<SheetProps> & { locale?: string; restless?: number };
const open = async ({ locale = 'en', restless = 0, ...props }: Opened = {}) => {
  await page.viewport(390, 844);
  const onOpenChange = vi.fn();
  await show(
    <I18nProvider locale={locale}>
      <Sheet isOpen onOpenChange={onOpenChange} title="Queue" closeLabel="Close" {...props}>
        <Restless frames={restless} />
      </Sheet>
    </I18nProvider>,
  );
  await expect.element(page.getByText('at rest')).toBeInViewport({ ratio: 0.99 });
  const dialog = page.getByRole('dialog');
  const { top, left } = await atRest(dialog.element());
  return { onOpenChange, dialog, top, left };
};

describe('a sheet', () => {
  it.each<[string, Opened]>([
    ['as high as its content', {}],
    ['tall', { extent: 'tall' }],
    ['full', { extent: 'full' }],
    ['at the end', { position: 'end' }],
  ])('%s comes in while its content changes', async (_, props) => {
    const { onOpenChange } = await open({ ...props, restless: 90 });
    expect(onOpenChange).not.toHaveBeenCalled();
  });

  it.each<[string, Opened]>([
    ['from below', {}],
    ['with stops', { extent: 'tall', snapPoints: ['67%', '100%'] }],
    ['at the end', { position: 'end' }],
    ['at the end, read from the right', { position: 'end', locale: 'ar' }],
  ])('%s stays where it is whatever else scrolls', async (_, props) => {
    const { onOpenChange, dialog, top, left } = await open(props);
    const stays = () => {
      const now = dialog.element().getBoundingClientRect();
      expect(now.left).toBeCloseTo(left, 0);
      // A sheet with stops may come up further.
      expect(now.top).toBeLessThan(top + 1);
    };
    const button = page.getByRole('button', { name: 'Close' }).element();
    for (const edge of ['end', 'center', 'start', 'nearest'] as const) {
      button.scrollIntoView({ block: edge, inline: edge });
      await frames(2);
      stays();
    }
    await userEvent.keyboard('{PageUp}{Home}{ArrowUp}{ArrowLeft}');
    await frames(30);
    stays();
    expect(onOpenChange).not.toHaveBeenCalled();
  });

  it.each<[string, Opened, UserEventWheelDeltaOptions['delta']]>([
    ['from below', {}, { y: -600 }],
    ['at the end', { position: 'end' }, { x: -600 }],
  ])('%s is taken away by a wheel', async (_, props, delta) => {
    const { onOpenChange, dialog } = await open(props);
    await userEvent.wheel(dialog, { delta });
    await expect.poll(() => onOpenChange.mock.calls).toContainEqual([false]);
  });

  it('opens at its first stop', async () => {
    const { top } = await open({ extent: 'tall', snapPoints: ['67%', '100%'] });
    // Nine tenths of the screen, of which two thirds.
    expect(Math.abs(top - (844 - 0.67 * 0.9 * 844))).toBeLessThan(2);
  });

  it.each(['bottom', 'end'] as const)('comes from the %s and closes by its button', async (position) => {
    function Actions() {
      const [isOpen, setOpen] = useState(false);
      return (
        <>
          <Button onPress={() => setOpen(true)}>Actions</Button>
          <Sheet isOpen={isOpen} onOpenChange={setOpen} title="Queue" closeLabel="Close" position={position}>
            Play next
          </Sheet>
        </>
      );
    }
    await show(<Actions />);
    await page.getByRole('button', { name: 'Actions' }).click();
    const dialog = page.getByRole('dialog', { name: 'Queue' });
    await expect.element(dialog).toBeVisible();
    const { right, bottom, width } = await atRest(dialog.element());
    expect(position === 'end' ? right - innerWidth : bottom - innerHeight).toBeCloseTo(0, 0);
    expect(width).toBeGreaterThan(200);
    await page.getByRole('button', { name: 'Close' }).click();
    await expect.poll(() => dialog.query()).toBeNull();
    await expect.element(page.getByRole('button', { name: 'Actions' })).toHaveFocus();
  });
});
