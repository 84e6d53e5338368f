import { AppError } from '@parlance/domain/errors';
import { LIMITS } from '@parlance/domain/limits';
import type { Crop } from './cropArea.ts';
import { drawCrop } from './drawCrop.ts';
import type { LoadedPicture } from './loadPicture.ts';

const PREFIX = 'data:image/png;base64,';

/** The kept square as a PNG of `LIMITS.pictureSide`, in base64. Redrawing leaves nothing of the file but its pixels. */
export function encodePicture(picture: LoadedPicture, crop: Crop): string {
  const canvas = document.createElement('canvas');
  canvas.width = LIMITS.pictureSide;
  canvas.height = LIMITS.pictureSide;
  drawCrop(canvas, picture, crop);
  const encoded = canvas.toDataURL('image/png');
  if (!encoded.startsWith(PREFIX)) throw new AppError('image-invalid');
  return encoded.slice(PREFIX.length);
}
