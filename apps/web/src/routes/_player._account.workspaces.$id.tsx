import { createFileRoute } from '@tanstack/react-router';
import { idParam, load } from '../app/load.ts';
import { NotFound } from '../features/not-found/NotFound.tsx';
import { WorkspacePage } from '../features/workspaces/WorkspacePage.tsx';
import { headFrom, skeleton } from './-later.tsx';

export const Route = createFileRoute('/_player/_account/workspaces/$id')({
  loader: async ({ context: { utils }, params }) => {
    await load(() => utils.workspaces.get.ensureData({ id: idParam(params.id) }));
  },
  head: ({ match: { context } }) => headFrom(({ workspaceHead }) => workspaceHead.list(context.boot)),
  pendingComponent: skeleton((ahead) => ahead.AccountPending),
  notFoundComponent: NotFound,
  component: function Workspace() {
    const { id } = Route.useParams();
    return <WorkspacePage key={id} id={Number(id)} />;
  },
});
