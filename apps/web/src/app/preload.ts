import { siteAddress } from '@kantele/api/site-address';
/** Told to the window when a file of this build is no longer on the server: a newer one has been put in its place. */
export const codeGone = 'kantele:code-gone';

/** Files that have come or are on their way, by address. */
const files = new Map<string, Promise<void>>();

/**
 * Stands in for the bundler's own helper around every `import()`: fetches the files of a part before it is run.
 * Browsers remember a module that could not be fetched, and whatever imports it, for as long as the page lives; here
 * they are only asked for what is in their cache already.
 *
 * @param names the files of the part and of all it imports, relative to the root of the site
 * @throws Error when a file does not come; another call asks for it anew
 */
export async function preload<Module>(
  load: () => Promise<Module>,
  names: readonly string[] = [],
): Promise<Module> {
  await Promise.all(names.map((name) => fetched(siteAddress(`/${name}`))));
  return load();
}

function fetched(url: string): Promise<void> {
  const known = files.get(url);
  if (known) return known;
  const coming = isInPage(url) ? Promise.resolve() : url.endsWith('.css') ? style(url) : script(url);
  files.set(url, coming);
  coming.catch(() => files.delete(url));
  return coming;
}

let inPage: ReadonlySet<string | null | undefined> | undefined;

/** The document names it itself, or has its text. What is added later is known from here. */
function isInPage(url: string): boolean {
  inPage ??= new Set(
    [...document.querySelectorAll<HTMLElement>('link[href], script[src], style[data-files]')].flatMap(
      (one) => [
        one.getAttribute('href') ?? one.getAttribute('src'),
        ...(one.dataset.files?.split(' ') ?? []),
      ],
    ),
  );
  return inPage.has(url);
}

async function script(url: string): Promise<void> {
  const response = await fetch(url);
  // All of it: what is broken off is not kept.
  await response.arrayBuffer();
  if (!response.ok) {
    if (response.status === 404) window.dispatchEvent(new Event(codeGone));
    throw new Error(`The server answered ${response.status} for ${url}.`);
  }
  // From the cache, and compiled beside all others: an import would find one after the other.
  document.head.append(linkTo('modulepreload', url));
}

function linkTo(rel: string, url: string): HTMLLinkElement {
  const link = document.createElement('link');
  link.rel = rel;
  link.href = url;
  return link;
}

function style(url: string): Promise<void> {
  const link = linkTo('stylesheet', url);
  return new Promise((done, fail) => {
    link.addEventListener('load', () => done(), { once: true });
    const onError = () => {
      link.remove();
      fail(new Error(`${url} did not come.`));
    };
    link.addEventListener('error', onError, { once: true });
    document.head.append(link);
  });
}
