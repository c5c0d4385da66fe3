import { sitePathOf } from '@kantele/api/site-address';
import { createFileRoute, redirect } from '@tanstack/react-router';
import { NotFound } from '../features/not-found/NotFound.tsx';
import { JoinPage } from '../features/workspaces/JoinPage.tsx';
import { headFrom } from './-later.tsx';

/** Where an invitation leads. Guests sign in or up first, with the address it is for, and come back. */
export const Route = createFileRoute('/_auth/workspace/join/$inviteId')({
  beforeLoad: async ({ context: { boot, client }, params: { inviteId }, location }) => {
    if (boot.user) return;
    const invitation = await client.workspaces.invitation.query({ inviteId }).then(
      (answer) => answer.invitation,
      () => null,
    );
    const to =
      invitation?.email && !invitation.has_account ? '/workspace/join/register' : '/workspace/join/login';
    const search = { redirect: sitePathOf(location.publicHref), email: invitation?.email ?? undefined };
    throw redirect({ to, search, replace: true });
  },
  head: ({ match }) => headFrom(({ workspaceHead }) => workspaceHead.join(match.context.boot)),
  notFoundComponent: NotFound,
  component: function Join() {
    const { inviteId } = Route.useParams();
    return <JoinPage inviteId={inviteId} />;
  },
});
