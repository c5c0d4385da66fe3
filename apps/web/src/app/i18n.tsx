import { type Translate, translator } from '@kantele/api/translate';
import { Fragment, type ReactNode } from 'react';
import { useBoot } from './boot.tsx';

/** Translates English text into the language of the page. */
export function useT(): Translate {
  return translator(useBoot().data.i18n);
}

/** The language everything on the page is written in; the same on the server and in the browser. */
export function useLanguage(): string {
  return useBoot().data.i18n.language;
}

/** Which way the page is written. */
export function useDirection(): 'ltr' | 'rtl' {
  return useBoot().data.i18n.direction;
}

interface TProps {
  text: string;
  /** By name of the placeholder. Texts are set apart, so that a name in another script keeps its order. */
  values: Record<string, ReactNode>;
}

/** A sentence with elements in it: `<T text="By :artist" values={{ artist: <Link … /> }} />`. A `count` chooses the plural. */
export function T({ text, values }: TProps) {
  const t = useT();
  return <>{sentence(t, text, values)}</>;
}

/** The translated sentence in pieces, placeholders replaced by their values. */
export function sentence(t: Translate, text: string, values: Record<string, ReactNode>): ReactNode[] {
  const numbers: Record<string, number> = {};
  for (const [name, value] of Object.entries(values)) if (typeof value === 'number') numbers[name] = value;
  // The odd pieces are names of placeholders.
  return t(text, numbers)
    .split(/:([a-z][a-z_]*)/i)
    .map((piece, index) => {
      if (index % 2 === 0) return piece;
      if (!Object.hasOwn(values, piece)) return `:${piece}`;
      const value = values[piece];
      return typeof value === 'string' ? (
        <bdi key={index}>{value}</bdi>
      ) : (
        <Fragment key={index}>{value}</Fragment>
      );
    });
}
