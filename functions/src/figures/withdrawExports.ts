import { refs } from '../kernel/platform/refs.ts';
import { exportFile } from './exports/exportFile.ts';

/** Withdraws an organization's exports, whose files may hold what is being erased. A worker that still writes one drops its file. */
export async function withdrawExports(orgId: string): Promise<void> {
  const found = await refs.dataExports(orgId).get();
  for (const entry of found.docs) {
    await entry.ref.update({ status: 'failed', leaseUntil: null });
    await exportFile(orgId, entry.data().chatbotId, entry.id).delete({ ignoreNotFound: true });
  }
}
