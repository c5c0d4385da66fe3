import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { show } from '../../test/show.tsx';
import { Artwork, NamePrint } from '../Artwork/Artwork.tsx';
import { PlayButton } from '../PlayButton/PlayButton.tsx';
import { CardGrid, Shelf } from '../Shelf/Shelf.tsx';
import { Card, cardLink } from './Card.tsx';

const card = (name: string, onPress?: () => void) => (
  <Card
    key={name}
    art={<Artwork alt="" name={name} />}
    title={
      <a className={cardLink} href="#album">
        {name}
      </a>
    }
    subtitle="Ysolde Brandt"
    play={<PlayButton label={`Play ${name}`} onPress={onPress} />}
  />
);
const names = ['One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight'];

describe('Card', () => {
  it('is one link over the whole card, with the button beside it', async () => {
    const onPress = vi.fn();
    await show(card('Paper Weather', onPress), { width: 180 });
    const link = page.getByRole('link', { name: 'Paper Weather' });
    expect(document.querySelector('a button, button a, a a')).toBeNull();
    const box = page.getByRole('article').element().getBoundingClientRect();
    expect(document.elementFromPoint(box.x + 20, box.y + 20)).toBe(link.element());
    await page.getByRole('button', { name: 'Play Paper Weather' }).click();
    expect(onPress).toHaveBeenCalledOnce();
    expect(location.hash).not.toBe('#album');
  });

  it('shows the play button while focus is inside', async () => {
    await show(card('Paper Weather'), { width: 180 });
    const holder = page.getByRole('button').element().parentElement;
    await userEvent.tab();
    await expect.poll(() => holder && getComputedStyle(holder).opacity).toBe('1');
  });
});

describe('Artwork', () => {
  it('keeps its square before the picture comes, and draws the initial when it fails', async () => {
    await show(<Artwork src="/nowhere.png" alt="Cover" name="Été" size={120} placeholder="rgb(1 2 3)" />);
    await expect.element(page.getByRole('img', { name: 'Cover' })).toHaveTextContent('É');
    const box = page.getByRole('img').element().getBoundingClientRect();
    expect([box.width, box.height]).toEqual([120, 120]);
  });
});

describe('a print in the place of a picture', () => {
  const prints = () =>
    [...document.querySelectorAll('[data-print]')].map((print) => print.getAttribute('data-print'));

  it('is always the same for a name, small and large, and not for all names', async () => {
    await show(
      <>
        <Artwork alt="" name="Salt Harbour" size={120} shape="circle" />
        <NamePrint name="Salt Harbour" />
        <Artwork alt="" name="Tin Lantern" size={120} />
        <Artwork alt="" name="Ana" size={120} />
        <Artwork alt="" name="The Pier" size={120} />
      </>,
    );
    const [small, large, ...others] = prints();
    expect(large).toBe(small);
    expect(new Set(others).size).toBeGreaterThan(1);
  });

  it('shows the first letter and a ground of ink, and says nothing', async () => {
    await show(<NamePrint name="été" />);
    const ground = document.querySelector('[data-print]');
    expect(ground && getComputedStyle(ground).backgroundImage).toContain('gradient');
    const print = ground?.parentElement;
    expect(print?.textContent).toBe('É');
    expect(print?.getAttribute('aria-hidden')).toBe('true');
  });
});

describe('Shelf', () => {
  it.each([
    [1128, 6],
    [920, 5],
    [720, 4],
  ])('shows whole cards in %i px: %i', async (width, count) => {
    await show(<Shelf title="New">{names.map((name) => card(name))}</Shelf>, { width });
    const list = page.getByRole('list').element();
    const room = list.getBoundingClientRect();
    const whole = [...list.children].filter((item) => item.getBoundingClientRect().right <= room.right - 5);
    expect(whole.length).toBe(count);
    const last = whole.at(-1)?.getBoundingClientRect().right ?? 0;
    expect(Math.abs(room.right - 6 - last)).toBeLessThan(1);
  });

  it('is a region named by its title, with a list inside', async () => {
    await show(
      <Shelf title="New from artists you follow" action={<a href="#all">Show all</a>}>
        {names.map((name) => card(name))}
      </Shelf>,
      { width: 390 },
    );
    await expect.element(page.getByRole('region', { name: 'New from artists you follow' })).toBeVisible();
    expect(page.getByRole('listitem').elements()).toHaveLength(8);
    const list = page.getByRole('list').element();
    expect(list.scrollWidth).toBeGreaterThan(list.clientWidth);
  });

  it('stands one or two cards as rows, the picture before the words', async () => {
    await show(<Shelf title="EPs">{names.slice(0, 2).map((name) => card(name))}</Shelf>, { width: 900 });
    const [first, second] = page.getByRole('article').elements();
    const picture = first?.querySelector('[data-art]')?.getBoundingClientRect();
    const words = page.getByRole('link', { name: 'One' }).element().getBoundingClientRect();
    expect(picture?.width).toBe(88);
    expect(words.left).toBeGreaterThan(picture?.right ?? 0);
    expect(second?.getBoundingClientRect().top).toBe(first?.getBoundingClientRect().top);
  });

  it('fills lines as a grid', async () => {
    await show(<CardGrid label="Albums">{names.map((name) => card(name))}</CardGrid>, { width: 720 });
    const list = page.getByRole('list', { name: 'Albums' }).element();
    expect(getComputedStyle(list).gridTemplateColumns.split(' ')).toHaveLength(4);
    expect(list.scrollWidth).toBe(list.clientWidth);
  });
});
