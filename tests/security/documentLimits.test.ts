import { FILE_TYPES, type FileType } from '@parlance/domain/fileTypes';
import { describe, expect, it } from 'vitest';
import { extractDocument } from '../../functions/src/knowledge/extraction/extractDocument.ts';
import { createFuel, type FuelKind } from '../../functions/src/knowledge/extraction/fuel/createFuel.ts';
import { type FuelLimits, READING_LIMITS } from '../../functions/src/knowledge/extraction/fuel/READING_LIMITS.ts';
import { LIMIT_FILES } from '../support/documents/limits/LIMIT_FILES.ts';
import { takenBy } from '../support/documents/limits/takenBy.ts';

/** With this much of what is counted a file shows what it takes of it beside that. */
const SAMPLE = 100;
/** Reading millions of characters or cells twice would take a minute: up to a limit, files are read under a lower one. */
const FEW = 5000;

function limitsOf(type: FileType): [FileType, FuelKind, number][] {
  const limits: FuelLimits = READING_LIMITS[type];
  const kinds = Object.keys(limits).filter((kind): kind is FuelKind => kind in limits);
  return kinds.map((kind) => [type, kind, limits[kind] ?? 0]);
}

const LIMITED = Object.keys(FILE_TYPES)
  .filter((type): type is FileType => type in READING_LIMITS)
  .flatMap(limitsOf);

/** Makes files that take so much of a limit, all in all. */
async function filesOf(type: FileType, kind: FuelKind): Promise<(count: number) => Uint8Array> {
  const make = LIMIT_FILES[type][kind];
  if (make === undefined) throw new Error(`LIMIT_FILES has no file of many ${kind} of the type ${type}`);
  const beside = (await takenBy(type, make(SAMPLE), kind)) - SAMPLE;
  return (count) => make(count - beside);
}

describe('what reading a document may take (A-46)', () => {
  it.each(LIMITED)('is enough up to its limit, and not for one more: %s, %s', async (type, kind, limit) => {
    const make = await filesOf(type, kind);
    const few = Math.min(limit, FEW);
    const read = (count: number) =>
      extractDocument(make(count), type, {}, createFuel({ ...READING_LIMITS[type], [kind]: few }));
    await expect(read(few)).resolves.toBeDefined();
    await expect(read(few + 1)).rejects.toMatchObject({
      code: 'file-too-complex',
      cause: { message: `More ${kind} than ${few}` },
    });
  });

  it.each(LIMITED)('ends at the limit of the file’s type: %s, %s, %i', async (type, kind, limit) => {
    const make = await filesOf(type, kind);
    await expect(extractDocument(make(limit + 1), type)).rejects.toMatchObject({
      code: 'file-too-complex',
      cause: { message: `More ${kind} than ${limit}` },
    });
  });
});
