import { attributeOf, childrenNamed, type XmlElement } from '../office/officeXml.ts';
import type { Place } from './inReadingOrder.ts';

/**
 * Place of a shape, a group or a frame, in English Metric Units; undefined if its layout determines it.
 * @see ECMA-376 part 1, 20.1.7.6 xfrm
 */
export function placeOf(shape: XmlElement): Place | undefined {
  const holders = [shape, ...['spPr', 'grpSpPr'].flatMap((name) => childrenNamed(name, shape))];
  const [transform] = holders.flatMap((holder) => childrenNamed('xfrm', holder));
  if (transform === undefined) return undefined;
  const [offset] = childrenNamed('off', transform);
  const [extent] = childrenNamed('ext', transform);
  if (offset === undefined || extent === undefined) return undefined;
  const left = Number(attributeOf(offset, 'x'));
  const top = Number(attributeOf(offset, 'y'));
  const right = left + Number(attributeOf(extent, 'cx'));
  const bottom = top + Number(attributeOf(extent, 'cy'));
  return [right, bottom].every(Number.isFinite) ? { left, top, right, bottom } : undefined;
}
