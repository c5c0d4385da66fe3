import { createFileRoute } from '@tanstack/react-router';
import { idParam } from '../app/load.ts';
import { PlanSheet } from '../features/admin/plans/PlanSheet.tsx';

/** One plan, in a sheet beside the table. */
export const Route = createFileRoute('/admin/plans/$id')({
  params: { parse: ({ id }) => ({ id: String(idParam(id)) }) },
  component: function Plan() {
    return <PlanSheet id={Number(Route.useParams().id)} />;
  },
});
