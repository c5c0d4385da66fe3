import axe from 'axe-core';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { show } from '../../test/show.tsx';
import { SocialButton } from '../SocialButton/SocialButton.tsx';
import { AuthLayout } from './AuthLayout.tsx';

afterEach(() => page.viewport(414, 896));

const dot = 'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7';
const layout = (mosaic: string[]) => (
  <AuthLayout
    logo={<a href="#home">Kantele</a>}
    title="Welcome back"
    lead="New here?"
    footer="Terms"
    mosaic={mosaic}
  >
    <form aria-label="Log in" />
  </AuthLayout>
);
const pictures = () => [...document.querySelectorAll<HTMLImageElement>('img')];

describe('AuthLayout', () => {
  it('fills a silent panel beside the form, however few pictures there are', async () => {
    await page.viewport(1440, 900);
    await show(layout([dot, `${dot}#2`]));
    await expect.element(page.getByRole('heading', { level: 1, name: 'Welcome back' })).toBeVisible();
    expect(pictures()).toHaveLength(12);
    expect(page.getByRole('img').query()).toBeNull();
    const form = page.getByRole('form').element().getBoundingClientRect();
    expect(form.width).toBe(440);
    const boxes = pictures().map((one) => one.getBoundingClientRect());
    expect(boxes.every((box) => box.left >= 560 && box.width === 220)).toBe(true);
    expect(pictures().map((one) => getComputedStyle(one).mixBlendMode)).toContain('screen');
  });

  it('shows one picture over the whole panel, or no panel at all', async () => {
    await page.viewport(1440, 900);
    const parts = { logo: 'Kantele', title: 'Welcome back', children: <form aria-label="Log in" /> };
    await show(<AuthLayout {...parts} mosaic={[dot]} picture={`${dot}#own`} />);
    const [only, ...others] = pictures();
    expect(others).toEqual([]);
    expect(only?.src).toBe(`${dot}#own`);
    expect(only?.getBoundingClientRect()).toMatchObject({ left: 560, width: 880, height: 900 });
    await show(<AuthLayout {...parts} mosaic={null} picture={`${dot}#own`} />);
    const form = page.getByRole('form').elements().at(-1)?.getBoundingClientRect();
    expect((form?.left ?? 0) + (form?.width ?? 0) / 2).toBe(720);
  });

  it('has no panel below 900 px, and none of its pictures is fetched', async () => {
    await page.viewport(880, 900);
    await show(layout([dot]));
    expect(pictures().every((one) => one.getBoundingClientRect().width === 0)).toBe(true);
    expect(pictures().every((one) => one.loading === 'lazy')).toBe(true);
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(880);
  });

  it.each(['sleeve', 'pressing'])('has no serious accessibility fault in %s', async (theme) => {
    await page.viewport(1440, 900);
    await show(layout([dot]), { theme });
    const { violations } = await axe.run(document.body, {
      rules: { 'document-title': { enabled: false }, 'html-has-lang': { enabled: false } },
    });
    expect(violations.filter((one) => one.impact === 'serious' || one.impact === 'critical')).toEqual([]);
  });

  it('is plain ink without pictures', async () => {
    await page.viewport(1440, 900);
    await show(layout([]));
    expect(pictures()).toHaveLength(0);
  });
});

describe('SocialButton', () => {
  it('is a link or a button, as wide as its place, and its mark is silent', async () => {
    const onPress = vi.fn();
    await show(
      <>
        <SocialButton provider="google" href="#google">
          Continue with Google
        </SocialButton>
        <SocialButton provider="our-company" onPress={onPress}>
          Continue with single sign-on
        </SocialButton>
      </>,
      { width: 320 },
    );
    const link = page.getByRole('link', { name: 'Continue with Google', exact: true });
    expect(link.element().getBoundingClientRect().width).toBe(320);
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    expect(onPress).toHaveBeenCalledOnce();
    expect(document.querySelectorAll('svg')).toHaveLength(2);
  });
});
