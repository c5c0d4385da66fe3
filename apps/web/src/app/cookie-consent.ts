import { cookiePath } from '@kantele/api/site-address';

const name = 'cookie-notice';
/** 30 days */
const life = 2_592_000;
const listeners = new Set<() => void>();

/**
 * What was answered to the cookie notice: `ok` that it was read, `ads` that advertisements may set cookies, too,
 * `necessary` that they may not.
 */
const answers = ['ok', 'ads', 'necessary'] as const;
type Answer = (typeof answers)[number];

const stored = (): Answer | null => {
  const pairs = document.cookie.split('; ');
  return answers.find((answer) => pairs.includes(`${name}=${answer}`)) ?? null;
};

function store(text: string, seconds: number): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the other interface is asynchronous and not everywhere
  document.cookie = `${name}=${text}; path=${cookiePath()}; max-age=${seconds}; samesite=lax`;
  for (const listener of listeners) listener();
}

/** What the visitor of this device has answered to the cookie notice; stores for `useSyncExternalStore`. */
export const cookieConsent = {
  subscribe(listener: () => void) {
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
    };
  },
  /** Whether the notice was read. */
  given: (): boolean => stored() !== null,
  /** Whether the question about advertisements was answered; a notice that did not ask it is not. */
  decidedOnAds: (): boolean => ['ads', 'necessary'].includes(stored() ?? ''),
  /** Whether advertisements may set cookies. */
  agreedToAds: (): boolean => stored() === 'ads',
  /** The server keeps one page for all guests and cannot know. */
  onServer: () => true,
  answer: (answer: Answer): void => store(answer, life),
  /** Asks again. */
  forget: (): void => store('', 0),
};
