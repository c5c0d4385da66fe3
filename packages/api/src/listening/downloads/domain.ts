import type { Domain } from '../../core/domain.ts';
import * as contract from './contract.ts';
import { purgeChecksums } from './queries.ts';
import { downloadsRouter } from './router.ts';

export const downloads = {
  name: 'downloads',
  routers: { downloads: downloadsRouter },
  about: ['Downloads', 'Music to keep: the file of a track, an album or a playlist as a zip.'],
  contract,
  purges: [purgeChecksums],
} satisfies Domain;
