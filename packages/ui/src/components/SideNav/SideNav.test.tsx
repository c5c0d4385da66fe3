import { Users } from 'lucide-react';
import { useState } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { show } from '../../test/show.tsx';
import { Breadcrumbs } from '../Breadcrumbs/Breadcrumbs.tsx';
import { SideNav } from './SideNav.tsx';

afterEach(() => page.viewport(414, 896));

const sections = [
  {
    id: 'people',
    title: 'People',
    items: [
      { id: 'users', label: 'Users', href: '#users', icon: <Users size={18} aria-hidden="true" /> },
      { id: 'roles', label: 'Roles', href: '#roles' },
    ],
  },
  {
    id: 'content',
    items: [
      {
        id: 'comments',
        label: 'Comments',
        href: '#comments',
        badge: { text: '4', label: '4 comments to review' },
      },
    ],
  },
];
const nav = <SideNav label="Administration" sections={sections} current="users" />;

describe('SideNav', () => {
  it('is a landmark of lists and marks the place', async () => {
    await page.viewport(1280, 800);
    await show(nav);
    await expect.element(page.getByRole('navigation', { name: 'Administration' })).toBeVisible();
    await expect.element(page.getByRole('list', { name: 'People' })).toBeVisible();
    await expect.element(page.getByRole('link', { name: 'Users' })).toHaveAttribute('aria-current', 'page');
    await expect.element(page.getByRole('link', { name: 'Comments 4 comments to review' })).toBeVisible();
    expect(page.getByRole('button').query()).toBeNull();
  });

  it('is a button with the place below 900 px; Escape and leaving close it', async () => {
    await page.viewport(880, 800);
    await show(
      <>
        {nav}
        <a href="#after">After</a>
      </>,
    );
    const button = page.getByRole('button', { name: 'Users', expanded: false });
    await expect.element(button).toBeVisible();
    expect(page.getByRole('link', { name: 'Roles' }).query()).toBeNull();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect.element(page.getByRole('link', { name: 'Roles' })).toBeVisible();
    await userEvent.keyboard('{Tab}{Escape}');
    await expect.element(page.getByRole('button', { name: 'Users', expanded: false })).toHaveFocus();
    await userEvent.keyboard('{Enter}{Tab}{Tab}{Tab}{Tab}');
    await expect.element(page.getByRole('link', { name: 'After' })).toHaveFocus();
    expect(page.getByRole('link', { name: 'Roles' }).query()).toBeNull();
  });

  it('closes when a place was chosen', async () => {
    await page.viewport(600, 800);
    await show(nav);
    await page.getByRole('button').click();
    await page.getByRole('link', { name: 'Roles' }).click();
    await expect.element(page.getByRole('button', { name: 'Users', expanded: false })).toBeVisible();
  });

  it('is narrow also where the page is, beside another sidebar', async () => {
    await page.viewport(1000, 800);
    await show(
      <div style={{ inlineSize: 640, containerType: 'inline-size', containerName: 'main' }}>{nav}</div>,
    );
    await expect.element(page.getByRole('button', { name: 'Users' })).toBeVisible();
  });

  it('shows and hides what is in a section with a button', async () => {
    await page.viewport(1280, 800);
    function Folding() {
      const [isOpen, setOpen] = useState(false);
      return (
        <SideNav
          label="Administration"
          sections={sections.map((section) => (section.title ? { ...section, isOpen } : section))}
          current="comments"
          onToggle={(id, opens) => id === 'people' && setOpen(opens)}
        />
      );
    }
    await show(<Folding />);
    const roles = page.getByRole('link', { name: 'Roles' });
    await expect.element(page.getByRole('link', { name: /^Comments/ })).toBeVisible();
    expect(roles.query()).toBeNull();
    await userEvent.tab();
    await expect.element(page.getByRole('button', { name: 'People', expanded: false })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect.element(page.getByRole('button', { name: 'People', expanded: true })).toHaveFocus();
    await expect.element(roles).toBeVisible();
    await userEvent.keyboard(' ');
    await expect.element(page.getByRole('button', { name: 'People', expanded: false })).toBeVisible();
    expect(roles.query()).toBeNull();
  });

  it('draws the links of a router', async () => {
    await page.viewport(1280, 800);
    await show(
      <SideNav
        label="Account"
        sections={sections}
        current="roles"
        currentKind="location"
        look="rail"
        renderLink={(item, link) => <a href={`/app/${item.id}`} {...link} />}
      />,
    );
    const link = page.getByRole('link', { name: 'Roles' });
    await expect.element(link).toHaveAttribute('href', '/app/roles');
    await expect.element(link).toHaveAttribute('aria-current', 'location');
  });
});

it('leads up, and says where one is', async () => {
  const items = [
    { id: 'admin', label: 'Administration', href: '#admin' },
    { id: 'users', label: 'Users', href: '#users' },
    { id: 'anna', label: 'Anna Lindqvist' },
  ];
  await show(<Breadcrumbs label="You are here" items={items} />);
  await expect.element(page.getByRole('navigation', { name: 'You are here' })).toBeVisible();
  expect(page.getByRole('link').elements()).toHaveLength(2);
  await expect.element(page.getByText('Anna Lindqvist')).toHaveAttribute('aria-current', 'page');
});
