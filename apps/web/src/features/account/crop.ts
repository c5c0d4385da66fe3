/** A square of a picture: the place of its corner and its side, in pixels of the picture. */
export interface Square {
  x: number;
  y: number;
  side: number;
}

/** Width and height of a picture. */
export interface Size {
  width: number;
  height: number;
}

/** The longest side of an avatar. Smaller squares stay as they are: nothing is enlarged. */
const EDGE = 512;
/** What an avatar may weigh. */
const HEAVIEST = 2 * 1024 * 1024;
/** The smallest square that can be chosen, in pixels of the picture. */
const SMALLEST = 64;
const DEEPEST = 6;

const clamp = (value: number, min: number, max: number) => Math.min(max, Math.max(min, value));
const longest = (size: Size) => Math.min(size.width, size.height);

/** The largest square, in the middle. */
export const largest = (size: Size): Square => ({
  x: (size.width - longest(size)) / 2,
  y: (size.height - longest(size)) / 2,
  side: longest(size),
});

/** How far one can go in by the slider. */
export const deepest = (size: Size): number => clamp(longest(size) / SMALLEST, 1, DEEPEST);

/** How far in a square is: 1 for the largest. */
export const zoomOf = (square: Square, size: Size): number => longest(size) / square.side;

/** The square at another zoom. Its middle stays, unless that would leave the picture. */
export function zoomTo(square: Square, zoom: number, size: Size): Square {
  const side = longest(size) / clamp(zoom, 1, deepest(size));
  const place = (start: number, room: number) => clamp(start + (square.side - side) / 2, 0, room - side);
  return { x: place(square.x, size.width), y: place(square.y, size.height), side };
}

/** The edge of the result. */
export const edgeOf = (square: Square): number => Math.max(1, Math.min(EDGE, Math.round(square.side)));

type Encode = (type: string, quality: number) => Promise<Blob | null>;

/**
 * A picture that is light enough: WebP, or JPEG from browsers that do not write WebP (they answer with a PNG), in
 * falling quality.
 */
export async function encodeAvatar(encode: Encode): Promise<Blob> {
  for (const quality of [0.9, 0.8, 0.6, 0.4]) {
    for (const type of ['image/webp', 'image/jpeg']) {
      const blob = await encode(type, quality);
      if (blob?.type === type && blob.size < HEAVIEST) return blob;
    }
  }
  throw new Error('The browser could not write the picture.');
}

/** Draws the square in its final size. */
export function drawAvatar(canvas: HTMLCanvasElement, image: HTMLImageElement, square: Square): void {
  const edge = edgeOf(square);
  canvas.width = edge;
  canvas.height = edge;
  const context = canvas.getContext('2d');
  if (!context) throw new Error('The browser could not draw the picture.');
  // JPEG has no transparency; what is clear would become black.
  context.fillStyle = 'white';
  context.fillRect(0, 0, edge, edge);
  context.imageSmoothingQuality = 'high';
  context.drawImage(image, square.x, square.y, square.side, square.side, 0, 0, edge, edge);
}
