import { type Actor, isStaff, type PreparedCode, prepareCode, type Site } from '@kantele/api/server';
import { LRUCache } from 'lru-cache';
import { hashOf } from './hash-of.ts';

/** What a document carries of the site's own code. */
export interface DocumentCode extends PreparedCode {
  /** Hosts and hashes its scripts need in the policy of the page. */
  policy: { script: string[]; reach: string[] };
}

type Stored = Site['settings']['custom_code'];
/** One or two states of a site: what is published, and what was. */
const prepared = new LRUCache<string, DocumentCode, Stored>({
  max: 4,
  memoMethod: (_key, _stale, { context }) => {
    const code = prepareCode(context);
    const script = [...code.inlineScripts.map(hashOf), ...code.scriptUrls];
    return { ...code, policy: { script, reach: code.scriptUrls.map((url) => new URL(url).origin) } };
  },
});

/**
 * Code of the site for a document that may carry it; null without any. Its scripts do not run for those who run the site: who
 * writes them would act with their rights.
 */
export function codeOf(
  { revision, settings }: Pick<Site, 'revision' | 'settings'>,
  actor: Actor,
): DocumentCode | null {
  const { custom_code } = settings;
  if (!custom_code.css && !custom_code.html) return null;
  const scripts = custom_code.scripts && !isStaff(actor);
  return prepared.memo(`${revision} ${scripts}`, { context: { ...custom_code, scripts } });
}
