interface Picture {
  title: string;
  legend: readonly { label: string; colour: string }[];
  /** Any colours that CSS knows. */
  background: string;
  ink: string;
  font: string;
}

/** What styles of the page do to a drawing, and an image by itself would not have. */
const DRAWN_STYLES = [
  'fill',
  'fill-opacity',
  'stroke',
  'stroke-width',
  'stroke-opacity',
  'stroke-dasharray',
  'opacity',
  'visibility',
  'font-family',
  'font-size',
  'font-weight',
  'text-anchor',
  'dominant-baseline',
  'shape-rendering',
] as const;

/** Pixels of the file for one of the screen. */
const SCALE = 2;
const PADDING = 20;
const TITLE_HEIGHT = 34;
const LEGEND_HEIGHT = 28;

/** The drawing with its styles inside, as an address that an image can be loaded from. */
function addressOf(svg: SVGSVGElement, width: number, height: number): string {
  const copy = document.importNode(svg, true);
  const copies = [...copy.querySelectorAll<SVGElement>('*')];
  for (const [index, element] of [...svg.querySelectorAll<SVGElement>('*')].entries()) {
    const computed = window.getComputedStyle(element);
    for (const name of DRAWN_STYLES) copies[index]?.style.setProperty(name, computed.getPropertyValue(name));
  }
  copy.setAttribute('width', String(width));
  copy.setAttribute('height', String(height));
  copy.setAttribute('xmlns', 'http://www.w3.org/2000/svg');
  return `data:image/svg+xml;charset=utf-8,${encodeURIComponent(new XMLSerializer().serializeToString(copy))}`;
}

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

/** A drawing as a PNG file with its title and legend, twice as large as on the screen. Throws where the browser can't draw it. */
export async function drawPng(svg: SVGSVGElement, picture: Picture): Promise<Blob> {
  const { width, height } = svg.getBoundingClientRect();
  const image = new Image();
  image.src = addressOf(svg, width, height);
  await image.decode();
  const canvas = document.createElement('canvas');
  canvas.width = SCALE * (width + 2 * PADDING);
  canvas.height = SCALE * (height + 2 * PADDING + TITLE_HEIGHT + LEGEND_HEIGHT);
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('This browser draws no pictures');
  context.scale(SCALE, SCALE);
  context.fillStyle = picture.background;
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.fillStyle = picture.ink;
  context.font = `600 17px ${picture.font}`;
  context.fillText(picture.title, PADDING, PADDING + 16);
  drawLegend(context, picture, PADDING + TITLE_HEIGHT);
  context.drawImage(image, PADDING, PADDING + TITLE_HEIGHT + LEGEND_HEIGHT, width, height);
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob === null ? reject(new Error('The picture could not be written')) : resolve(blob)));
  });
}
