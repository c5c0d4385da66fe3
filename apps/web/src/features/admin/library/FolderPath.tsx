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

/** The way to the open folder; each step leads back. */
export function FolderPath({ path, roots, onOpen }: FolderPathProps) {
  const t = useT();
  const steps = [{ name: t('Server'), path: null }, ...stepsOf(path, roots)];
  return (
    <nav aria-label={t('Path of the folder')}>
      <ol className={css.way}>
        {steps.map((step, at) => (
          <li key={step.path ?? ''} className={css.way}>
            {at === steps.length - 1 ? (
              <span className={css.here} aria-current="true">
                <bdi>{step.name}</bdi>
              </span>
            ) : (
              <>
                <Button className={css.step} onPress={() => onOpen(step.path)}>
                  <bdi>{step.name}</bdi>
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
