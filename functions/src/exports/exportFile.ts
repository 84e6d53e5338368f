import { paths } from '@parlance/domain/paths';
import { getStorage } from 'firebase-admin/storage';

/** The object that an export is written to. It lies with its chatbot's, and goes with them. */
export function exportFile(orgId: string, chatbotId: string, exportId: string) {
  return getStorage()
    .bucket()
    .file(paths.exportFile(orgId, chatbotId, exportId));
}
