import { createFileRoute } from '@tanstack/react-router';
import { requirePermission } from '../app/guards.ts';
import { NotFound } from '../features/not-found/NotFound.tsx';
import { SmartPlaylistPage } from '../features/playlists/rules/SmartPlaylistPage.tsx';
import { headFrom, skeleton } from './-later.tsx';

/** A new playlist that a rule fills. */
export const Route = createFileRoute('/_player/_account/smart-playlist/')({
  beforeLoad: (visit) => requirePermission(visit, 'playlists.create'),
  head: ({ match: { context } }) =>
    headFrom((heads) => heads.smartPlaylistHead(context.boot, '/smart-playlist', true)),
  pendingComponent: skeleton((ahead) => ahead.AccountPending),
  notFoundComponent: NotFound,
  component: () => <SmartPlaylistPage />,
});
