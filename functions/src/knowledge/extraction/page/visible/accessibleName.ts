import type { Sibling } from './isOpened.ts';

const NAMED: ReadonlySet<string> = new Set('i span em b strong svg img a div abbr'.split(' '));
/** Elements in which an icon represents a value. */
const VALUES: ReadonlySet<string> = new Set('td th li dd dt'.split(' '));
const FILE_NAME = /\.(?:jpe?g|png|gif|webp|svg|avif)$/i;
/** The name of an icon is a word or two, that of a value may be a sentence; longer ones are no names, and could say anything unseen. */
const NAME_CHARACTERS = 40;
const VALUE_CHARACTERS = 150;

/**
 * Text that screen readers read for an icon or a picture; empty if it has no name, or that of its file, or is not there.
 * @param parent The name of the element that it is in.
 */
export function accessibleName({ name, attributes }: Sibling, parent: string): string {
  if (!NAMED.has(name) || (name === 'div' && attributes['role'] !== 'img')) return '';
  if (name === 'img' && !Object.hasOwn(attributes, 'src') && !Object.hasOwn(attributes, 'srcset')) return '';
  const title = name === 'a' ? '' : attributes['title'];
  const label = (attributes['aria-label'] ?? attributes['alt'] ?? title ?? '').trim();
  const most = VALUES.has(parent) ? VALUE_CHARACTERS : NAME_CHARACTERS;
  return label.length > most || FILE_NAME.test(label) ? '' : label;
}
