import { paths } from '@parlance/domain/paths';
import { getStorage } from 'firebase-admin/storage';

/**
 * The object that an export is written to. One of a chatbot's lies with the chatbot's files and goes with them.
 * @param chatbotId Null for an export over all chatbots.
 */
export function exportFile(orgId: string, chatbotId: string | null, exportId: string) {
  const path =
    chatbotId === null ? paths.wholeExportFile(orgId, exportId) : paths.exportFile(orgId, chatbotId, exportId);
  return getStorage().bucket().file(path);
}
