import { Sheet } from '@kantele/ui';
import { useT } from '../../shell/i18n.tsx';
import { QueueList } from './QueueList.tsx';

export interface QueueSheetProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  /** `end` beside the page, `bottom` on phones. */
  position: 'end' | 'bottom';
}

/** The queue, from an edge of the screen. */
export function QueueSheet({ isOpen, onOpenChange, position }: QueueSheetProps) {
  const t = useT();
  return (
    <Sheet
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      position={position}
      title={t('Queue')}
      closeLabel={t('Close queue')}
      width={400}
    >
      <QueueList />
    </Sheet>
  );
}
