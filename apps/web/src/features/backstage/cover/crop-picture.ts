import type { CropArea } from '@kantele/ui/ImageCropper';

/** Pixels a cover has at most; larger ones are made smaller. */
const edgeAtMost = 3_000;
const quality = 0.95;

/** A picture as the browser reads it, turned as it says it is held; null for one it cannot read. */
export async function readPicture(src: string): Promise<HTMLImageElement | null> {
  const picture = new Image();
  picture.src = src;
  try {
    await picture.decode();
    return picture;
  } catch {
    return null;
  }
}

/** A square of a picture as a file of its own, in its own pixels and never larger. */
export async function cropPicture(picture: HTMLImageElement, area: CropArea): Promise<File> {
  const edge = Math.min(area.size, edgeAtMost);
  const canvas = document.createElement('canvas');
  canvas.width = edge;
  canvas.height = edge;
  const context = canvas.getContext('2d');
  if (!context) throw new Error('There is no canvas.');
  // What is transparent becomes paper: the form of the file has no transparency.
  context.fillStyle = 'white';
  context.fillRect(0, 0, edge, edge);
  context.imageSmoothingQuality = 'high';
  context.drawImage(picture, area.x, area.y, area.size, area.size, 0, 0, edge, edge);
  const data = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/jpeg', quality));
  if (!data) throw new Error('The picture could not be written.');
  return new File([data], 'cover.jpg', { type: data.type });
}
