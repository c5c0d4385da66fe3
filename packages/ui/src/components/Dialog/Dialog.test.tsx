import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { show } from '../../test/show.tsx';
import { Button } from '../Button/Button.tsx';
import { DialogTrigger, Popover } from '../Popover/Popover.tsx';
import { ConfirmDialog, Dialog } from './Dialog.tsx';

describe('Dialog', () => {
  it('is named by its title, holds focus and gives it back', async () => {
    await show(
      <DialogTrigger>
        <Button>Credits</Button>
        <Dialog title="Credits" closeLabel="Close">
          Written by Odile Varga
        </Dialog>
      </DialogTrigger>,
    );
    await page.getByRole('button', { name: 'Credits' }).click();
    await expect.element(page.getByRole('dialog', { name: 'Credits' })).toBeVisible();
    await userEvent.tab();
    await userEvent.tab();
    await expect.element(page.getByRole('button', { name: 'Close' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect.poll(() => page.getByRole('dialog').query()).toBeNull();
    await expect.element(page.getByRole('button', { name: 'Credits' })).toHaveFocus();
  });
});

describe('ConfirmDialog', () => {
  function Confirm({ onConfirm }: { onConfirm: () => void }) {
    const [isOpen, setOpen] = useState(true);
    return (
      <ConfirmDialog
        isOpen={isOpen}
        onOpenChange={setOpen}
        title="Delete token?"
        confirmLabel="Delete"
        cancelLabel="Cancel"
        onConfirm={onConfirm}
        danger
      >
        Applications that use it stop working.
      </ConfirmDialog>
    );
  }

  it('starts on the harmless answer', async () => {
    const onConfirm = vi.fn();
    await show(<Confirm onConfirm={onConfirm} />);
    await expect.element(page.getByRole('alertdialog', { name: 'Delete token?' })).toBeVisible();
    await expect.element(page.getByRole('button', { name: 'Cancel' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect.poll(() => page.getByRole('alertdialog').query()).toBeNull();
    expect(onConfirm).not.toHaveBeenCalled();
  });

  it('confirms and stays for the caller to close', async () => {
    const onConfirm = vi.fn();
    await show(<Confirm onConfirm={onConfirm} />);
    await page.getByRole('button', { name: 'Delete' }).click();
    expect(onConfirm).toHaveBeenCalledOnce();
    await expect.element(page.getByRole('alertdialog')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.poll(() => page.getByRole('alertdialog').query()).toBeNull();
  });
});

describe('Popover', () => {
  it('opens beside its trigger with a name', async () => {
    await show(
      <DialogTrigger>
        <Button>Open</Button>
        <Popover label="Notifications" width={380}>
          None
        </Popover>
      </DialogTrigger>,
    );
    await page.getByRole('button', { name: 'Open' }).click();
    await expect.element(page.getByRole('dialog', { name: 'Notifications' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.poll(() => page.getByRole('dialog').query()).toBeNull();
  });
});
