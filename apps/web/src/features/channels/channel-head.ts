import type { BootstrapData } from '@kantele/api/contract/bootstrap';
import { translator } from '@kantele/api/translate';
import { missingHead, siteHead } from '../../app/site-head.ts';
import { kinds } from '../../catalogue/registry.ts';

interface Channel {
  slug: string;
  seo: { title: string; description: string; image: string | null };
}

/** Title, description and picture of a channel, as admins wrote them. */
export function channelHead(channel: Channel | undefined, boot: BootstrapData) {
  if (!channel) return missingHead(boot);
  const t = translator(boot.i18n);
  const { title, description, image } = channel.seo;
  return siteHead(boot, {
    title: t(title),
    description: description && t(description),
    image,
    path: kinds.channel.path(channel),
  });
}
