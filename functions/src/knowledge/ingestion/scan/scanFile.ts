import { getStorage } from 'firebase-admin/storage';
import { paths } from '@parlance/domain/paths';

/** The object that has the pages of a scan that a model has read. */
export function scanFile(orgId: string, sourceId: string) {
  return getStorage()
    .bucket()
    .file(paths.sourceFile(orgId, sourceId, 'scan.json'));
}
