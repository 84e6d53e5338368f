import type { DataExport, ExportView } from '@parlance/domain/documents/exports/dataExport';
import { LIMITS } from '@parlance/domain/limits';
import { refs } from '../../../kernel/platform/refs.ts';
import { exportFile } from '../exportFile.ts';
import { storeRows } from './storeRows.ts';
import { leasedJob } from '../../../kernel/platform/schedule/leasedJob.ts';
import { chatRows } from '../rows/chatRows.ts';
import type { RowSource, ExportScope } from '../rows/RowSource.ts';
import { leadRows } from '../rows/leadRows.ts';

/** Place of an export. */
interface ExportPlace {
  orgId: string;
  exportId: string;
}

/** Contents of a list, as rows. */
function exportRows(scope: ExportScope, view: ExportView): RowSource {
  return view.kind === 'chats' ? chatRows(scope, view.filter) : leadRows(scope, view.filter);
}

/** Exports, on each of which one worker works at a time. Each attempt begins anew. */
const EXPORTS = leasedJob({
  refOf: ({ orgId, exportId }: ExportPlace) => refs.dataExport(orgId, exportId),
  leaseMs: LIMITS.exportLeaseMs,
  heartbeatMs: LIMITS.exportHeartbeatMs,
  maxAttempts: LIMITS.exportAttempts,
  workerOf: ({ attempts }) => attempts,
  onClaim: () => ({ done: 0 }),
  onExhausted: { status: 'failed', leaseUntil: null },
});

/**
 * Writes the file of an export that is due, and says how far it is. It may be cut anywhere, repeated, and run twice at once: the lease
 * lets one worker in, and another begins anew. What is withdrawn or deleted meanwhile leaves no file. Rethrows what it failed for,
 * so that the queue tries again, until the attempts are used up.
 */
export async function runExport(orgId: string, exportId: string, now = new Date()): Promise<void> {
  const place = { orgId, exportId };
  const found = await EXPORTS.claim(place, now);
  if (found === undefined || found === 'exhausted') return;
  const held = { place, found };
  const source = exportRows({ orgId, ...found }, found.view);
  let progress: Partial<DataExport> = { done: 0 };
  let isReady = false;
  await EXPORTS.work(held, {
    run: async (lost) => {
      progress = { ...progress, total: await source.total() };
      if (!(await EXPORTS.update(held, progress))) lost.abort();
      const onProgress = (done: number): void => {
        progress = { ...progress, done };
      };
      return storeRows(found, source, { orgId, exportId, signal: lost.signal, onProgress });
    },
    done: async (stored) => {
      isReady = await EXPORTS.update(held, { status: 'ready', leaseUntil: null, ...stored });
    },
    failed: () => EXPORTS.update(held, { status: 'failed', leaseUntil: null }),
    progress: () => progress,
  });
  if (!isReady) await dropUnwanted(found, place);
}

/** Removes what was written for nobody. Where another worker has the export, the file is that one's. */
async function dropUnwanted({ chatbotId }: DataExport, { orgId, exportId }: ExportPlace): Promise<void> {
  const present = (await refs.dataExport(orgId, exportId).get()).data();
  if (present !== undefined && present.status !== 'failed') return;
  await exportFile(orgId, chatbotId, exportId).delete({ ignoreNotFound: true });
}
