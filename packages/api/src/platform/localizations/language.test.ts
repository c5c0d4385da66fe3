import { describe, expect, it } from 'vitest';
import { pickLanguage } from './language.ts';

function site(codes: string[], settings: { enable?: boolean; byDefault?: string } = {}) {
  return {
    settings: {
      'i18n.enable': settings.enable ?? true,
      'i18n.default_localization': settings.byDefault ?? 'auto',
    },
    languages: new Map(codes.map((language) => [language, { language, name: language, lines: {} }])),
  };
}
const three = site(['en', 'de', 'ar']);

describe('the language of a request', () => {
  it.each([
    ['the user’s before all', { user: 'ar', cookie: 'de', acceptLanguage: 'en' }, 'ar'],
    ['the cookie’s before the browser’s', { cookie: 'de', acceptLanguage: 'ar' }, 'de'],
    ['the browser’s otherwise', { acceptLanguage: 'de' }, 'de'],
    ['the best liked one', { acceptLanguage: 'fr, en;q=0.3, ar;q=0.8' }, 'ar'],
    ['not one the browser refuses', { acceptLanguage: 'de;q=0, ar;q=0.1' }, 'ar'],
    ['a plainer one', { acceptLanguage: 'de-AT, en' }, 'de'],
    ['English when nothing fits', { acceptLanguage: 'fr, *' }, 'en'],
    ['English when nothing is asked for', {}, 'en'],
    ['never one the site lacks', { user: 'fr', cookie: '../../x', acceptLanguage: 'x'.repeat(9_000) }, 'en'],
    ['right for nonsense', { cookie: '__proto__', acceptLanguage: ';;q=NaN,,de;q=2, ar;q=0.5' }, 'ar'],
  ])('is %s', (_name, wishes, language) => {
    expect(pickLanguage(three, wishes)).toBe(language);
  });

  it('is the site’s default where it has one, unless the visitor chose another', () => {
    const german = site(['en', 'de'], { byDefault: 'de' });
    expect(pickLanguage(german, { acceptLanguage: 'en' })).toBe('de');
    expect(pickLanguage(german, { cookie: 'en' })).toBe('en');
  });

  it('is the default alone when visitors may not choose', () => {
    const fixed = site(['en', 'de'], { enable: false });
    expect(pickLanguage(fixed, { user: 'de', cookie: 'de', acceptLanguage: 'de' })).toBe('en');
    expect(pickLanguage(site(['en', 'de'], { enable: false, byDefault: 'de' }), { cookie: 'en' })).toBe('de');
  });

  it('is what is there when English is not', () => {
    expect(pickLanguage(site(['de']), { acceptLanguage: 'fr' })).toBe('de');
    expect(pickLanguage(site(['pt-BR']), { acceptLanguage: 'pt' })).toBe('pt-BR');
  });
});
