import 'react-image-crop/dist/ReactCrop.css';
import { Button } from '@kantele/ui/Button';
import { Callout } from '@kantele/ui/Callout';
import { Dialog } from '@kantele/ui/Dialog';
import { Slider } from '@kantele/ui/Slider';
import { useEffect, useRef, useState } from 'react';
import ReactCrop from 'react-image-crop';
import { picture, preview, stage, tools, zoom, zoomLabel } from './AvatarCropper.css.ts';
import {
  deepest,
  drawAvatar,
  encodeAvatar,
  largest,
  type Size,
  type Square,
  zoomOf,
  zoomTo,
} from './crop.ts';

/** Words of {@link AvatarCropper}. */
export interface AvatarCropperLabels {
  title: string;
  /** Names the circle: "Part of the picture that is shown. Move it with the arrow keys". */
  area: string;
  /** Name the four handles. */
  topLeft: string;
  topRight: string;
  bottomLeft: string;
  bottomRight: string;
  zoom: string;
  /** "150%". */
  zoomValue: (percent: number) => string;
  done: string;
  cancel: string;
  close: string;
  /** The file is no picture that can be shown. */
  unreadable: string;
}

/** Props of {@link AvatarCropper}. */
export interface AvatarCropperProps {
  file: File;
  labels: AvatarCropperLabels;
  /** A WebP or a JPEG of at most 512 × 512 pixels, under 2 MB. The dialog stays until it is unmounted. */
  onDone: (blob: Blob) => void;
  onCancel: () => void;
  /** The picture is on its way to the server. */
  pending?: boolean;
}

/** An address for a file, as long as it is needed. */
function useAddress(file: File): string | null {
  const [address, setAddress] = useState<string | null>(null);
  useEffect(() => {
    const url = URL.createObjectURL(file);
    setAddress(url);
    return () => URL.revokeObjectURL(url);
  }, [file]);
  return address;
}

const inPercent = ({ x, y, side }: Square, { width, height }: Size) => ({
  unit: '%' as const,
  x: (x / width) * 100,
  y: (y / height) * 100,
  width: (side / width) * 100,
  height: (side / height) * 100,
});

/** Asks for the round part of a picture. Loaded when somebody changes theirs. */
export default function AvatarCropper({
  file,
  labels,
  onDone,
  onCancel,
  pending = false,
}: AvatarCropperProps) {
  const address = useAddress(file);
  const image = useRef<HTMLImageElement>(null);
  const small = useRef<HTMLCanvasElement>(null);
  const [size, setSize] = useState<Size | null>(null);
  const [square, setSquare] = useState<Square>({ x: 0, y: 0, side: 1 });
  const [isBroken, setBroken] = useState(false);
  const [isWriting, setWriting] = useState(false);

  useEffect(() => {
    if (size && image.current && small.current) drawAvatar(small.current, image.current, square);
  }, [size, square]);

  const finish = async () => {
    if (!image.current || isWriting) return;
    setWriting(true);
    try {
      const canvas = document.createElement('canvas');
      drawAvatar(canvas, image.current, square);
      onDone(
        await encodeAvatar(
          (type, quality) => new Promise((resolve) => canvas.toBlob(resolve, type, quality)),
        ),
      );
    } catch {
      setBroken(true);
    } finally {
      setWriting(false);
    }
  };

  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => {
        if (!isOpen) onCancel();
      }}
      title={labels.title}
      closeLabel={labels.close}
      size="medium"
      isDismissable={false}
      actions={
        <>
          <Button variant="quiet" onPress={onCancel}>
            {labels.cancel}
          </Button>
          <Button
            variant="accent"
            pending={pending || isWriting}
            isDisabled={!size || isBroken}
            onPress={finish}
          >
            {labels.done}
          </Button>
        </>
      }
    >
      {isBroken ? (
        <Callout tone="danger" role="alert">
          {labels.unreadable}
        </Callout>
      ) : (
        <>
          {/* Pictures do not turn around with the script. */}
          <div className={stage} dir="ltr">
            <ReactCrop
              aspect={1}
              circularCrop
              keepSelection
              minWidth={32}
              crop={size ? inPercent(square, size) : undefined}
              onChange={(_, percent) => {
                if (!size) return;
                const side = (percent.width / 100) * size.width;
                const x = (percent.x / 100) * size.width;
                setSquare({ x, y: (percent.y / 100) * size.height, side });
              }}
              ariaLabels={{
                cropArea: labels.area,
                nwDragHandle: labels.topLeft,
                neDragHandle: labels.topRight,
                swDragHandle: labels.bottomLeft,
                seDragHandle: labels.bottomRight,
                // Hidden while the sides are bound to each other.
                nDragHandle: '',
                eDragHandle: '',
                sDragHandle: '',
                wDragHandle: '',
              }}
            >
              {address && (
                <img
                  ref={image}
                  className={picture}
                  src={address}
                  alt=""
                  onLoad={({ currentTarget: { naturalWidth: width, naturalHeight: height } }) => {
                    // A drawing without a size of its own.
                    if (width === 0 || height === 0) return setBroken(true);
                    setSquare(largest({ width, height }));
                    setSize({ width, height });
                  }}
                  onError={() => setBroken(true)}
                />
              )}
            </ReactCrop>
          </div>
          <div className={tools}>
            <canvas ref={small} className={preview} />
            <div className={zoom}>
              <span className={zoomLabel} aria-hidden="true">
                {labels.zoom}
              </span>
              <Slider
                label={labels.zoom}
                tone="ink"
                thumbAlways
                min={1}
                max={size ? deepest(size) : 1}
                step={0.1}
                pageStep={0.5}
                value={size ? zoomOf(square, size) : 1}
                valueText={(value) => labels.zoomValue(Math.round(value * 100))}
                onChange={(value) => {
                  if (size) setSquare(zoomTo(square, value, size));
                }}
                isDisabled={!size}
              />
            </div>
          </div>
        </>
      )}
    </Dialog>
  );
}
