import { createFileRoute } from '@tanstack/react-router';
import { idParam } from '../app/load.ts';
import { UserSheet } from '../features/admin/users/UserSheet.tsx';
import { usersSearch } from '../features/admin/users/users-search.ts';

/** One account, in a sheet over the table. */
export const Route = createFileRoute('/admin/users/$id')({
  params: { parse: ({ id }) => ({ id: String(idParam(id)) }) },
  component: function User() {
    const { id } = Route.useParams();
    return (
      <UserSheet
        id={Number(id)}
        search={Route.useSearch({ select: (search) => usersSearch({ ...search }) })}
      />
    );
  },
});
