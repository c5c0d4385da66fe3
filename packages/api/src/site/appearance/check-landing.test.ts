import { describe, expect, it } from 'vitest';
import type { Translate } from '../../core/translate.ts';
import { defaultHomepage, homepage } from '../../platform/site-state/definitions/homepage.ts';
import { checkLanding } from './check-landing.ts';

const t: Translate = (text, values) =>
  Object.entries(values ?? {}).reduce((made, [name, value]) => made.replace(`:${name}`, String(value)), text);
const button = { label: 'Start listening', action: '/register', type: 'route', icon: null } as const;
type Appearance = typeof defaultHomepage.appearance;

const made = (part: Partial<Appearance>, type: 'other' | 'channel' = 'other') => ({
  ...defaultHomepage,
  type,
  appearance: { ...defaultHomepage.appearance, ...part },
});
const texts = (part: Partial<Appearance>, type?: 'other' | 'channel') =>
  checkLanding(made(part, type), t).map(({ text }) => text);
const actions = (part: object) => ({ actions: { ...defaultHomepage.appearance.actions, ...part } });

describe('checks of the landing page', () => {
  it('have nothing to say of a new one, nor of buttons that are not there', () =>
    expect(texts({})).toEqual([]));

  it('name buttons that will not be shown', () => {
    expect(texts(actions({ cta1: button, cta2: { ...button, action: '' } }))).toEqual([
      'The button “Start listening” of the landing page leads nowhere and will not be shown.',
    ]);
    expect(texts(actions({ cta3: { ...button, label: '' } }))).toEqual([
      'A button of the landing page has no label and will not be shown.',
    ]);
  });

  it('name a title that cannot be read on its overlay', () => {
    expect(texts({ headerOverlayColor1: '0 0 0', headerOverlayColor2: '255 255 255' })).toEqual([
      'The title of the landing page is hard to read on its overlay.',
    ]);
    expect(texts({ headerOverlayColor1: '127 127 127' })).toEqual([]);
  });

  it('say nothing while guests see something else', () => {
    expect(texts(actions({ cta2: { ...button, action: '' } }), 'channel')).toEqual([]);
  });
});

describe('a home page', () => {
  const isValid = (part: Partial<Record<keyof Appearance, unknown>>) =>
    homepage.safeParse({ ...made({}), appearance: { ...defaultHomepage.appearance, ...part } }).success;
  const picture = `/images/${'a'.repeat(32)}/1200.webp`;

  it('has pictures of this site only', () => {
    expect(isValid({ headerImage: picture, footerImage: picture })).toBe(true);
    expect(isValid({ headerImage: 'https://evil.example/a.png' })).toBe(false);
    expect(isValid({ primaryFeatures: [{ image: '//evil.example/a.png', title: '', subtitle: '' }] })).toBe(
      false,
    );
  });

  it('has overlays that are colours, and buttons that run nothing', () => {
    expect(isValid({ headerOverlayColor1: '138 28 60' })).toBe(true);
    for (const value of ['#8a1c3c', '256 0 0', 'red', '0 0 0);background:url(x'])
      expect(isValid({ headerOverlayColor1: value })).toBe(false);
    expect(isValid(actions({ cta1: { ...button, action: 'javascript:alert(1)' } }))).toBe(false);
  });

  it('has an opacity between nothing and all, and 24 features at most', () => {
    expect(isValid({ headerImageOpacity: 1.1 })).toBe(false);
    const feature = { image: null, title: 'One', subtitle: '' };
    expect(isValid({ primaryFeatures: Array(24).fill(feature) })).toBe(true);
    expect(isValid({ primaryFeatures: Array(25).fill(feature) })).toBe(false);
  });

  it('of a time before pages could be chosen has none', () => {
    const { page_id: _, ...older } = made({});
    expect(homepage.parse(older)).toMatchObject({ page_id: null });
  });
});
