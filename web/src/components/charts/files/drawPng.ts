import { drawPicture, type Picture } from './drawPicture.ts';

/** Properties that a drawing gets from the page's styles, and that a standalone image would lack. */
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

/** A drawing as a PNG file with its title and legend, twice as large as on the screen. Throws where the browser can't draw it. */
export async function drawPng(svg: SVGSVGElement, picture: Picture): Promise<Blob> {
  const { width, height } = svg.getBoundingClientRect();
  const image = new Image();
  image.src = addressOf(svg, width, height);
  await image.decode();
  return drawPicture(picture, { width, height }, (context) => context.drawImage(image, 0, 0, width, height));
}
