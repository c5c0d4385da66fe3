import { useState } from 'react';
import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { show } from '../../test/show.tsx';
import { Chip, FilterChips } from './Chip.tsx';

const items = [
  { id: 'albums', label: 'Albums' },
  { id: 'artists', label: 'Artists' },
];

it('toggles, one at most, and clears when pressed again', async () => {
  function Filter() {
    const [value, setValue] = useState<string | null>(null);
    return <FilterChips label="Kind" items={items} value={value} onChange={setValue} clearable />;
  }
  await show(<Filter />);
  await expect.element(page.getByRole('group', { name: 'Kind' })).toBeVisible();
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('button', { name: 'Albums', pressed: true })).toBeVisible();
  await page.getByRole('button', { name: 'Artists' }).click();
  await expect.element(page.getByRole('button', { name: 'Albums', pressed: false })).toBeVisible();
  await page.getByRole('button', { name: 'Artists' }).click();
  await expect.element(page.getByRole('button', { name: 'Artists', pressed: false })).toBeVisible();
});

it('can be links of a router, in a landmark', async () => {
  await show(
    <FilterChips
      label="Results"
      items={items}
      value="artists"
      renderLink={(item, link) => (
        <a key={item.id} href={`#${item.id}`} {...link}>
          {item.label}
        </a>
      )}
    />,
  );
  await expect.element(page.getByRole('navigation', { name: 'Results' })).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'Artists' })).toHaveAttribute('aria-current', 'page');
  await expect.element(page.getByRole('link', { name: 'Albums' })).not.toHaveAttribute('aria-current');
});

it('is a link when it has an address', async () => {
  await show(
    <Chip href="#x" current>
      Playlists
    </Chip>,
  );
  await expect.element(page.getByRole('link', { name: 'Playlists' })).toHaveAttribute('aria-current', 'page');
});
