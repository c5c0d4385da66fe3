import { expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { show } from '../../test/show.tsx';
import { Banner } from '../Banner/Banner.tsx';
import { Button } from '../Button/Button.tsx';
import { Callout } from '../Callout/Callout.tsx';
import { PageHeader } from '../PageHeader/PageHeader.tsx';
import { Section, SettingsCard } from '../Section/Section.tsx';
import { Switch } from '../Switch/Switch.tsx';
import { SaveBar } from './SaveBar.tsx';

const words = { message: 'You have unsaved changes', saveLabel: 'Save changes', discardLabel: 'Discard' };

it('comes with the first change, is announced, and acts', async () => {
  const onSave = vi.fn();
  const onDiscard = vi.fn();
  const bar = (dirty: boolean, saving = false) => (
    <div>
      <SaveBar {...words} dirty={dirty} saving={saving} onSave={onSave} onDiscard={onDiscard} />
    </div>
  );
  const screen = await show(bar(false));
  expect(page.getByRole('button').query()).toBeNull();
  await expect.element(page.getByRole('status')).toHaveTextContent('');
  await screen.rerender(<div>{bar(true)}</div>);
  await expect.element(page.getByRole('status')).toHaveTextContent(words.message);
  await page.getByRole('button', { name: 'Discard' }).click();
  await page.getByRole('button', { name: 'Save changes' }).click();
  expect([onDiscard.mock.calls.length, onSave.mock.calls.length]).toEqual([1, 1]);
  await screen.rerender(<div>{bar(true, true)}</div>);
  await userEvent.keyboard('{Enter}');
  expect(onSave).toHaveBeenCalledOnce();
});

it('submits its form, and stays at the lower edge', async () => {
  const onSubmit = vi.fn((event: SubmitEvent) => event.preventDefault());
  await show(
    <form ref={(form) => form?.addEventListener('submit', onSubmit)}>
      <div style={{ blockSize: 2000 }} />
      <SaveBar {...words} dirty onDiscard={vi.fn()} />
    </form>,
  );
  const save = page.getByRole('button', { name: 'Save changes' });
  expect(save.element().getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight);
  await save.click();
  expect(onSubmit).toHaveBeenCalledOnce();
});

it('names its parts by their titles', async () => {
  await show(
    <>
      <PageHeader
        title="Users"
        count="48,210"
        description="Everyone with an account"
        actions={<Button>Add</Button>}
      />
      <Section title="Profile" description="Shown to everyone" id="profile">
        Fields
      </Section>
      <SettingsCard title="Danger zone" tone="danger" actions={<Button variant="danger">Delete…</Button>}>
        Gone for good
      </SettingsCard>
    </>,
  );
  await expect.element(page.getByRole('heading', { level: 1, name: 'Users' })).toBeVisible();
  await expect.element(page.getByRole('region', { name: 'Profile' })).toHaveAttribute('id', 'profile');
  const card = page.getByRole('region', { name: 'Danger zone' });
  await expect.element(card.getByRole('button', { name: 'Delete…' })).toBeVisible();
  const fg = getComputedStyle(document.body).color;
  expect(getComputedStyle(card.element()).borderBlockStartColor).toBe(fg);
});

it('is a region with an action, and can be put away', async () => {
  const onDismiss = vi.fn();
  await show(
    <Banner
      tone="ink"
      label="Signed in as another user"
      action={
        <Button variant="inverse" size="small">
          Return
        </Button>
      }
      onDismiss={onDismiss}
      dismissLabel="Close"
    >
      You are signed in as Anna
    </Banner>,
  );
  await expect
    .element(page.getByRole('region', { name: 'Signed in as another user' }))
    .toHaveTextContent('You are signed in as Anna');
  await page.getByRole('button', { name: 'Close' }).click();
  expect(onDismiss).toHaveBeenCalledOnce();
});

it('remarks, loudly when asked', async () => {
  await show(
    <Callout tone="danger" role="alert" title="That didn’t match">
      Check the password and try again.
    </Callout>,
  );
  await expect.element(page.getByRole('alert')).toHaveTextContent(/That didn’t match.*Check the password/);
});

it('switches with words at the start, help under them and an error', async () => {
  await show(
    <Switch layout="row" description="Overrides the plan" error="Not on this plan">
      Can upload
    </Switch>,
  );
  const control = page.getByRole('switch', { name: 'Can upload', exact: true });
  await expect.element(control).toHaveAccessibleDescription('Overrides the plan Not on this plan');
  await userEvent.tab();
  await userEvent.keyboard(' ');
  await expect.element(control).toBeChecked();
});
