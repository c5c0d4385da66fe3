import { siteAddress } from '@kantele/api/site-address';
/** Edges in pixels the server keeps of each picture. */
export const imageSizes = [64, 160, 320, 640, 1200] as const;
type ImageSize = (typeof imageSizes)[number];

/** Address of a picture at one of the kept sizes. */
export const imageUrl = (hash: string, size: ImageSize): string =>
  siteAddress(`/images/${hash}/${size}.webp`);

/** Candidates for `srcset`, up to a size. */
export function imageSrcSet(hash: string, most: ImageSize = 640): string {
  return imageSizes
    .filter((size) => size <= most)
    .map((size) => `${imageUrl(hash, size)} ${size}w`)
    .join(', ');
}

/** The kept size for a box of fixed width, sharp on dense screens. */
export function imageSizeFor(pixels: number): ImageSize {
  return imageSizes.find((size) => size >= pixels * 2) ?? 1200;
}

/** `src` and `srcSet` of a picture that a setting names by its largest size (`/images/{hash}/1200.webp`). */
export function pictureProps(path: string): { src: string; srcSet: string } {
  const sized = (size: ImageSize) => siteAddress(path.replace(/\d+(?=\.webp$)/, String(size)));
  const sizes = [320, 640, 1200] as const;
  return { src: sized(640), srcSet: sizes.map((size) => `${sized(size)} ${size}w`).join(', ') };
}
