/** A square of a picture, in its pixels. */
export interface CropArea {
  x: number;
  y: number;
  size: number;
}

interface Size {
  width: number;
  height: number;
}

/** Pixels a square has at least, unless the picture is smaller. */
const leastPixels = 200;

const clamp = (value: number, low: number, high: number) => Math.min(Math.max(value, low), high);
const shortSide = ({ width, height }: Size) => Math.min(width, height);
export const leastSize = (picture: Size) => Math.min(leastPixels, shortSide(picture));

/** The same square inside the picture, in whole pixels. */
export function within({ x, y, size }: CropArea, picture: Size): CropArea {
  const edge = Math.round(clamp(size, leastSize(picture), shortSide(picture)));
  return {
    x: Math.round(clamp(x, 0, picture.width - edge)),
    y: Math.round(clamp(y, 0, picture.height - edge)),
    size: edge,
  };
}

/** The largest square, in the middle. */
export function largestCrop(picture: Size): CropArea {
  const size = shortSide(picture);
  return within({ x: (picture.width - size) / 2, y: (picture.height - size) / 2, size }, picture);
}

/** The square moved by pixels of the picture. */
export const movedCrop = (crop: CropArea, byX: number, byY: number, picture: Size): CropArea =>
  within({ ...crop, x: crop.x + byX, y: crop.y + byY }, picture);

/** A square of another size around the same middle. */
export function resizedCrop(crop: CropArea, size: number, picture: Size): CropArea {
  const edge = clamp(size, leastSize(picture), shortSide(picture));
  const by = (crop.size - edge) / 2;
  return within({ x: crop.x + by, y: crop.y + by, size: edge }, picture);
}
