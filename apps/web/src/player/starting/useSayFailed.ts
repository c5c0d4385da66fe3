import { useT } from '../../app/i18n.tsx';
import { notify } from '../../app/notify.ts';

/** Says that what was to play could not be read. */
export function useSayFailed(): () => void {
  const t = useT();
  return () => void notify(t('There was an issue. Please try again.'), { tone: 'danger' });
}
