import type { Domain } from '../../core/domain.ts';
import * as contract from './contract.ts';
import { channelReactions } from './events.ts';
import { channelRows } from './rest.ts';
import { channelsRouter } from './router.ts';

export const channels = {
  name: 'channels',
  routers: { channels: channelsRouter },
  rows: channelRows,
  about: [
    'Channels',
    'The home page, its shelves and other lists admins make, and the artists of the landing page.',
  ],
  contract,
  reactions: channelReactions,
} satisfies Domain;
