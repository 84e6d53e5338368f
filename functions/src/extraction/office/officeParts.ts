import { AppError } from '@parlance/domain/errors';
import { strFromU8 } from 'fflate';
import { DomUtils, parseDocument } from 'htmlparser2';
import path from 'node:path';
import { localName } from './officeXml.ts';

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

/** A part as text that ends where its root element does. Throws `file-corrupt` for one that was cut. */
export function wholePart(parts: Parts, name: string): string {
  const text = partText(parts, name);
  const root = /<([A-Za-z][\w:.-]*)/.exec(text.replace(/<!--[\s\S]*?-->/g, ''))?.[1];
  const isWhole = root === undefined || text.includes(`</${root}>`) || /\/>\s*$/.test(text);
  if (!isWhole) throw new AppError('file-corrupt');
  return text;
}
