import type { DocumentJob, ExtractedDocument } from './extraction.ts';
import { type ExtractionLimits, runInThread } from './runInThread.ts';

/** Reads a document in a thread of its own. Takes the job's bytes away and throws as `runInThread`. */
export async function runExtraction(
  job: DocumentJob,
  limits: Partial<ExtractionLimits> = {},
): Promise<ExtractedDocument> {
  const reply = await runInThread(job, limits);
  if (reply.kind !== 'document') throw new Error('The thread answered another question');
  return reply.document;
}
