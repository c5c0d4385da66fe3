import type { z } from 'zod';
import { isStaff } from '../../core/actor.ts';
import type { Context } from '../../core/context.ts';
import { prepareCode } from '../../platform/custom-code/prepare-code.ts';
import { getSite } from '../../platform/site-state/site.ts';
import type * as contract from './contract.ts';

/** What is published, for a browser whose first page was one that carries no code; no scripts for those who run the site. */
export async function getCustomCode({ db, actor }: Context): Promise<z.output<typeof contract.customCode>> {
  const { custom_code } = (await getSite(db)).settings;
  const scriptsMay = custom_code.scripts && !isStaff(actor);
  const { css, html, inlineScripts, scriptUrls } = prepareCode({ ...custom_code, scripts: scriptsMay });
  const scripts = inlineScripts.length + scriptUrls.length > 0;
  return { css, html: scripts ? '' : html, scripts };
}
