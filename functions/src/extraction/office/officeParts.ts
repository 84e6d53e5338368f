import { strFromU8 } from 'fflate';
import { DomUtils, parseDocument } from 'htmlparser2';
import path from 'node:path';

/** The parts of an Office file that are read, by their names in the archive. */
export type Parts = Readonly<Record<string, Uint8Array>>;

/** A part as XML; an empty document where it is not there. */
export function partXml(parts: Parts, name: string): ReturnType<typeof parseDocument> {
  return parseDocument(partText(parts, name), { xmlMode: true });
}

/** A part as text; empty where it is not there. */
export function partText(parts: Parts, name: string): string {
  const part = Object.hasOwn(parts, name) ? parts[name] : undefined;
  return part === undefined ? '' : strFromU8(part).replace(/^\uFEFF/, '');
}

/** Where the relations of a part lead, by their ids, as names in the archive. What lies outside of it is left out. */
export function relations(parts: Parts, name: string): Map<string, string> {
  const folder = path.posix.dirname(name);
  const file = partXml(parts, `${folder}/_rels/${path.posix.basename(name)}.rels`);
  const found = DomUtils.getElementsByTagName((tag) => localName(tag) === 'Relationship', file);
  return new Map(
    found
      .filter(({ attribs }) => attribs['TargetMode'] !== 'External')
      .map(({ attribs }) => {
        const target = attribs['Target'] ?? '';
        return [attribs['Id'] ?? '', target.startsWith('/') ? target.slice(1) : path.posix.join(folder, target)];
      }),
  );
}

/** The name of an element or attribute without the prefix of its namespace, which files choose themselves. */
export function localName(name: string): string {
  return name.slice(name.indexOf(':') + 1);
}
