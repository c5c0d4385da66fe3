import { Button } from '@kantele/ui/Button';
import { Callout } from '@kantele/ui/Callout';
import { Dialog } from '@kantele/ui/Dialog';
import { useState } from 'react';
import { useT } from '../../../app/i18n.tsx';
import { notify } from '../../../app/notify.ts';
import { trpc } from '../../../app/trpc.ts';
import { errorOf } from '../../../lib/api-error.ts';
import { FolderBrowser } from './FolderBrowser.tsx';
import * as css from './library.css.ts';
import { useRefreshLibrary } from './use-library.ts';

interface AddMusicDialogProps {
  isOpen: boolean;
  onClose: () => void;
}

/** A folder of the server becomes part of the library; its import begins at once. */
export function AddMusicDialog({ isOpen, onClose }: AddMusicDialogProps) {
  const t = useT();
  const [path, setPath] = useState<string | null>(null);
  const creating = trpc.imports.createLibrary.useMutation();
  const starting = trpc.imports.startLibrary.useMutation();
  const refresh = useRefreshLibrary();
  const pending = creating.isPending || starting.isPending;
  const problem = creating.error ?? starting.error;

  const close = () => {
    creating.reset();
    starting.reset();
    setPath(null);
    onClose();
  };
  const add = async () => {
    if (path === null || pending) return;
    try {
      const { library } = await creating.mutateAsync({ path });
      await starting.mutateAsync({ id: library.id });
      void notify(t('Import started'));
      close();
    } catch {
      // Said in the dialog.
    }
    void refresh();
  };
  const open = (folder: string | null) => {
    creating.reset();
    setPath(folder);
  };

  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={(opened) => !opened && close()}
      title={t('Add music')}
      closeLabel={t('Close')}
      isDismissable={false}
      actions={
        <>
          <Button variant="quiet" onPress={close}>
            {t('Cancel')}
          </Button>
          <Button variant="ink" isDisabled={path === null} pending={pending} onPress={() => void add()}>
            {t('Add this folder')}
          </Button>
        </>
      }
    >
      <div className={css.stack}>
        <p>
          {t(
            'Open the folder your music lies in and add it. Folders inside it come along, and files stay where they are.',
          )}
        </p>
        <FolderBrowser path={path} onOpen={open} />
        {problem && (
          <Callout tone="danger" role="alert">
            {t(sentenceOf(problem))}
          </Callout>
        )}
      </div>
    </Dialog>
  );
}

function sentenceOf(error: unknown): string {
  const { fields, message } = errorOf(error);
  return fields.path?.[0] ?? message;
}
