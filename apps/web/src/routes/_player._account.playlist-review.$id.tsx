import { createFileRoute, notFound } from '@tanstack/react-router';
import { idParam, load } from '../app/load.ts';
import { NotFound } from '../features/not-found/NotFound.tsx';
import { ReviewPage } from '../features/playlists/files/ReviewPage.tsx';
import { reviewSearch } from '../features/playlists/files/review-search.ts';
import { headFrom, skeleton } from './-later.tsx';

/** What the file of a playlist named, for its owner. */
export const Route = createFileRoute('/_player/_account/playlist-review/$id')({
  validateSearch: reviewSearch,
  loader: async ({ context: { utils }, params }) => {
    const { playlist } = await load(() => utils.playlists.get.fetch({ id: idParam(params.id) }));
    if (!playlist.waiting) throw notFound();
    return playlist;
  },
  head: ({ match: { context }, params }) =>
    headFrom((heads) => heads.playlistReviewHead(context.boot, `/playlist-review/${params.id}`)),
  pendingComponent: skeleton((ahead) => ahead.AccountPending),
  notFoundComponent: NotFound,
  component: function PlaylistReview() {
    const playlist = Route.useLoaderData();
    return <ReviewPage key={playlist.id} id={playlist.id} search={Route.useSearch()} />;
  },
});
