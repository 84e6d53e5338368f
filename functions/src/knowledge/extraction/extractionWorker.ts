import { AppError } from '@parlance/domain/errors';
import { parentPort, workerData } from 'node:worker_threads';
import * as z from 'zod';
import { describeError } from '../../kernel/platform/log/describeError.ts';
import { extractDocument } from './extractDocument.ts';
import type { DocumentJob, ExtractionReply, PagesJob } from './extraction.ts';

// The entry of the thread in which a stranger's file is read: one job, one reply, then it ends. It has no environment, and
// an exception that no reader expected ends it, which runExtraction reports.

const job = z.custom<DocumentJob | PagesJob>((value) => typeof value === 'object').parse(workerData);

async function reply(): Promise<ExtractionReply> {
  try {
    if (job.kind === 'pages') {
      const { cutPdf } = await import('./pdf/cutPdf.ts');
      return { kind: 'pages', pages: await cutPdf(job.bytes, job.pages) };
    }
    return { kind: 'document', document: await extractDocument(job.bytes, job.fileType, job) };
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return { kind: 'refused', code: error.code, reason: describeError(error) };
  }
}

parentPort?.postMessage(await reply(), []);
