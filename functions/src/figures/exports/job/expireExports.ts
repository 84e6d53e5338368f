import { dataExportSchema } from '@parlance/domain/documents/exports/dataExport';
import { paths } from '@parlance/domain/paths';
import { expiredExports } from '@parlance/domain/queries/organizations';
import { type Slice, wholeRun } from '../../../kernel/platform/schedule/Slice.ts';
import { exportFile } from '../exportFile.ts';
import { groupQueryOf } from '../../../kernel/platform/queries/groupQueryOf.ts';

const BATCH_SIZE = 50;

/** Deletes the exports whose day is over: the file, then the document, so that a run which was cut finds the rest. */
export async function expireExports({ now, isOver }: Slice = wholeRun()): Promise<void> {
  const over = groupQueryOf(expiredExports, { expiresAt: now }).limit(BATCH_SIZE);
  for (let page = await over.get(); !page.empty && !isOver(); page = await over.get()) {
    await Promise.all(
      page.docs.map(async (found) => {
        const orgId = found.ref.parent.parent?.id ?? '';
        const { chatbotId } = dataExportSchema.parse(found.data());
        if (found.ref.path === paths.export(orgId, found.id)) {
          await exportFile(orgId, chatbotId, found.id).delete({ ignoreNotFound: true });
        }
        await found.ref.delete();
      }),
    );
  }
}
