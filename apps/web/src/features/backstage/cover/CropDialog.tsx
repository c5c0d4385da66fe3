import { Button } from '@kantele/ui/Button';
import { Callout } from '@kantele/ui/Callout';
import { Dialog } from '@kantele/ui/Dialog';
import { ImageCropper, largestCrop } from '@kantele/ui/ImageCropper';
import { useState } from 'react';
import { useT } from '../../../app/i18n.tsx';
import { useRun } from '../../../app/use-run.ts';
import { fields } from '../../admin/parts/parts.css.ts';
import { cropPicture } from './crop-picture.ts';

/** Pixels services ask of a cover. */
const wanted = 1_400;

interface CropDialogProps {
  /** The picture, read; null while there is none to be cut. */
  picture: HTMLImageElement | null;
  onClose: () => void;
  onCropped: (file: File) => void;
}

/** The square of a picture that becomes the cover. */
export function CropDialog({ picture, onClose, onCropped }: CropDialogProps) {
  const t = useT();
  return (
    <Dialog
      isOpen={picture !== null}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t('Choose the square')}
      closeLabel={t('Close')}
      size="small"
      isDismissable={false}
    >
      {picture && <Cropping key={picture.src} picture={picture} onClose={onClose} onCropped={onCropped} />}
    </Dialog>
  );
}

type CroppingProps = Omit<CropDialogProps, 'picture'> & { picture: HTMLImageElement };

function Cropping({ picture, onClose, onCropped }: CroppingProps) {
  const t = useT();
  const { naturalWidth: width, naturalHeight: height } = picture;
  const [area, setArea] = useState(() => largestCrop({ width, height }));
  const { busy, run } = useRun();
  const crop = () =>
    void run(async () => {
      onCropped(await cropPicture(picture, area));
    });
  return (
    <div className={fields.stack}>
      <ImageCropper
        src={picture.src}
        width={width}
        height={height}
        value={area}
        onChange={setArea}
        label={t('Part of the picture')}
        hint={t('Drag the picture, or press the arrow keys.')}
        zoomLabel={t('Zoom')}
        positionText={(across, down) => t(':across % from the left, :down % from the top', { across, down })}
      />
      {area.size < wanted && (
        <Callout tone="warning">
          {t('The square has :size pixels a side; services ask for :wanted.', { size: area.size, wanted })}
        </Callout>
      )}
      <div className={fields.buttons}>
        <Button variant="quiet" onPress={onClose}>
          {t('Cancel')}
        </Button>
        <Button variant="ink" pending={busy} onPress={crop}>
          {t('Use as the cover')}
        </Button>
      </div>
    </div>
  );
}
