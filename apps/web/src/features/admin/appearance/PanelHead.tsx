import { IconButton } from '@kantele/ui/IconButton';
import { useRouter } from '@tanstack/react-router';
import { ChevronLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { useT } from '../../../app/i18n.tsx';
import * as css from './editor.css.ts';

interface PanelHeadProps {
  title: string;
  /** What lies above it, and where that is. */
  above?: { label: string; path: string };
  children?: ReactNode;
}

/** The name of what is being changed, and the way back. */
export function PanelHead({ title, above, children }: PanelHeadProps) {
  const t = useT();
  const router = useRouter();
  return (
    <div className={css.head}>
      {above && (
        <IconButton
          label={t('Back to :place', { place: above.label })}
          onPress={() => void router.navigate({ href: above.path })}
        >
          <ChevronLeft size={20} aria-hidden="true" className={css.mirrored} />
        </IconButton>
      )}
      <div className={css.headWords}>
        {above && <div className={css.above}>{above.label}</div>}
        <h1 className={css.title}>{title}</h1>
      </div>
      {children}
    </div>
  );
}
