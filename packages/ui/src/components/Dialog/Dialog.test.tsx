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

describe('the focus after a dialog', () => {
  /** Rows with a button that asks whether they go; `gone` is called when one may. */
  function Rows({ remove }: { remove: (go: () => void) => void }) {
    const [names, setNames] = useState(['First', 'Second', 'Third']);
    const [asked, setAsked] = useState<string | null>(null);
    return (
      <main tabIndex={-1}>
        <button type="button">Add</button>
        {names.length > 0 && (
          <ul>
            {names.map((name) => (
              <li key={name}>
                <Button onPress={() => setAsked(name)}>{name}</Button>
              </li>
            ))}
          </ul>
        )}
        <ConfirmDialog
          isOpen={asked !== null}
          onOpenChange={() => setAsked(null)}
          title="Delete?"
          confirmLabel="Delete"
          cancelLabel="Cancel"
          onConfirm={() => {
            setAsked(null);
            remove(() => setNames((all) => all.filter((name) => name !== asked)));
          }}
        >
          It goes for good.
        </ConfirmDialog>
      </main>
    );
  }
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  async function removes(name: string) {
    await button(name).click();
    await userEvent.keyboard('{Tab}{Enter}');
    await expect.poll(() => page.getByRole('alertdialog').query()).toBeNull();
  }

  it.each([
    ['at once', (go: () => void) => go()],
    ['when the server has answered', (go: () => void) => void setTimeout(go, 200)],
  ])('stays near what opened it and goes away %s', async (_when, remove) => {
    await show(<Rows remove={remove} />);
    await removes('Second');
    await expect.element(button('Third')).toHaveFocus();
    // Of the last row it goes to the one before, of the only one to what stands beside the list.
    await removes('Third');
    await expect.element(button('First')).toHaveFocus();
    await removes('First');
    await expect.element(button('Add')).toHaveFocus();
  });

  it('is left alone when something else was pressed meanwhile', async () => {
    let go = () => {};
    await show(
      <Rows
        remove={(gone) => {
          go = gone;
        }}
      />,
    );
    await removes('Second');
    await expect.element(button('Second')).toHaveFocus();
    await userEvent.tab();
    await expect.element(button('Third')).toHaveFocus();
    go();
    await expect.poll(() => button('Second').query()).toBeNull();
    await expect.element(button('Third')).toHaveFocus();
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
