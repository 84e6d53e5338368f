import { AppError } from '@parlance/domain/errors';
import { strFromU8 } from 'fflate';
import { DomUtils, type DomHandler } from 'htmlparser2';
import path from 'node:path';
import type { Fuel } from '../fuel/createFuel.ts';
import { localName } from './officeXml.ts';
import { parseXml } from './parseXml.ts';
import { readArchive } from './readArchive.ts';

/** The parts of an Office file that are read. */
export interface Parts {
  /** By their names in the archive. */
  files: Readonly<Record<string, Uint8Array>>;
  fuel: Fuel;
  /** Relations that were read already: every drawing asks for those of its part. */
  relations: Map<string, ReadonlyMap<string, string>>;
}

/** Unpacks the parts that `wanted` names. Throws as `readArchive`. */
export function openParts(bytes: Uint8Array, wanted: (name: string) => boolean, fuel: Fuel): Parts {
  return { files: readArchive(bytes, wanted, fuel), fuel, relations: new Map() };
}

/** A part as XML; an empty document where it is not there. */
export function partXml(parts: Parts, name: string): DomHandler['root'] {
  return parseXml(partText(parts, name), parts.fuel);
}

/** A part as text; empty where it is not there. */
export function partText({ files }: Parts, name: string): string {
  const part = Object.hasOwn(files, name) ? files[name] : undefined;
  return part === undefined ? '' : strFromU8(part).replace(/^\uFEFF/, '');
}

/** Targets of a part's relations, by their ids, as names in the archive. Targets outside of it are left out. */
export function relations(parts: Parts, name: string): ReadonlyMap<string, string> {
  const known = parts.relations.get(name);
  if (known !== undefined) return known;
  const folder = path.posix.dirname(name);
  const file = partXml(parts, `${folder}/_rels/${path.posix.basename(name)}.rels`);
  const found = DomUtils.getElementsByTagName((tag) => localName(tag) === 'Relationship', file);
  const targets = new Map(
    found
      .filter(({ attribs }) => attribs['TargetMode'] !== 'External')
      .map(({ attribs }) => {
        const target = attribs['Target'] ?? '';
        return [attribs['Id'] ?? '', target.startsWith('/') ? target.slice(1) : path.posix.join(folder, target)];
      }),
  );
  parts.relations.set(name, targets);
  return targets;
}

/** A part as text that ends where its root element does. Throws `file-corrupt` for one that was cut. */
export function wholePart(parts: Parts, name: string): string {
  const text = partText(parts, name);
  // A comment without an end reaches to that of the file: no other one is looked for.
  const root = /<([A-Za-z][\w:.-]*)/.exec(text.replace(/<!--[\s\S]*?(?:-->|$)/g, ''))?.[1];
  const isWhole = root === undefined || text.includes(`</${root}>`) || /\/>\s*$/.test(text);
  if (!isWhole) throw new AppError('file-corrupt');
  return text;
}
