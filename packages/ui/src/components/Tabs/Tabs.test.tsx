import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { show } from '../../test/show.tsx';
import { Tab, TabList, TabPanel, Tabs } from './Tabs.tsx';

it('moves with arrows and shows one panel', async () => {
  await show(
    <Tabs>
      <TabList aria-label="Artist">
        <Tab id="overview">Overview</Tab>
        <Tab id="about">About</Tab>
      </TabList>
      <TabPanel id="overview">Top tracks</TabPanel>
      <TabPanel id="about">Biography</TabPanel>
    </Tabs>,
  );
  await expect.element(page.getByRole('tablist', { name: 'Artist' })).toBeVisible();
  await userEvent.tab();
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(page.getByRole('tab', { name: 'About', selected: true })).toHaveFocus();
  await expect.element(page.getByRole('tabpanel', { name: 'About' })).toHaveTextContent('Biography');
  expect(page.getByText('Top tracks').query()).toBeNull();
  // The chosen tab is told by a line and weight, not by colour.
  const tab = page.getByRole('tab', { selected: true }).element();
  await expect.poll(() => getComputedStyle(tab, '::after').opacity).toBe('1');
});
