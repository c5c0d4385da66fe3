// Version 11.1.1 is published with the declarations of one of its addons in the place of its own.
declare module 'react-image-crop' {
  import type { ComponentType, ReactNode } from 'react';

  /** A part of the picture, in percent of its sides. */
  export interface PercentCrop {
    unit: '%';
    x: number;
    y: number;
    width: number;
    height: number;
  }

  type Corner = 'nw' | 'n' | 'ne' | 'e' | 'se' | 's' | 'sw' | 'w';

  export interface ReactCropProps {
    ariaLabels?: { cropArea: string } & Record<`${Corner}DragHandle`, string>;
    aspect?: number;
    circularCrop?: boolean;
    keepSelection?: boolean;
    minWidth?: number;
    crop?: PercentCrop;
    onChange: (pixels: unknown, percent: PercentCrop) => void;
    className?: string;
    children?: ReactNode;
  }

  const ReactCrop: ComponentType<ReactCropProps>;
  export default ReactCrop;
}
