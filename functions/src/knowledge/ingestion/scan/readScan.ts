import { AppError } from '@parlance/domain/errors';
import { FILE_TYPES, type FileType, isPicture } from '@parlance/domain/fileTypes';
import { LIMITS } from '@parlance/domain/limits';
import { EmbeddingPaused } from '../../../ai/EmbeddingPaused.ts';
import type { AiProvider } from '../../../ai/AiProvider.ts';
import { ProviderUnavailable } from '../../../ai/ProviderUnavailable.ts';
import { cutPages } from '../../extraction/cutPages.ts';
import { refs } from '../../../kernel/platform/refs.ts';
import { openScan } from './openScan.ts';
import { ScanContinues } from './ScanContinues.ts';
import { takeScannedPages } from './takeScannedPages.ts';

export interface ScanJob {
  orgId: string;
  sourceId: string;
  bytes: Uint8Array;
  /** A picture is its own and only page. */
  fileType: FileType;
  /** Numbers of the pages that are pictures, from 1. */
  pages: readonly number[];
  readPage: NonNullable<AiProvider['readPage']>;
  spend: AiProvider['spend'];
  now: Date;
}

interface ScanText {
  /** By page; those that could not be read are missing. */
  texts: ReadonlyMap<number, string>;
  /** Pages that the month had no room for. */
  overQuota: number;
}

/**
 * Has a model read the pages of a scan, some at a time, each once: what an earlier task has read is taken as it is, and stays
 * where this one is cut. Once `LIMITS.scanFailures` pages are refused, and more than were read, the rest stays unread. Throws `ScanContinues` when its time is over, `ProviderUnavailable` where the AI service does not answer,
 * and what the model's refusal says where not one page could be read.
 */
export async function readScan(job: ScanJob): Promise<ScanText> {
  const { orgId, sourceId, pages, now } = job;
  const { texts, save } = await openScan(orgId, sourceId);
  const source = refs.source(orgId, sourceId);
  const before = texts.size;
  const started = performance.now();
  const failed = new Map<number, unknown>();
  for (;;) {
    const missing = pages.filter((page) => !texts.has(page));
    await source.update({ scan: { pages: pages.length, read: pages.length - missing.length } });
    const open = missing.filter((page) => !failed.has(page));
    if (open.length === 0) break;
    if (texts.size > before && performance.now() - started > LIMITS.scanSliceMs) throw new ScanContinues(texts.size);
    if ((await job.spend.check()) !== 'none') throw new EmbeddingPaused(now);
    const { taken, giveBack } = await takeScannedPages(orgId, Math.min(open.length, LIMITS.scannedPagesAtOnce), now);
    if (taken === 0) return { texts, overQuota: open.length };
    const results = await readGroup(job, open.slice(0, taken));
    const known = texts.size;
    for (const [page, result] of results)
      if (result.status === 'fulfilled') texts.set(page, result.value);
      else failed.set(page, result.reason);
    await giveBack(taken - (texts.size - known));
    if (texts.size > known && !(await save())) throw new Error('The source is gone');
    const away = [...failed.values()].find((reason) => reason instanceof ProviderUnavailable);
    if (away !== undefined) throw away;
    // What is refused is paid for by nobody but us: of a file that is mostly refused no more is asked.
    if (failed.size >= LIMITS.scanFailures && failed.size > texts.size) break;
  }
  const [reason] = failed.values();
  if (reason !== undefined && texts.size === 0) throw reason;
  return { texts, overQuota: 0 };
}

/** Outcome of each page: one that cannot be cut out of its file, or that the model refuses, spoils no other. */
async function readGroup(
  { bytes, fileType, readPage }: ScanJob,
  pages: readonly number[],
): Promise<[number, PromiseSettledResult<string>][]> {
  // The thread takes away what it is given: a copy, which `slice` of Node's buffers is not.
  const cut = isPicture(fileType)
    ? [bytes]
    : await cutPages(new Uint8Array(bytes), pages).catch((reason: unknown) => ({ reason }));
  if ('reason' in cut) return pages.map((page) => [page, { status: 'rejected', reason: cut.reason }]);
  const results = await Promise.allSettled(
    cut.map(async (page) => {
      if (page === null) throw new AppError('file-corrupt');
      const signal = AbortSignal.timeout(LIMITS.scannedPageMs);
      return readPage({ bytes: page, contentType: FILE_TYPES[fileType], signal });
    }),
  );
  return results.map((result, index) => [pages[index] ?? 0, result]);
}
