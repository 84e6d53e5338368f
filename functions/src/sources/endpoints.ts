import { createUpload as createUploadContract } from '@parlance/domain/contracts/createUpload';
import { deleteSources as deleteSourcesContract } from '@parlance/domain/contracts/deleteSources';
import { retrySource as retrySourceContract } from '@parlance/domain/contracts/retrySource';
import { memberCallable } from '../platform/defineCallable.ts';
import { createUpload as createUploadCase } from './createUpload.ts';
import { removeSource } from './removeSource.ts';
import { retrySource as retrySourceCase } from './retrySource.ts';

export const createUpload = memberCallable(createUploadContract, async ({ input, who }) =>
  createUploadCase(who, input),
);

export const deleteSources = memberCallable(
  deleteSourcesContract,
  async ({ input }) => {
    const total = { sources: 0, chunks: 0, files: 0 };
    for (const sourceId of new Set(input.sourceIds)) {
      const removed = await removeSource(input.orgId, sourceId);
      total.sources += removed.sources;
      total.chunks += removed.chunks;
      total.files += removed.files;
    }
    return total;
  },
  { timeoutSeconds: 300 },
);

export const retrySource = memberCallable(retrySourceContract, async ({ input }) => {
  await retrySourceCase(input.orgId, input.sourceId);
  return {};
});
