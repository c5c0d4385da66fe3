import { translator } from '@kantele/api/translate';
import { createFileRoute } from '@tanstack/react-router';
import { requirePermission } from '../app/guards.ts';
import { load } from '../app/load.ts';
import { Providers } from '../app/Providers.tsx';
import { trpc } from '../app/trpc.ts';
import { AppearanceEditor } from '../features/admin/appearance/AppearanceEditor.tsx';
import { AdminPending } from '../features/admin/frame/AdminPending.tsx';
import { adminHead } from '../features/admin/frame/admin-head.ts';
import { NotFound } from '../features/not-found/NotFound.tsx';

/** The editor takes the whole window; the controls have addresses of their own. */
export const Route = createFileRoute('/admin_/appearance')({
  beforeLoad: (visit) => requirePermission(visit, 'appearance.manage'),
  loader: async ({ context: { utils } }) => {
    await load(() => utils.appearance.editor.ensureData());
  },
  head: ({ match: { context } }) =>
    adminHead(context.boot, translator(context.boot.i18n)('Appearance'), '/appearance'),
  pendingComponent: AdminPending,
  notFoundComponent: NotFound,
  component: function Appearance() {
    return (
      <Providers>
        <Editor />
      </Providers>
    );
  },
});

function Editor() {
  const [editor] = trpc.appearance.editor.useSuspenseQuery();
  return <AppearanceEditor editor={editor} />;
}
