import { AppError } from '@parlance/domain/errors';
import { LIMITS } from '@parlance/domain/limits';

const TYPES: ReadonlySet<string> = new Set(['image/jpeg', 'image/png', 'image/svg+xml', 'image/gif']);

/** Side at which an SVG without a size of its own is drawn, in pixels. */
const SIDE_WITHOUT_SIZE = 512;

export interface LoadedPicture {
  image: HTMLImageElement;
  width: number;
  height: number;
}

/** Checks and decodes a chosen picture. Throws an `AppError`: `image-too-large` or `image-invalid`. */
export async function loadPicture(file: File): Promise<LoadedPicture> {
  if (!TYPES.has(file.type)) throw new AppError('image-invalid');
  if (file.size > LIMITS.imageBytes) throw new AppError('image-too-large', { max: LIMITS.imageBytes });
  const image = new Image();
  const address = URL.createObjectURL(file);
  image.src = address;
  try {
    await image.decode();
  } catch (error) {
    throw new AppError('image-invalid', {}, { cause: error });
  } finally {
    URL.revokeObjectURL(address);
  }
  return {
    image,
    width: image.naturalWidth || SIDE_WITHOUT_SIZE,
    height: image.naturalHeight || SIDE_WITHOUT_SIZE,
  };
}
