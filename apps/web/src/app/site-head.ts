import type { BootstrapData } from '@kantele/api/contract/bootstrap';
import { type SeoKind, seoPages } from '@kantele/api/seo-pages';
import { sitePathOf } from '@kantele/api/site-address';
import { translator } from '@kantele/api/translate';
import { publicSetting, siteName } from './boot.tsx';
import { type PageHead, pageHead } from './head.ts';

/** The head of a page of this site: its name and public address come from bootstrap data. */
export function siteHead(boot: BootstrapData, page: Omit<PageHead, 'siteName' | 'baseUrl'>) {
  const image = page.image ?? publicSetting(boot, 'branding')?.social_image ?? null;
  const noindex = page.noindex || publicSetting(boot, 'seo')?.listed === false;
  return pageHead({ ...page, image, noindex, siteName: siteName(boot), baseUrl: baseUrlOf(boot) });
}

type KindPage = Omit<PageHead, 'siteName' | 'baseUrl' | 'title' | 'titleIsWhole'>;

/**
 * The head of a page of a kind that admins may word.
 * @param values what its placeholders stand for
 * @param page a description of its own goes before the product's words, not before the admin's
 */
export function kindHead(boot: BootstrapData, kind: SeoKind, values: Record<string, string>, page: KindPage) {
  const t = translator(boot.i18n);
  const own = publicSetting(boot, 'seo')?.templates[kind];
  const all = { ...values, site: siteName(boot) };
  const { title, description } = seoPages[kind];
  return siteHead(boot, {
    ...page,
    title: t(own?.title || title, all),
    titleIsWhole: Boolean(own?.title),
    description: own?.description ? t(own.description, all) : (page.description ?? t(description, all)),
    image: page.image ?? own?.image ?? null,
  });
}

/** Whether guests may see what has this visibility, so that other sites can show it, too. */
export const isShownToGuests = (visibility: string): boolean =>
  visibility === 'public' || visibility === 'unlisted';

/** The head of an address nothing lives at. */
export function missingHead(boot: BootstrapData) {
  return siteHead(boot, { title: translator(boot.i18n)('Page not found'), path: '/', noindex: true });
}

/** Public address of a path, for structured data. */
export function publicUrl(boot: BootstrapData, path: string): string {
  return baseUrlOf(boot) + sitePathOf(path);
}

function baseUrlOf(boot: BootstrapData): string {
  return (publicSetting(boot, 'base_url') ?? '').replace(/\/$/, '');
}
