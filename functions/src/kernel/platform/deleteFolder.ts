import { getStorage } from 'firebase-admin/storage';

const BATCH_SIZE = 100;

/** Deletes every file below a path of the bucket. A file that another run has deleted meanwhile is no failure. */
export async function deleteFolder(prefix: string): Promise<void> {
  const bucket = getStorage().bucket();
  for (;;) {
    const [files] = await bucket.getFiles({ prefix, maxResults: BATCH_SIZE, autoPaginate: false });
    if (files.length === 0) return;
    await Promise.all(files.map((file) => file.delete({ ignoreNotFound: true })));
  }
}
