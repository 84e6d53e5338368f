import { paths } from '@parlance/domain/paths';
import { admin } from '../../support/admin.ts';

const OPEN = ['waiting', 'sending'];

/** Number of messages of some organizations' channels that are to be handled or sent. */
export async function countOnTheirWay(orgIds: readonly string[]): Promise<number> {
  const queues = orgIds.flatMap((orgId) => [paths.allInbound(orgId), paths.allOutbound(orgId)]);
  const counts = await Promise.all(
    queues.map((path) => admin.db.collection(path).where('status', 'in', OPEN).count().get()),
  );
  return counts.reduce((sum, count) => sum + count.data().count, 0);
}
