import { afterEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { show } from '../../test/show.tsx';
import { DropZone } from './DropZone.tsx';
import { isAccepted } from './files.ts';

const song = new File(['x'], 'Blue Train.FLAC', { type: 'audio/flac' });
const note = new File(['x'], 'notes.txt', { type: 'text/plain' });

afterEach(() => vi.restoreAllMocks());

const zone = (onFiles: (files: File[]) => void, onReject?: (files: File[]) => void) => (
  <DropZone
    label="Drop audio files here"
    hint="FLAC or MP3"
    buttonLabel="Choose files"
    accept={['audio/*']}
    multiple
    onFiles={onFiles}
    onReject={onReject}
  />
);

/** The browser makes no drag of its own for a script, so the transfer is a made-up one. */
function drop(...files: File[]) {
  const target = page.getByText('FLAC or MP3').element().parentElement;
  const dataTransfer = {
    items: files.map((file) => ({ kind: 'file', type: file.type, getAsFile: () => file })),
    types: ['Files'],
    effectAllowed: 'all',
    dropEffect: 'none',
  };
  const box = target?.getBoundingClientRect();
  const at = { clientX: (box?.x ?? 0) + 20, clientY: (box?.y ?? 0) + 20 };
  for (const type of ['dragenter', 'dragover', 'drop']) {
    const event = new DragEvent(type, { bubbles: true, cancelable: true, ...at });
    Object.defineProperty(event, 'dataTransfer', { value: dataTransfer });
    target?.dispatchEvent(event);
  }
}

it('takes what is dropped and tells what it does not take', async () => {
  const onFiles = vi.fn();
  const onReject = vi.fn();
  await show(zone(onFiles, onReject));
  drop(song, note);
  await expect.poll(() => onFiles.mock.calls).toEqual([[[song]]]);
  expect(onReject.mock.calls).toEqual([[[note]]]);
});

it('is named, and asks by its button', async () => {
  const onFiles = vi.fn();
  await show(zone(onFiles));
  await expect.element(page.getByRole('button', { name: /Drop audio files here/ })).toBeInTheDocument();
  const asked = vi.spyOn(HTMLInputElement.prototype, 'click').mockImplementation(() => undefined);
  await page.getByRole('button', { name: 'Choose files' }).click();
  expect(asked).toHaveBeenCalledOnce();
  const input = document.querySelector<HTMLInputElement>('input[type="file"]');
  expect(input?.accept).toBe('audio/*');
  if (input) await userEvent.upload(input, song);
  await expect.poll(() => onFiles.mock.calls[0]?.[0][0].name).toBe('Blue Train.FLAC');
});

describe('isAccepted', () => {
  it.each([
    [undefined, true],
    [['.flac'], true],
    [['audio/*'], true],
    [['audio/flac'], true],
    [['image/*', '.mp3'], false],
    [['audio/mpeg'], false],
  ])('%j: %s', (accept, expected) => expect(isAccepted(song, accept)).toBe(expected));
});
