import { useT } from '../../app/i18n.tsx';
import type { AvatarCropperLabels } from './AvatarCropper.tsx';

/** Words of the crop dialog. */
export function useCropperLabels(): AvatarCropperLabels {
  const t = useT();
  return {
    title: t('Crop the picture'),
    area: t('Part of the picture that is shown. Move it with the arrow keys.'),
    topLeft: t('Upper left corner'),
    topRight: t('Upper right corner'),
    bottomLeft: t('Lower left corner'),
    bottomRight: t('Lower right corner'),
    zoom: t('Zoom'),
    zoomValue: (percent) => t(':percent%', { percent }),
    done: t('Use this picture'),
    cancel: t('Cancel'),
    close: t('Close'),
    unreadable: t('Please select an image.'),
  };
}
