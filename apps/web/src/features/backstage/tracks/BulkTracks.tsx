import type { Release } from '@kantele/api/contract/backstage';
import { Button } from '@kantele/ui/Button';
import { Checkbox } from '@kantele/ui/Checkbox';
import { Dialog } from '@kantele/ui/Dialog';
import { ListChecks } from 'lucide-react';
import { useState } from 'react';
import { useT } from '../../../app/i18n.tsx';
import { BoxGroup } from '../../admin/parts/BoxGroup.tsx';
import { fields } from '../../admin/parts/parts.css.ts';
import { BulkEditTracks } from './BulkEditTracks.tsx';

/** The way to change several tracks of a release together: which ones, then what. */
export function BulkTracks({ tracks }: { tracks: Release['album']['tracks'] }) {
  const t = useT();
  const [step, setStep] = useState<'choosing' | 'editing' | null>(null);
  const [left, setLeft] = useState<ReadonlySet<number>>(new Set());
  if (tracks.length < 2) return null;
  const ids = tracks.map(({ id }) => id).filter((id) => !left.has(id));
  const close = () => setStep(null);
  const choose = (id: number, isWanted: boolean) => {
    const next = new Set(left);
    if (isWanted) next.delete(id);
    else next.add(id);
    setLeft(next);
  };
  return (
    <>
      <Button
        size="small"
        icon={<ListChecks size={16} />}
        onPress={() => {
          setLeft(new Set());
          setStep('choosing');
        }}
      >
        {t('Edit several…')}
      </Button>
      <Dialog
        isOpen={step === 'choosing'}
        onOpenChange={(isOpen) => !isOpen && close()}
        title={t('Edit several tracks')}
        closeLabel={t('Close')}
        size="small"
        actions={
          <>
            <Button variant="quiet" onPress={close}>
              {t('Cancel')}
            </Button>
            <Button variant="ink" isDisabled={ids.length === 0} onPress={() => setStep('editing')}>
              {t('Next')}
            </Button>
          </>
        }
      >
        <div className={fields.stack}>
          <Checkbox
            isSelected={ids.length === tracks.length}
            isIndeterminate={ids.length > 0 && ids.length < tracks.length}
            onChange={(isWanted) => setLeft(new Set(isWanted ? [] : tracks.map(({ id }) => id)))}
          >
            {t('All tracks')}
          </Checkbox>
          <BoxGroup label={t('Tracks')}>
            {tracks.map(({ id, name }) => (
              <Checkbox key={id} isSelected={!left.has(id)} onChange={(isWanted) => choose(id, isWanted)}>
                {name}
              </Checkbox>
            ))}
          </BoxGroup>
        </div>
      </Dialog>
      <BulkEditTracks ids={ids} isOpen={step === 'editing'} onClose={close} onDone={close} />
    </>
  );
}
