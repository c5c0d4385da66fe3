import type { Notification } from '@kantele/api/contract/notifications';
import { cx } from '@kantele/ui/cx';
import {
  Bell,
  CreditCard,
  Disc3,
  Info,
  type LucideIcon,
  MessageCircle,
  MicVocal,
  UserRound,
  UsersRound,
} from 'lucide-react';
import { useState } from 'react';
import * as css from './notifications.css.ts';

/** Drawings of messages without a picture, by the name in their first line. */
const drawings: Readonly<Record<string, LucideIcon>> = {
  card: CreditCard,
  disc: Disc3,
  info: Info,
  message: MessageCircle,
  mic: MicVocal,
  user: UserRound,
  users: UsersRound,
};

/** The picture of a message, else a drawing. */
export function RowPicture({ image, lines }: Pick<Notification['data'], 'image' | 'lines'>) {
  const [failed, setFailed] = useState(false);
  const name = lines[0]?.icon ?? '';
  const Drawing = drawings[name] ?? Bell;
  return (
    <span className={cx(css.picture, name === 'user' && css.round)} aria-hidden="true">
      {image && !failed ? (
        <img src={image} alt="" width={44} height={44} loading="lazy" onError={() => setFailed(true)} />
      ) : (
        <Drawing size={20} />
      )}
    </span>
  );
}
