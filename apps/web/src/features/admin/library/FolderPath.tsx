import { ChevronRight } from 'lucide-react';
import { Button } from 'react-aria-components/Button';
import { useT } from '../../../app/i18n.tsx';
import { stepsOf } from './folder-steps.ts';
import * as css from './library.css.ts';

interface FolderPathProps {
  path: string | null;
  /** The folders at the top. */
  roots: readonly { path: string }[];
  onOpen: (path: string | null) => void;
}

/** The way to the open folder of the server; each step leads back. */
export function FolderPath({ path, roots, onOpen }: FolderPathProps) {
  const t = useT();
  const steps = [
    { id: '', name: t('Server') },
    ...stepsOf(path, roots).map((step) => ({ id: step.path, name: step.name })),
  ];
  return <FolderSteps steps={steps} onOpen={(id) => onOpen(id || null)} />;
}

interface FolderStepsProps {
  /** From the top down; the last one is open. */
  steps: readonly { id: string; name: string }[];
  onOpen: (id: string) => void;
}

/** The way to an open folder; each step leads back. */
export function FolderSteps({ steps, onOpen }: FolderStepsProps) {
  const t = useT();
  return (
    <nav aria-label={t('Path of the folder')}>
      <ol className={css.way}>
        {steps.map(({ id, name }, at) => (
          <li key={id} className={css.way}>
            {at === steps.length - 1 ? (
              <span className={css.here} aria-current="true">
                <bdi>{name}</bdi>
              </span>
            ) : (
              <>
                <Button className={css.step} onPress={() => onOpen(id)}>
                  <bdi>{name}</bdi>
                </Button>
                <ChevronRight className={css.arrow} size={14} aria-hidden="true" />
              </>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
