import { slugify } from '../../core/text/slug.ts';
import { imageUrl } from '../../platform/images/view.ts';
import type { UserRow } from './queries.ts';

/** Address of a user's picture; null without one. */
export function avatarUrl(hash: string | null): string | null {
  return hash ? imageUrl({ hash }, 640) : null;
}

export function profileView(row: Pick<UserRow, 'id' | 'display_name' | 'avatar' | 'created_at'>) {
  return {
    id: row.id,
    display_name: row.display_name,
    slug: slugify(row.display_name),
    avatar: avatarUrl(row.avatar),
    created_at: row.created_at.toISOString(),
  };
}
