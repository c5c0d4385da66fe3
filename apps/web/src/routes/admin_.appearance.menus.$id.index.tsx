import { createFileRoute } from '@tanstack/react-router';
import { OneMenu } from '../features/admin/appearance/OneMenu.tsx';

export const Route = createFileRoute('/admin_/appearance/menus/$id/')({
  component: function Menu() {
    return <OneMenu id={Route.useParams().id} />;
  },
});
