import { createFileRoute } from '@tanstack/react-router';
import { NotFound } from '../features/not-found/NotFound.tsx';
import { JoinPlaylistPage } from '../features/playlists/people/JoinPlaylistPage.tsx';
import { headFrom, skeleton } from './-later.tsx';

/** Where the link of an invitation to a playlist leads. */
export const Route = createFileRoute('/_player/_account/playlist-invitation/$secret')({
  head: ({ match: { context } }) => headFrom((heads) => heads.joinPlaylistHead(context.boot)),
  pendingComponent: skeleton((ahead) => ahead.AccountPending),
  notFoundComponent: NotFound,
  component: function JoinPlaylist() {
    return <JoinPlaylistPage secret={Route.useParams().secret} />;
  },
});
