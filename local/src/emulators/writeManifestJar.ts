import fs from 'node:fs';
import path from 'node:path';
import { crc32 } from 'node:zlib';
import { manifestLines } from './manifestLines.ts';

const NAME = Buffer.from('META-INF/MANIFEST.MF');

/** The fields that a file's header and its entry in the directory share, from "version needed" to "extra length". */
function sharedHeader(content: Buffer): Buffer {
  const header = Buffer.alloc(26);
  header.writeUInt16LE(10, 0);
  // 1 January 1980, the first day of ZIP's calendar: the same input gives the same file.
  header.writeUInt16LE(0x21, 8);
  header.writeUInt32LE(crc32(content), 10);
  header.writeUInt32LE(content.length, 14);
  header.writeUInt32LE(content.length, 18);
  header.writeUInt16LE(NAME.length, 22);
  return header;
}

/**
 * Writes a JAR that holds nothing but a manifest: firebase-tools runs `java -jar`, which takes no class path of its own.
 * A JAR is a ZIP; this one stores its single file without compression.
 */
export function writeManifestJar(file: string, mainClass: string, classPath: readonly URL[]): void {
  const content = Buffer.from(manifestLines(mainClass, classPath), 'latin1');
  const shared = sharedHeader(content);
  const local = Buffer.concat([Buffer.from('PK\u0003\u0004'), shared, NAME, content]);
  const madeBy = Buffer.from([10, 0]);
  const directory = Buffer.concat([Buffer.from('PK\u0001\u0002'), madeBy, shared, Buffer.alloc(14), NAME]);
  const end = Buffer.alloc(22);
  end.write('PK\u0005\u0006');
  end.writeUInt16LE(1, 8);
  end.writeUInt16LE(1, 10);
  end.writeUInt32LE(directory.length, 12);
  end.writeUInt32LE(local.length, 16);
  fs.mkdirSync(path.dirname(file), { recursive: true });
  fs.writeFileSync(file, Buffer.concat([local, directory, end]));
}
