import * as z from 'zod';
import { db } from '../../../kernel/platform/app.ts';
import { refs } from '../../../kernel/platform/refs.ts';
import { scanFile } from './scanFile.ts';

const pagesSchema = z.record(z.string().regex(/^\d+$/), z.string());

interface StoredScan {
  /** The texts by the numbers of their pages, from 1. */
  texts: Map<number, string>;
  /** Stores them all. Answers false where the source is gone: they stay only with one that can be brought back. */
  save: () => Promise<boolean>;
}

/**
 * The pages of a scan that a model has read so far, beside the file: what is paid for once is never read again, whoever goes on
 * with it and however often the file is cut anew.
 */
export async function openScan(orgId: string, sourceId: string): Promise<StoredScan> {
  const file = scanFile(orgId, sourceId);
  const [isThere] = await file.exists();
  const stored = isThere ? pagesSchema.parse(JSON.parse(String((await file.download())[0]))) : {};
  const texts = new Map(Object.entries(stored).map(([page, text]) => [Number(page), text]));
  const save = async (): Promise<boolean> => {
    await file.save(JSON.stringify(Object.fromEntries(texts)), { contentType: 'application/json', resumable: false });
    // Erasure marks or removes the documents first and its files afterwards: one of the two sees the other.
    const [source, removed] = await db.getAll(refs.source(orgId, sourceId), refs.removedSource(orgId, sourceId));
    if (source?.exists === true) return true;
    const isKept = removed?.exists === true && removed.get('isErasing') !== true;
    if (!isKept) await file.delete({ ignoreNotFound: true });
    return false;
  };
  return { texts, save };
}
