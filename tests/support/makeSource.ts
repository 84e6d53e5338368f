import { type FileSource, newFileSource } from '@parlance/domain/documents/knowledge/source';
import { FILE_TYPES } from '@parlance/domain/fileTypes';
import { newId } from '@parlance/domain/ids';
import { paths } from '@parlance/domain/paths';
import { admin } from './admin.ts';

/**
 * A text source, Markdown unless said otherwise, with its file in place, as a worker that died left it: its lease is over. The upload's own event leaves such a
 * source alone, so the test alone decides who reads it.
 */
export async function makeSource(
  orgId: string,
  chatbotId: string,
  text: string,
  overrides: Partial<FileSource> = {},
): Promise<string> {
  const sourceId = newId();
  const source = newFileSource({
    chatbotId,
    name: 'notes.md',
    fileType: 'md',
    size: text.length,
    status: 'processing',
    leaseUntil: new Date(0),
    createdBy: 'nobody',
    createdAt: new Date(),
    ...overrides,
  });
  await admin.db.doc(paths.source(orgId, sourceId)).set(source);
  await admin.bucket
    .file(paths.sourceFile(orgId, sourceId, `document.${source.fileType}`))
    .save(text, { contentType: FILE_TYPES[source.fileType], resumable: false });
  return sourceId;
}
