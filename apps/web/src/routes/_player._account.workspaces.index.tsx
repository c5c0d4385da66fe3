import { createFileRoute } from '@tanstack/react-router';
import { load } from '../app/load.ts';
import { NotFound } from '../features/not-found/NotFound.tsx';
import { WorkspacesPage } from '../features/workspaces/WorkspacesPage.tsx';
import { headFrom, skeleton } from './-later.tsx';

export const Route = createFileRoute('/_player/_account/workspaces/')({
  loader: async ({ context: { utils } }) => {
    await load(() =>
      Promise.all([utils.workspaces.list.ensureData(), utils.workspaces.invitations.ensureData()]),
    );
  },
  head: ({ match: { context } }) => headFrom(({ workspaceHead }) => workspaceHead.list(context.boot)),
  pendingComponent: skeleton((ahead) => ahead.AccountPending),
  notFoundComponent: NotFound,
  component: WorkspacesPage,
});
