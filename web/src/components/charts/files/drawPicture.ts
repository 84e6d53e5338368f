export interface Picture {
  title: string;
  legend: readonly { label: string; colour: string }[];
  /** Any colours that CSS knows. */
  background: string;
  ink: string;
  font: string;
}

/** Pixels of the file for one of the screen. */
const SCALE = 2;
const PADDING = 20;
const TITLE_HEIGHT = 34;
const LEGEND_HEIGHT = 28;

function drawLegend(context: CanvasRenderingContext2D, { legend, ink, font }: Picture, top: number): void {
  context.font = `13px ${font}`;
  let left = PADDING;
  for (const { label, colour } of legend) {
    context.fillStyle = colour;
    context.fillRect(left, top, 12, 12);
    context.fillStyle = ink;
    context.fillText(label, left + 18, top + 11);
    left += 18 + context.measureText(label).width + 18;
  }
}

/**
 * A PNG file with a title, a legend where there is one, and what `draw` draws below them, from (0, 0) to `size` in pixels of the
 * screen: twice as large. Throws where the browser can't draw it.
 */
export async function drawPicture(
  picture: Picture,
  { width, height }: { width: number; height: number },
  draw: (context: CanvasRenderingContext2D) => void,
): Promise<Blob> {
  const top = PADDING + TITLE_HEIGHT + (picture.legend.length === 0 ? 0 : LEGEND_HEIGHT);
  const canvas = document.createElement('canvas');
  canvas.width = SCALE * (width + 2 * PADDING);
  canvas.height = SCALE * (top + height + PADDING);
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('This browser draws no pictures');
  context.scale(SCALE, SCALE);
  context.fillStyle = picture.background;
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.fillStyle = picture.ink;
  context.font = `600 17px ${picture.font}`;
  context.fillText(picture.title, PADDING, PADDING + 16);
  drawLegend(context, picture, PADDING + TITLE_HEIGHT);
  context.translate(PADDING, top);
  draw(context);
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob === null ? reject(new Error('The picture could not be written')) : resolve(blob)));
  });
}
