/** Square of a picture to keep: `zoom` from 1 (its whole shorter side), centre as shares of width and height. */
export interface Crop {
  zoom: number;
  x: number;
  y: number;
}

interface CropArea {
  left: number;
  top: number;
  side: number;
}

function within(value: number, least: number, most: number): number {
  return Math.min(most, Math.max(least, value));
}

/** The square in the picture's own pixels. It never leaves the picture. */
export function cropArea({ zoom, x, y }: Crop, width: number, height: number): CropArea {
  const side = Math.min(width, height) / zoom;
  return {
    side,
    left: within(x * width - side / 2, 0, width - side),
    top: within(y * height - side / 2, 0, height - side),
  };
}

/** The crop moved by shares of its own side; the centre stays where the square can be. */
export function movedCrop(crop: Crop, right: number, down: number, width: number, height: number): Crop {
  const { side, left, top } = cropArea(crop, width, height);
  const moved = {
    zoom: crop.zoom,
    x: (left + side / 2 + right * side) / width,
    y: (top + side / 2 + down * side) / height,
  };
  const area = cropArea(moved, width, height);
  return { zoom: crop.zoom, x: (area.left + side / 2) / width, y: (area.top + side / 2) / height };
}
