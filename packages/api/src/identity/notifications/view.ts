import type { Context } from '../../core/context.ts';
import { imageUrl } from '../../platform/images/view.ts';
import type { Notification } from './contract.ts';
import type { Read } from './kind.ts';
import { kindNamed } from './kinds.ts';
import type { NotificationRow } from './queries.ts';

/** A stored message in a language; null for a kind of another version. */
export function readMessage(
  row: Pick<NotificationRow, 'kind' | 'data' | 'people' | 'people_count'>,
  t: Context['translate'],
): Read | null {
  const people = row.people.map(({ id, display_name, avatar }) => ({
    id,
    display_name,
    avatar: avatar === null ? null : imageUrl({ hash: avatar }, 160),
  }));
  return kindNamed(row.kind)?.read({ data: row.data, people, count: row.people_count }, t) ?? null;
}

/** What is not known is a message without words, so that it can be removed. */
export function notificationView(row: NotificationRow, t: Context['translate']): Notification {
  const said = readMessage(row, t)?.said;
  const [first = row.kind, ...rest] = said?.lines ?? [];
  const lineOf = (type: 'primary' | 'other', content: string) => ({
    ...{ type, content, action: null },
    icon: type === 'primary' ? (said?.icon ?? null) : null,
  });
  return {
    id: row.public_id,
    type: row.kind,
    read_at: row.read_at?.toISOString() ?? null,
    created_at: row.created_at.toISOString(),
    data: {
      image: said?.image ?? null,
      lines: [lineOf('primary', first), ...rest.map((content) => lineOf('other', content))],
      mainAction: said?.link ?? null,
      buttonActions: [...(said?.buttons ?? [])],
      ...(said?.inviteId === undefined ? {} : { inviteId: said.inviteId }),
    },
  };
}
