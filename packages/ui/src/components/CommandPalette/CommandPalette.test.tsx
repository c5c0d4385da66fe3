import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { show } from '../../test/show.tsx';
import { CommandPalette } from './CommandPalette.tsx';

const groups = [
  { id: 'pages', title: 'Go to', items: [{ id: 'home', label: 'Home' }] },
  {
    id: 'music',
    title: 'Music',
    items: [{ id: 'album', label: 'Northern Rooms', hint: 'Album', keys: ['G', 'H'] }],
  },
];

function Palette({
  onChoose,
  onClose,
}: {
  onChoose: (id: string, other: boolean) => void;
  onClose: () => void;
}) {
  const [query, setQuery] = useState('');
  return (
    <CommandPalette
      onClose={onClose}
      label="Command palette"
      placeholder="Search"
      query={query}
      onQueryChange={setQuery}
      groups={groups
        .map((group) => ({
          ...group,
          items: group.items.filter(({ label }) => label.toLowerCase().includes(query.toLowerCase())),
        }))
        .filter(({ items }) => items.length > 0)}
      onChoose={onChoose}
      emptyText="Nothing found"
    />
  );
}

async function open() {
  const onChoose = vi.fn();
  const onClose = vi.fn();
  await show(<Palette onChoose={onChoose} onClose={onClose} />);
  const field = page.getByRole('searchbox', { name: 'Command palette' });
  await expect.element(field).toHaveFocus();
  return { onChoose, onClose, field };
}

it('finds by typing and does by Enter, while the focus stays in the field', async () => {
  const { onChoose, field } = await open();
  await userEvent.keyboard('north');
  await expect.element(page.getByRole('menuitem')).toHaveTextContent('Northern Rooms');
  await userEvent.keyboard('{ArrowDown}{Enter}');
  expect(onChoose).toHaveBeenCalledWith('album', false);
  await expect.element(field).toHaveFocus();
});

it('does the other thing with Shift', async () => {
  const { onChoose, field } = await open();
  await userEvent.keyboard('{ArrowDown}{ArrowDown}');
  const marked = () => field.element().getAttribute('aria-activedescendant') ?? '';
  await expect.poll(() => document.getElementById(marked())?.textContent).toContain('Northern Rooms');
  await userEvent.keyboard('{Shift>}{Enter}{/Shift}');
  expect(onChoose).toHaveBeenCalledWith('album', true);
});

it('says when nothing is found, and closes by Escape', async () => {
  const { onClose } = await open();
  await userEvent.keyboard('zzz');
  await expect.element(page.getByText('Nothing found')).toBeVisible();
  await userEvent.keyboard('{Escape}{Escape}');
  expect(onClose).toHaveBeenCalled();
});
