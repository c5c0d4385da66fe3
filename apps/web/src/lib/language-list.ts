/** Languages one may choose from: those of ISO 639-1 a browser can name, and some that differ by region or script. */
const codes =
  'af am ar as az be bg bm bn bo br bs ca ce cs cy da de dz ee el en eo es et eu fa ff fi fo fr fy ga gd gl gu gv ha he hi hr hu hy id ig is it ja jv ka kk kl km kn ko ks ku kw ky lb lg ln lo lt lv mg mi mk ml mn mr ms mt my nb nd ne nl nn om or os pa pl ps pt qu rm rn ro ru rw sc sd se sg si sk sl sn so sq sr su sv sw ta te tg th ti tk to tr tt ug uk ur uz vi wo xh yi yo zh zu de-AT de-CH en-GB es-419 fr-CA pt-BR sr-Latn zh-Hans zh-Hant'.split(
    ' ',
  );

export interface LanguageChoice {
  code: string;
  /** In the language of the page. */
  name: string;
  /** In the language itself. */
  own: string;
}

/** A language by its code, in the language of the page. */
export function languageName(code: string, pageLanguage: string): string {
  const name = new Intl.DisplayNames([pageLanguage, 'en'], { type: 'language' }).of(code) ?? code;
  return capital(name, pageLanguage);
}

/** Languages with their names, in the order of the page's language. */
export function languageChoices(pageLanguage: string): LanguageChoice[] {
  const here = new Intl.DisplayNames([pageLanguage, 'en'], { type: 'language' });
  return codes
    .flatMap((code) => {
      const name = here.of(code);
      const known =
        name !== undefined && name !== code && Intl.PluralRules.supportedLocalesOf(code).length > 0;
      return known ? [{ code, name: capital(name, pageLanguage), own: ownName(code) ?? name }] : [];
    })
    .sort((a, b) => a.name.localeCompare(b.name, pageLanguage));
}

function ownName(code: string): string | null {
  const name = new Intl.DisplayNames([code], { type: 'language' }).of(code);
  return name && name !== code ? capital(name, code) : null;
}

function capital(name: string, language: string): string {
  const [first = '', ...rest] = [...name];
  return first.toLocaleUpperCase(language) + rest.join('');
}
