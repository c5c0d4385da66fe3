import { createFileRoute } from '@tanstack/react-router';
import { OneTheme } from '../features/admin/appearance/OneTheme.tsx';

export const Route = createFileRoute('/admin_/appearance/themes/$id')({
  component: function Theme() {
    return <OneTheme id={Number(Route.useParams().id)} />;
  },
});
