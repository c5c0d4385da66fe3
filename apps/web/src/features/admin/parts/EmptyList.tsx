import { Button } from '@kantele/ui/Button';
import { EmptySearchDrawing } from '@kantele/ui/drawings';
import { EmptyState } from '@kantele/ui/EmptyState';
import { useT } from '../../../app/i18n.tsx';

interface EmptyListProps {
  /** Said when there is nothing at all. */
  title: string;
  /** Whether it is narrowed down. */
  filtered: boolean;
  /** Removes all filters. */
  onClear: () => void;
}

/** Stands in the place of the rows of a log: nothing is there yet, or nothing that the filters let through. */
export function EmptyList({ title, filtered, onClear }: EmptyListProps) {
  const t = useT();
  if (!filtered) return <EmptyState title={title} />;
  return (
    <EmptyState
      title={t('Nothing matches these filters')}
      drawing={<EmptySearchDrawing />}
      action={<Button onPress={onClear}>{t('Remove all filters')}</Button>}
    />
  );
}
