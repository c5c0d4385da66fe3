import { Link } from '@tanstack/react-router';
import { useT } from '../../app/i18n.tsx';
import { kinds } from '../../catalogue/registry.ts';
import * as css from './channels.css.ts';

/** A channel on a shelf: its name and what it says of itself. */
export function ChannelTile({ channel }: { channel: { slug: string; name: string; description: string } }) {
  const t = useT();
  return (
    <Link {...kinds.channel.link(channel)} className={css.tile}>
      <span className={css.tileName} dir="auto">
        {t(channel.name)}
      </span>
      {channel.description && (
        <span className={css.tileWords} dir="auto">
          {t(channel.description)}
        </span>
      )}
    </Link>
  );
}
