const NAMED: ReadonlySet<string> = new Set('i span em b strong svg img a div abbr'.split(' '));
const FILE_NAME = /\.(?:jpe?g|png|gif|webp|svg|avif)$/i;
const NAME_CHARACTERS = 150;

/** What screen readers say of an icon or a picture; empty where it has no name, or that of its file. */
export function accessibleName(name: string, attributes: Readonly<Record<string, string>>): string {
  if (!NAMED.has(name) || (name === 'div' && attributes['role'] !== 'img')) return '';
  const label = (
    attributes['aria-label'] ??
    attributes['alt'] ??
    (name === 'a' ? '' : attributes['title']) ??
    ''
  ).trim();
  return label.length > NAME_CHARACTERS || FILE_NAME.test(label) ? '' : label;
}
