import { getStorage } from 'firebase-admin/storage';
import type { FileSource } from '@parlance/domain/documents/knowledge/source';
import { paths } from '@parlance/domain/paths';

/** The uploaded object of a file source. */
export function sourceFile(orgId: string, sourceId: string, { fileType }: FileSource) {
  return getStorage()
    .bucket()
    .file(paths.sourceFile(orgId, sourceId, `document.${fileType}`));
}
