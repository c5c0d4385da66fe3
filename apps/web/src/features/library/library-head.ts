import type { BootstrapData } from '@kantele/api/contract/bootstrap';
import { translator } from '@kantele/api/translate';
import { missingHead, siteHead } from '../../app/site-head.ts';
import { libraryPath, libraryTitles } from './library-sections.ts';

/** Title of a page of the library, which is nobody else's. */
export function libraryHead(boot: BootstrapData, part: string) {
  const path = libraryPath(part);
  if (!path) return missingHead(boot);
  return siteHead(boot, { title: translator(boot.i18n)(libraryTitles[path]), path, noindex: true });
}
