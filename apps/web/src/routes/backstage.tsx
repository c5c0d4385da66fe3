import { createFileRoute } from '@tanstack/react-router';
import { requireSignedIn } from '../app/guards.ts';
import { load } from '../app/load.ts';
import { NotFound } from '../features/not-found/NotFound.tsx';
import { BackstageLayout } from '../layout/backstage/BackstageLayout.tsx';

/** Where artists work: for everybody with an account, who may ask to become one here. */
export const Route = createFileRoute('/backstage')({
  beforeLoad: requireSignedIn,
  loader: ({ context: { utils } }) => load(() => utils.backstage.artists.ensureData()),
  notFoundComponent: NotFound,
  component: BackstageLayout,
});
