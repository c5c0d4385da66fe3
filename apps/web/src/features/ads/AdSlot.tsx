import { type AdSlotId, adSlotOf } from '@kantele/api/ad-slots';
import type { ShownAd } from '@kantele/api/contract/site-state';
import { siteAddress } from '@kantele/api/site-address';
import { cx } from '@kantele/ui/cx';
import { Link } from '@tanstack/react-router';
import { useBoot } from '../../app/boot.tsx';
import { useT } from '../../app/i18n.tsx';
import { leadsSomewhere } from '../../lib/menus.ts';
import { AdFrame } from './AdFrame.tsx';
import * as css from './ads.css.ts';

/** What stands in a place for the visitor; bootstrap data has none for those who see no advertisements. */
export function useAd(slot: AdSlotId): ShownAd | undefined {
  return useBoot().data.ads.find((ad) => ad.slot === slot);
}

/** A place for advertisements, as high as it was set up; nothing where the place is off. */
export function AdSlot({ slot, className }: { slot: AdSlotId; className?: string }) {
  const t = useT();
  const ad = useAd(slot);
  if (!ad) return null;
  const maxInlineSize = adSlotOf(slot).maxWidth ?? undefined;
  return (
    // biome-ignore lint/a11y/useSemanticElements: there are several on a page, and a fieldset is for forms
    <div role="group" aria-label={t('Advertisement')} className={cx(css.slot, className)}>
      <span aria-hidden="true" className={css.mark}>
        {t('Advertisement')}
      </span>
      <div className={css.box} style={{ blockSize: ad.height, maxInlineSize }}>
        {ad.kind === 'code' ? <AdFrame ad={ad} /> : <Banner ad={ad} />}
      </div>
    </div>
  );
}

function Banner({ ad: { image, link, alt } }: { ad: Extract<ShownAd, { kind: 'banner' }> }) {
  const picture = (
    <img className={css.picture} src={siteAddress(image)} alt={alt} decoding="async" draggable={false} />
  );
  if (!leadsSomewhere(link)) return picture;
  if (link.startsWith('/')) {
    return (
      <Link to={link} className={css.link}>
        {picture}
      </Link>
    );
  }
  return (
    <a href={siteAddress(link)} target="_blank" rel="noopener noreferrer sponsored" className={css.link}>
      {picture}
    </a>
  );
}
