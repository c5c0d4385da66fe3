import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { show } from '../../test/show.tsx';
import { movedCrop, resizedCrop, within } from './crop.ts';
import { type CropArea, ImageCropper, largestCrop } from './ImageCropper.tsx';

const wide = { width: 1200, height: 800 };
const blank = 'data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==';
let last: CropArea;

function Field() {
  const [value, setValue] = useState(largestCrop(wide));
  last = value;
  return (
    <ImageCropper
      src={blank}
      {...wide}
      value={value}
      onChange={setValue}
      label="Part of the picture"
      hint="Arrows move it"
      zoomLabel="Zoom"
      positionText={(across, down) => `${across} across, ${down} down`}
    />
  );
}

describe('a square of a picture', () => {
  it('begins as the largest one in the middle, and never leaves the picture', () => {
    expect(largestCrop(wide)).toEqual({ x: 200, y: 0, size: 800 });
    expect(movedCrop(largestCrop(wide), 9_999, -5, wide)).toEqual({ x: 400, y: 0, size: 800 });
    expect(resizedCrop({ x: 0, y: 0, size: 800 }, 400, wide)).toEqual({ x: 200, y: 200, size: 400 });
    expect(resizedCrop({ x: 0, y: 0, size: 400 }, 800, wide)).toEqual({ x: 0, y: 0, size: 800 });
    expect(within({ x: 0, y: 0, size: 5 }, wide).size).toBe(200);
    expect(within({ x: 9, y: 9, size: 500 }, { width: 90, height: 120 })).toEqual({ x: 0, y: 9, size: 90 });
  });

  it('is moved by arrows and told where it is', async () => {
    await show(<Field />);
    const square = page.getByRole('group', { name: 'Part of the picture' });
    await expect.element(square).toHaveAccessibleDescription('Arrows move it');
    square.element().focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect.poll(() => last).toEqual({ x: 216, y: 0, size: 800 });
    await userEvent.keyboard('{Shift>}{ArrowLeft}{ArrowLeft}{ArrowLeft}{/Shift}');
    await expect.poll(() => last.x).toBe(0);
    await expect.element(page.getByRole('status')).toHaveTextContent('0 across, 0 down');
  });

  it('gets smaller by the slider, around its middle', async () => {
    await show(<Field />);
    page.getByRole('slider', { name: 'Zoom' }).element().focus();
    await userEvent.keyboard('{End}');
    await expect.poll(() => last).toEqual({ x: 500, y: 300, size: 200 });
    await userEvent.keyboard('{Home}');
    await expect.poll(() => last.size).toBe(800);
  });

  it('goes with the pointer', async () => {
    await show(<Field />);
    const square = page.getByRole('group', { name: 'Part of the picture' }).element();
    const box = square.getBoundingClientRect();
    const at = (x: number) => ({ pointerId: 1, clientX: box.left + x, clientY: box.top + 50, bubbles: true });
    square.setPointerCapture = () => {};
    square.dispatchEvent(new PointerEvent('pointerdown', at(100)));
    square.dispatchEvent(new PointerEvent('pointermove', at(100 + box.width / 8)));
    await expect.poll(() => last.x).toBe(100);
    square.dispatchEvent(new PointerEvent('pointerup', at(0)));
    square.dispatchEvent(new PointerEvent('pointermove', at(0)));
    expect(last.x).toBe(100);
  });
});
