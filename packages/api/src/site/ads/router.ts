import { permitted, router } from '../../core/trpc.ts';
import { storeLookImage } from '../appearance/store-look-image.ts';
import * as contract from './contract.ts';
import { listAds } from './list-ads.ts';
import { updateAd } from './update-ad.ts';

const manage = permitted('ads.manage');

export const adsRouter = router({
  list: manage.output(contract.adsResponse).query(({ ctx }) => listAds(ctx)),
  update: manage
    .input(contract.updateAd)
    .output(contract.adResponse)
    .mutation(({ ctx, input }) => updateAd(ctx, input)),
  storeImage: manage
    .input(contract.storeAdImage)
    .output(contract.adImageStored)
    .mutation(({ ctx, input }) => storeLookImage(ctx, input)),
});
