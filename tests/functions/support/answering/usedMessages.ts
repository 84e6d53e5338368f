import { paths } from '@parlance/domain/paths';
import { admin } from '../../../support/admin.ts';

/** Messages that are taken from an organization's plan, over all periods. */
export async function usedMessages(orgId: string): Promise<number> {
  const usage = await admin.db.collection(`${paths.org(orgId)}/usage`).get();
  return usage.docs.reduce((sum, doc) => sum + Number(doc.get('messages')), 0);
}
