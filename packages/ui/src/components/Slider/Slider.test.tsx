import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { show } from '../../test/show.tsx';
import { SeekSlider } from '../SeekSlider/SeekSlider.tsx';
import { VolumeSlider } from '../VolumeSlider/VolumeSlider.tsx';
import { Waveform } from '../Waveform/Waveform.tsx';

const spoken = (s: number) => `${Math.floor(s / 60)} minutes ${Math.round(s % 60)} seconds`;
const words = (value: number, detail: 'full' | 'short') =>
  detail === 'full' ? `${spoken(value)} of ${spoken(200)}` : spoken(value);
const clock = (s: number) => `${Math.floor(s / 60)}:${String(Math.floor(s % 60)).padStart(2, '0')}`;

function Seek({
  onCommit,
  onChange,
  wave = false,
}: {
  onCommit?: (v: number) => void;
  onChange?: (v: number) => void;
  wave?: boolean;
}) {
  const [value, setValue] = useState(100);
  const props = {
    label: 'Seek',
    value,
    duration: 200,
    valueText: words,
    formatTime: clock,
    onChange,
    onCommit: (next: number) => {
      setValue(next);
      onCommit?.(next);
    },
  };
  return wave ? (
    <Waveform {...props} peaks={[10, 200, 90]} />
  ) : (
    <SeekSlider {...props} look="bar" bufferedTo={150} />
  );
}

const input = () => {
  const element = page.getByRole('slider').element();
  if (!(element instanceof HTMLInputElement) || !element.parentElement) throw new Error('no slider');
  return { element, strip: element.parentElement };
};

function pointer(type: string, along: number, id = 1) {
  const box = input().strip.getBoundingClientRect();
  const init = {
    pointerId: id,
    button: 0,
    bubbles: true,
    cancelable: true,
    clientX: box.left + box.width * along,
  };
  input().strip.dispatchEvent(new PointerEvent(type, { ...init, clientY: box.top + 12 }));
}

describe('SeekSlider', () => {
  it('is a slider with a name, limits and a value in words', async () => {
    await show(<Seek />, { width: 300 });
    await expect.element(page.getByRole('slider', { name: 'Seek' })).toBeVisible();
    const { element } = input();
    expect([element.min, element.max, element.value]).toEqual(['0', '200', '100']);
    expect(element.getAttribute('aria-valuetext')).toBe('1 minutes 40 seconds of 3 minutes 20 seconds');
  });

  it('moves by 5 s, by 30 s, and to the ends, and commits each time', async () => {
    const onCommit = vi.fn();
    await show(<Seek onCommit={onCommit} />, { width: 300 });
    await userEvent.tab();
    await expect.element(page.getByRole('slider')).toHaveFocus();
    await userEvent.keyboard(
      '{ArrowRight}{ArrowLeft}{ArrowLeft}{Shift>}{ArrowRight}{/Shift}{PageUp}{PageDown}{End}{Home}',
    );
    expect(onCommit.mock.calls.flat()).toEqual([105, 100, 95, 125, 155, 125, 200, 0]);
    // Short while it changes, so that the total is not repeated with every key.
    expect(input().element.getAttribute('aria-valuetext')).toBe('0 minutes 0 seconds');
  });

  it('leaves keys with Alt, Ctrl or Meta to the browser', async () => {
    const onCommit = vi.fn();
    await show(<Seek onCommit={onCommit} />, { width: 300 });
    await userEvent.tab();
    await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}{Control>}{Home}{/Control}');
    expect(onCommit).not.toHaveBeenCalled();
  });

  it.each([false, true])('commits a drag on release only (waveform: %s)', async (wave) => {
    const onCommit = vi.fn();
    const onChange = vi.fn();
    await show(<Seek wave={wave} onCommit={onCommit} onChange={onChange} />, { width: 300 });
    // A made-up pointer cannot be captured.
    input().strip.setPointerCapture = () => undefined;
    pointer('pointerdown', 0.2);
    await expect.element(page.getByRole('slider')).toHaveFocus();
    pointer('pointermove', 0.75);
    expect(onCommit).not.toHaveBeenCalled();
    expect(onChange).toHaveBeenLastCalledWith(150);
    await expect.poll(() => input().element.value).toBe('150');
    pointer('pointerup', 0.75);
    expect(onCommit.mock.calls).toEqual([[150]]);
  });

  it('gives the old value back when Escape ends a drag, and ignores the release after it', async () => {
    const onCommit = vi.fn();
    const outer = vi.fn();
    await show(
      <div role="application" onKeyDown={outer}>
        <Seek onCommit={onCommit} />
      </div>,
      { width: 300 },
    );
    input().strip.setPointerCapture = () => undefined;
    pointer('pointerdown', 0.2);
    pointer('pointermove', 0.9);
    await expect.poll(() => input().element.value).toBe('180');
    await userEvent.keyboard('{Escape}');
    await expect.poll(() => input().element.value).toBe('100');
    pointer('pointerup', 0.9);
    expect(onCommit).not.toHaveBeenCalled();
    expect(outer).not.toHaveBeenCalled();
    await userEvent.keyboard('{Escape}');
    expect(outer).toHaveBeenCalledOnce();
  });

  it('has a hit strip of 24 px and a tip with the time under the pointer', async () => {
    await show(<Seek />, { width: 300 });
    expect(input().strip.getBoundingClientRect().height).toBe(24);
    pointer('pointermove', 0.5);
    await expect.element(page.getByText('1:40')).toBeVisible();
  });

  it('runs from left to right in a right-to-left page', async () => {
    const onCommit = vi.fn();
    await show(
      <div dir="rtl">
        <Seek onCommit={onCommit} />
      </div>,
      { width: 300 },
    );
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}');
    expect(onCommit).toHaveBeenLastCalledWith(105);
  });

  it('follows a screen reader that moves the native control', async () => {
    const onCommit = vi.fn();
    await show(<Seek onCommit={onCommit} />, { width: 300 });
    await page.getByRole('slider').fill('120');
    expect(onCommit).toHaveBeenLastCalledWith(120);
  });
});

describe('VolumeSlider', () => {
  function Volume({ dir }: { dir?: string }) {
    const [value, setValue] = useState(0.6);
    return (
      <div dir={dir}>
        <VolumeSlider label="Volume" value={value} onChange={setValue} />
      </div>
    );
  }

  it('speaks percent and moves by five', async () => {
    await show(<Volume />, { width: 120 });
    const slider = page.getByRole('slider', { name: 'Volume' });
    await expect.element(slider).toHaveAttribute('aria-valuetext', '60%');
    await userEvent.tab();
    await userEvent.keyboard('{ArrowUp}');
    await expect.element(slider).toHaveAttribute('aria-valuetext', '65%');
  });

  it('follows the direction of the text', async () => {
    await show(<Volume dir="rtl" />, { width: 120 });
    await userEvent.tab();
    await userEvent.keyboard('{ArrowLeft}');
    await expect.element(page.getByRole('slider')).toHaveAttribute('aria-valuetext', '65%');
  });

  it('turns with the wheel and stops at the end', async () => {
    await show(<Volume />, { width: 120 });
    for (let turn = 0; turn < 10; turn++) {
      input().strip.dispatchEvent(new WheelEvent('wheel', { deltaY: -100, bubbles: true }));
      await new Promise(requestAnimationFrame);
    }
    await expect.element(page.getByRole('slider')).toHaveAttribute('aria-valuetext', '100%');
  });
});
