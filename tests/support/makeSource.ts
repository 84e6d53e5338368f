import type { Source } from '@parlance/domain/documents/source';
import { newId } from '@parlance/domain/ids';
import { paths } from '@parlance/domain/paths';
import { admin } from './admin.ts';

/** A pending text source with its file in place, that no event has queued: the document is written after the file. */
export async function makeSource(
  orgId: string,
  chatbotId: string,
  text: string,
  overrides: Partial<Source> = {},
): Promise<string> {
  const sourceId = newId();
  const source: Source = {
    chatbotId,
    type: 'file',
    name: 'notes.md',
    fileType: 'md',
    size: text.length,
    characters: 0,
    tokens: 0,
    chunks: 0,
    status: 'pending',
    error: null,
    progress: 0,
    attempts: 0,
    leaseUntil: null,
    createdBy: 'nobody',
    createdAt: new Date(),
    indexedAt: null,
    ...overrides,
  };
  // Failed until the file is there, so that its Storage event queues nothing and the test alone decides who reads it.
  await admin.db.doc(paths.source(orgId, sourceId)).set({ ...source, status: 'failed' });
  await admin.bucket
    .file(paths.sourceFile(orgId, sourceId, 'document.md'))
    .save(text, { contentType: 'text/markdown', resumable: false });
  await admin.db.doc(paths.source(orgId, sourceId)).set(source);
  return sourceId;
}
