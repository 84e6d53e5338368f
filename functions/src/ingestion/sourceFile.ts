import { getStorage } from 'firebase-admin/storage';
import type { Source } from '@parlance/domain/documents/knowledge/source';
import { paths } from '@parlance/domain/paths';

/** The uploaded object of a file source. */
export function sourceFile(orgId: string, sourceId: string, source: Source) {
  return getStorage()
    .bucket()
    .file(paths.sourceFile(orgId, sourceId, `document.${source.fileType ?? 'txt'}`));
}
