import { z } from 'zod';
import { line } from '../../../core/translate.ts';

/** A picture kept by this site (`/images/{hash}/{size}.webp`), or none. Pages load pictures from nowhere else. */
export const ownPicture = z
  .string()
  .max(200)
  .regex(/^\/images\/[0-9a-f]{32}\/(64|160|320|640|1200)\.webp$/, line('Use a picture of this site.'))
  .nullable();
