import type { RestRowsOf } from '../../core/rest.ts';
import { adSlotIds } from '../../platform/site-state/ads/slots.ts';
import { lookImageMaxBytes } from '../appearance/contract.ts';
import type { adsRouter } from './router.ts';

export const adRows = [
  {
    method: 'GET',
    path: 'ads',
    procedure: 'ads.list',
    summary: 'Places for advertisements, with what stands in them',
  },
  {
    method: 'PUT',
    path: 'ads/{slot}',
    procedure: 'ads.update',
    summary: 'Say what stands in a place; new code needs a password of the last 15 minutes',
    params: { slot: adSlotIds },
    body: true,
    refuses: ['conflict'],
  },
  {
    method: 'POST',
    path: 'ads/images',
    procedure: 'ads.storeImage',
    summary: 'Keeps a picture for a banner: multipart with `file`',
    upload: { field: 'file', maxBytes: lookImageMaxBytes },
    body: true,
  },
] as const satisfies RestRowsOf<typeof adsRouter, 'ads'>;
