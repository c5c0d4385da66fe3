import { Button } from '@kantele/ui/Button';
import { Dialog } from '@kantele/ui/Dialog';
import { Form } from '@kantele/ui/Form';
import { NumberField } from '@kantele/ui/NumberField';
import { TextField } from '@kantele/ui/TextField';
import { useId } from 'react';
import { useT } from '../../app/i18n.tsx';
import { useDates } from '../../app/useDates.ts';
import { usePlayer, usePlayerObject } from '../../player/hooks.ts';
import { placeOf } from './places.ts';
import { useQueueSelection, useQueueSelectionState } from './useQueueSelection.ts';

/** Asks which number a song shall have in its list. */
export function PositionDialog() {
  const t = useT();
  const selection = useQueueSelection();
  const id = useId();
  const asking = useQueueSelectionState((state) => state.asking);
  const { tracks } = usePlayerObject();
  const place = asking === null ? null : placeOf(selection.groups(), asking);
  if (asking === null || !place) return null;
  const items = selection.groups()[place.group];
  const trackId = items[place.index]?.trackId;
  const close = () => selection.ask(null);
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && close()}
      title={t('Move to position')}
      size="small"
      closeLabel={t('Close')}
      actions={
        <>
          <Button variant="quiet" onPress={close}>
            {t('Cancel')}
          </Button>
          <Button variant="ink" type="submit" form={id}>
            {t('Move')}
          </Button>
        </>
      }
    >
      <Form
        id={id}
        errors={null}
        onSubmit={({ position }) => {
          close();
          if (Number(position) >= 1) selection.moveTo(asking, Number(position));
        }}
      >
        <NumberField
          label={t('Position of :name', {
            name: (trackId === undefined ? undefined : tracks.get(trackId)?.name) ?? t('a song'),
          })}
          description={t('From 1 to :count', { count: items.length })}
          name="position"
          defaultValue={place.index + 1}
          minValue={1}
          maxValue={items.length}
          autoFocus
        />
      </Form>
    </Dialog>
  );
}

/** Asks under which name the queue shall be kept. */
export function SaveDialog({ onClose }: { onClose: () => void }) {
  const t = useT();
  const id = useId();
  const { saveQueue } = usePlayer();
  const { date } = useDates();
  const usual = t('Queue of :date', { date: date(Date.now()) });
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t('Save queue')}
      size="small"
      closeLabel={t('Close')}
      actions={
        <>
          <Button variant="quiet" onPress={onClose}>
            {t('Cancel')}
          </Button>
          <Button variant="ink" type="submit" form={id}>
            {t('Save')}
          </Button>
        </>
      }
    >
      <Form
        id={id}
        errors={null}
        onSubmit={({ name }) => {
          onClose();
          saveQueue((typeof name === 'string' && name.trim()) || usual);
        }}
      >
        <TextField label={t('Name')} name="name" defaultValue={usual} maxLength={120} autoFocus />
      </Form>
    </Dialog>
  );
}
