import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { show } from '../../test/show.tsx';
import { Button } from '../Button/Button.tsx';
import { Checkbox, Radio, RadioGroup } from '../Checkbox/Checkbox.tsx';
import { ComboBox } from '../ComboBox/ComboBox.tsx';
import { DateField } from '../DateField/DateField.tsx';
import { NumberField } from '../NumberField/NumberField.tsx';
import { Select, SelectItem } from '../Select/Select.tsx';
import { Switch } from '../Switch/Switch.tsx';
import { TagField } from '../TagField/TagField.tsx';
import { TextArea } from '../TextArea/TextArea.tsx';
import { PasswordField, TextField } from '../TextField/TextField.tsx';
import { type FieldErrors, Form } from './Form.tsx';

const options = [{ id: 'one', label: 'One' }];
const texts = { emptyText: 'There are no items matching your query', loadingText: 'Loading...' };

const everyField = (
  <>
    <TextField name="title" label="Title" />
    <PasswordField name="password" label="Password" showLabel="Show" hideLabel="Hide" />
    <TextArea name="bio" label="Biography" />
    <NumberField name="size" label="Size" unit="MB" />
    <Select name="type" label="Type">
      <SelectItem id="lp">LP</SelectItem>
    </Select>
    <ComboBox name="zone" label="Zone" options={options} {...texts} />
    <TagField name="tags" label="Tags" options={options} removeLabel={(one) => `Remove ${one}`} {...texts} />
    <DateField name="until" label="Until" withTime />
    <RadioGroup name="format" label="Format">
      <Radio value="lp">LP</Radio>
    </RadioGroup>
    <Checkbox name="terms">Terms</Checkbox>
    <Switch name="public">Public</Switch>
  </>
);
const names = [
  'title',
  'password',
  'bio',
  'size',
  'type',
  'zone',
  'tags',
  'until',
  'format',
  'terms',
  'public',
];

describe('errors', () => {
  it.each(names)('are shown at the field %s, which gets focus', async (name) => {
    const screen = await show(
      <Form errors={null} onSubmit={vi.fn()}>
        {everyField}
      </Form>,
    );
    await screen.rerender(
      <div>
        <Form errors={{ [name]: [`Wrong ${name}`] }} onSubmit={vi.fn()}>
          {everyField}
        </Form>
      </div>,
    );
    await expect.element(page.getByText(`Wrong ${name}`)).toBeVisible();
    expect(page.getByRole('alert').query()).toBeNull();
    const at = document.activeElement;
    expect(at?.closest('[data-invalid]') ?? at?.closest('[aria-invalid]')).not.toBeNull();
    await expect.poll(() => document.activeElement?.getAttribute('aria-describedby')).toBeTruthy();
  });

  it('put focus on the first field of the page, whatever their own order', async () => {
    const fields = (
      <>
        <TextField name="first" label="First" />
        <TextField name="second" label="Second" />
      </>
    );
    const screen = await show(
      <Form errors={null} onSubmit={vi.fn()}>
        {fields}
      </Form>,
    );
    await screen.rerender(
      <div>
        <Form errors={{ second: ['No'], first: ['No'] }} onSubmit={vi.fn()}>
          {fields}
        </Form>
      </div>,
    );
    await expect.element(page.getByRole('textbox', { name: 'First' })).toHaveFocus();
  });

  it('bring their field into view', async () => {
    const tall = (errors: FieldErrors | null) => (
      <Form errors={errors} onSubmit={vi.fn()}>
        <TextField name="title" label="Title" />
        <div style={{ blockSize: 3000 }} />
        <Button type="submit">Save</Button>
      </Form>
    );
    const screen = await show(tall(null));
    page.getByRole('button').element().scrollIntoView();
    await screen.rerender(<div>{tall({ title: ['Too short'] })}</div>);
    await expect
      .poll(() => page.getByRole('textbox').element().getBoundingClientRect().top)
      .toBeGreaterThanOrEqual(0);
  });

  it('without a field are said above, once each', async () => {
    await show(
      <Form
        errors={{ token: ['The link has expired'], email: ['Gone', 'Gone'] }}
        errorTitle="Something went wrong"
        onSubmit={vi.fn()}
      >
        <input type="hidden" name="token" value="t" />
        <TextField name="title" label="Title" />
      </Form>,
    );
    const alert = page.getByRole('alert');
    await expect.element(alert).toHaveTextContent('Something went wrong');
    expect(
      alert
        .getByRole('listitem')
        .elements()
        .map((item) => item.textContent),
    ).toEqual(['The link has expired', 'Gone']);
  });

  it('go when the field is edited, stay gone through renders, and come back with the next answer', async () => {
    function Account() {
      const [busy, setBusy] = useState(false);
      const [, render] = useState(0);
      return (
        <>
          <Form
            // An object that is new on each render.
            errors={{ title: ['Taken'] }}
            busy={busy}
            onSubmit={() => setBusy(true)}
          >
            <TextField name="title" label="Title" />
          </Form>
          <Button onPress={() => render((one) => one + 1)}>Render</Button>
          <Button onPress={() => setBusy(true)}>Send</Button>
          <Button onPress={() => setBusy(false)}>Answer</Button>
        </>
      );
    }
    await show(<Account />);
    await page.getByRole('textbox').fill('Other');
    await page.getByRole('button', { name: 'Render' }).click();
    await expect.poll(() => page.getByText('Taken').query()).toBeNull();
    await page.getByRole('button', { name: 'Render' }).click();
    await expect.element(page.getByRole('button', { name: 'Render' })).toHaveFocus();
    await page.getByRole('button', { name: 'Send' }).click();
    await page.getByRole('button', { name: 'Answer' }).click();
    await expect.element(page.getByText('Taken')).toBeVisible();
    await expect.element(page.getByRole('textbox')).toHaveFocus();
  });
});

describe('submitting', () => {
  it('hands over the values by name, also when a field is wrong', async () => {
    const onSubmit = vi.fn();
    await show(
      <Form errors={{ title: ['Taken'] }} onSubmit={onSubmit}>
        <TextField name="title" label="Title" defaultValue="A" isRequired />
        <NumberField name="size" label="Size" defaultValue={1200} />
        <Checkbox name="terms" value="yes" defaultSelected>
          Terms
        </Checkbox>
        <Button type="submit">Save</Button>
      </Form>,
    );
    await page.getByRole('button', { name: 'Save' }).click();
    expect(onSubmit).toHaveBeenCalledExactlyOnceWith(
      { title: 'A', size: '1200', terms: 'yes' },
      expect.any(HTMLFormElement),
    );
  });

  it('ignores a second time while busy, and keeps its fields', async () => {
    const onSubmit = vi.fn();
    await show(
      <Form errors={null} onSubmit={onSubmit} busy label="Account">
        <TextField name="title" label="Title" />
      </Form>,
    );
    await page.getByRole('textbox').fill('Kitchen');
    await userEvent.keyboard('{Enter}');
    expect(onSubmit).not.toHaveBeenCalled();
    await expect.element(page.getByRole('form', { name: 'Account' })).toHaveAttribute('aria-busy', 'true');
    await expect.element(page.getByRole('textbox')).toBeEnabled();
  });
});
