import { useNavigate } from '@tanstack/react-router';
import { trpc } from '../../../../app/trpc.ts';
import { NameSheet } from '../names/NameSheet.tsx';
import type { TagsSearch } from '../names/names-search.ts';
import { useTagActions } from '../names/use-name-actions.ts';

/** One tag, beside the table it was opened from. */
export function TagSheet({ id, search }: { id: number; search: TagsSearch }) {
  const navigate = useNavigate();
  const query = trpc.tags.get.useQuery({ slug: id });
  const actions = useTagActions();
  return (
    <NameSheet
      kind="tags"
      id={id}
      name={query.data?.tag}
      actions={actions}
      query={query}
      onClose={() => void navigate({ to: '/admin/tags', search, state: true, resetScroll: false })}
    />
  );
}
