import type { ErrorComponentProps } from '@tanstack/react-router';
import { useT } from '../../app/i18n.tsx';
import { PageError } from '../not-found/PageError.tsx';

/** A custom page that could not be loaded. */
export function PageTrouble(props: ErrorComponentProps) {
  const t = useT();
  return <PageError {...props} title={t('There was an issue loading this page. Please try again later')} />;
}
