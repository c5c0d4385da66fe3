import type { ZxcvbnFactory } from '@zxcvbn-ts/core';
import type { Context } from '../../../core/context.ts';
import { invalid } from '../../../core/errors.ts';
import { getSite } from '../../../platform/site-state/site.ts';

/**
 * Guesses (zxcvbn's estimate) below which a password is refused: a known word with five characters after it is estimated at
 * 10^7, eight characters of no pattern at 10^8.
 */
const enoughGuesses = 2e7;
/** Characters that are looked at: the time an estimate takes grows with the square of the length. */
const lookedAt = 32;
/** Readings of digits and signs as letters that are tried; each costs as much as the whole estimate. */
const readings = 20;

/** Whose password it is: the parts of names and addresses count as words that everybody knows. */
export interface PasswordOwner {
  email: string;
  display_name?: string | null | undefined;
  first_name?: string | null | undefined;
  last_name?: string | null | undefined;
}

/** @throws AppError `invalid` on the field of a password that is easy to guess */
export type AssertGoodPassword = (password: string, field: string, owner: PasswordOwner) => void;

/**
 * The rule for every new password of this site, whoever sets it: guesses from lists of common passwords, words, sequences, dates,
 * keyboards, and what is known of the site and the owner, come to it late. Upper case counts for nothing.
 */
export async function passwordRule({ db }: Pick<Context, 'db'>): Promise<AssertGoodPassword> {
  const [site, isGuessed] = await Promise.all([getSite(db), guesser()]);
  return (password, field, owner) => {
    if (isGuessed(password, [site.settings.branding.site_name, ...textsOf(owner)])) {
      throw invalid(field, 'This password is too easy to guess.');
    }
  };
}

/** Whether a password of the first admin, whose site has only its first name yet, is easy to guess. */
export async function isEasyFirstPassword(password: string, email: string): Promise<boolean> {
  return (await guesser())(password, [email]);
}

const textsOf = (owner: PasswordOwner) =>
  [owner.email, owner.display_name, owner.first_name, owner.last_name].filter((text) => text != null);

let estimator: Promise<ZxcvbnFactory> | undefined;

/** Loaded with the first new password: the lists take 40 MB and a tenth of a second. */
async function loadEstimator(): Promise<ZxcvbnFactory> {
  const [{ ZxcvbnFactory: Estimator }, { adjacencyGraphs, dictionary }] = await Promise.all([
    import('@zxcvbn-ts/core'),
    import('@zxcvbn-ts/language-common'),
  ]);
  return new Estimator({ dictionary, graphs: adjacencyGraphs, l33tMaxSubstitutions: readings });
}

/** Answers whether a password is guessed early by who knows these texts, and the name of the product. */
async function guesser(): Promise<(password: string, known: readonly string[]) => boolean> {
  estimator ??= loadEstimator();
  const ready = await estimator;
  return (password, known) =>
    ready.check(comparable(password), wordsOf(['Kantele', ...known])).guesses < enoughGuesses;
}

const comparable = (text: string) => text.normalize('NFC').toLowerCase().slice(0, lookedAt);

/** What people put between words. */
const separators = ['', ' ', '-', '_', '.'];

/** Texts as a whole, both sides of an address, and their words: each alone, and all with every separator between them. */
function wordsOf(texts: readonly string[]): string[] {
  const words = texts.flatMap((text) => {
    const parts = text.split(/[^\p{L}\p{M}\p{N}]+/u);
    const [local = '', domain = ''] = text.split('@');
    return [text, local, domain, ...separators.map((separator) => parts.join(separator)), ...parts];
  });
  return [...new Set(words.map(comparable))];
}
