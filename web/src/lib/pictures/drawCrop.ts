import { type Crop, cropArea } from './cropArea.ts';
import type { LoadedPicture } from './loadPicture.ts';

/** Draws the kept square over the whole of a square canvas. */
export function drawCrop(canvas: HTMLCanvasElement, { image, width, height }: LoadedPicture, crop: Crop): void {
  const context = canvas.getContext('2d');
  if (!context) return;
  const { left, top, side } = cropArea(crop, width, height);
  context.clearRect(0, 0, canvas.width, canvas.height);
  context.imageSmoothingQuality = 'high';
  context.drawImage(image, left, top, side, side, 0, 0, canvas.width, canvas.height);
}
