import { english } from '@kantele/api/translate';
import { describe, expect, it } from 'vitest';
import type { Setting } from './setting.ts';
import { cardsOf, findSettings, lookIndex, settingIndex } from './setting-index.ts';

const setting = (
  key: string,
  group: Setting['group'],
  card: string | null,
  label: string | null,
  description: string,
): Setting => ({
  key,
  group,
  card,
  label,
  description,
  control: null,
  words: {},
  public: false,
  can_change: true,
  secret: false,
  fixed: false,
  value: null,
  default: null,
  schema: {},
});
const settings = [
  setting('mail.smtp.host', 'mail', 'smtp', 'Server', 'Name of the SMTP server; empty sends no email.'),
  setting('mail.smtp.port', 'mail', 'smtp', 'Port', 'Port of the SMTP server.'),
  setting('mail.new_thing', 'mail', 'newer-card', null, 'Something new about mail.'),
  setting('mail.ready', 'mail', null, null, 'Email can be sent.'),
  setting('social.google.enable', 'social', 'social-google', 'Offer this', 'Sign-in with this service.'),
  setting('homepage', 'appearance', null, null, 'The start page and logos.'),
];

describe('cards of settings', () => {
  it('hold what the server knows, in order', () => {
    expect(cardsOf('mail', settings).map(({ id, keys }) => [id, keys])).toEqual([
      ['smtp', ['mail.smtp.host', 'mail.smtp.port']],
      ['more', ['mail.new_thing']],
    ]);
  });

  it('leave out pages nothing is on', () => expect(cardsOf('player', settings)).toEqual([]));
});

describe('the search of settings', () => {
  const index = settingIndex(settings, english);
  const found = (query: string) => findSettings(index, query).map(({ key }) => key);

  it('knows names and sentences, and nothing that is shown nowhere', () => {
    expect(found('smtp')).toEqual(['mail.smtp.host', 'mail.smtp.port']);
    expect(found('SENDS no')).toEqual(['mail.smtp.host']);
    expect(found('logos')).toEqual([]);
    expect(found('can be sent')).toEqual([]);
  });

  it('leads to the parts of the appearance editor', () => {
    const leads = (query: string) => findSettings(lookIndex(english), query).map(({ href }) => href);
    expect(leads('menu')).toEqual(['/admin/appearance/menus']);
    expect(leads('colour')).toEqual(['/admin/appearance/themes']);
    expect(leads('font')).toEqual(['/admin/appearance/fonts', '/admin/appearance/themes']);
    expect(leads('logo')).toEqual(['/admin/appearance/branding']);
    expect(leads('login picture')).toEqual(['/admin/appearance/auth']);
    expect(leads('volume')).toEqual(['/admin/appearance/player']);
  });

  it('puts names first', () => expect(found('port')).toEqual(['mail.smtp.port']));

  it('says which service', () =>
    expect(index.find(({ key }) => key.startsWith('social'))?.label).toMatch(/^Google/));
});
