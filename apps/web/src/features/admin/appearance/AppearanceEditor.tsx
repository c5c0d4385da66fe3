import type { LookEditor } from '@kantele/api/contract/appearance';
import { Outlet, useRouter } from '@tanstack/react-router';
import { useEffect, useMemo, useState } from 'react';
import { useMarkHydrated } from '../../../app/hydrated.ts';
import { errorOf } from '../../../lib/api-error.ts';
import { LeaveGuard } from '../frame/LeaveGuard.tsx';
import { BehindBar } from './BehindBar.tsx';
import { ChecksFoot } from './ChecksFoot.tsx';
import { ConflictDialog } from './ConflictDialog.tsx';
import { bars } from './changes.css.ts';
import { EditorBar } from './EditorBar.tsx';
import * as css from './editor.css.ts';
import { LookContext } from './look-context.ts';
import { type LookServer, LookStore } from './look-store.ts';
import { PreviewFrame } from './PreviewFrame.tsx';
import { usePreview } from './use-preview.ts';
import { useUndoKeys } from './use-undo-keys.ts';

const root = '/admin/appearance';

/** The running site beside the controls that change it. Visitors see nothing of it before it is published. */
export function AppearanceEditor({ editor }: { editor: LookEditor }) {
  const { client } = useRouter().options.context;
  const [store] = useState(() => new LookStore(editor, serverOf(client), sessionStorage));
  const preview = usePreview(store);
  useUndoKeys(store);
  useMarkHydrated();
  usePresses(store);
  // The page in the frame asks for this before it lets guests' pages stand or refuses to sign out.
  useEffect(() => {
    window.__appearanceEditor = true;
    return () => {
      delete window.__appearanceEditor;
    };
  }, []);
  const tools = useMemo(
    () => ({ store, go: preview.go, outline: preview.outline, showTheme: preview.showTheme }),
    [store, preview.go, preview.outline, preview.showTheme],
  );
  return (
    <LookContext value={tools}>
      <div className={css.editor}>
        <div className={bars}>
          <EditorBar preview={preview} />
          <BehindBar editor={editor} />
        </div>
        <main id="main" className={css.panel} tabIndex={-1}>
          <Outlet />
          <ChecksFoot />
        </main>
        <PreviewFrame preview={preview} />
      </div>
      <ConflictDialog />
      <Leaving store={store} />
    </LookContext>
  );
}

function usePresses(store: LookStore): void {
  useEffect(() => {
    const ends = ['pointerup', 'pointercancel'] as const;
    const down = () => store.hold(true);
    const up = () => store.hold(false);
    window.addEventListener('pointerdown', down, true);
    for (const end of ends) window.addEventListener(end, up);
    return () => {
      window.removeEventListener('pointerdown', down, true);
      for (const end of ends) window.removeEventListener(end, up);
    };
  }, [store]);
}

function Leaving({ store }: { store: LookStore }) {
  const [dirty, setDirty] = useState(store.isDirty);
  useEffect(() => store.subscribe(() => setDirty(store.isDirty)), [store]);
  return <LeaveGuard dirty={dirty} stays={(path) => path.startsWith(root)} />;
}

type Client = ReturnType<typeof useRouter>['options']['context']['client'];

/** Answers of the server that mean something to the editor; everything else is as if it could not be reached. */
const kinds = new Map<string, 'conflict' | 'invalid'>([
  ['conflict', 'conflict'],
  ['invalid', 'invalid'],
]);

function serverOf({ appearance }: Client): LookServer {
  return {
    load: () => appearance.editor.query(),
    save: (input) => appearance.saveDraft.mutate(input),
    explain: (error) => {
      const { code, fields } = errorOf(error);
      return { kind: kinds.get(code ?? '') ?? 'offline', fields };
    },
  };
}
