import { paths } from '@parlance/domain/paths';
import { recheckMember } from '../kernel/access/recheckMember.ts';
import type { Membership } from '../kernel/access/requireMember.ts';
import { recordActivity } from '../kernel/activity/recordActivity.ts';
import { db } from '../kernel/platform/app.ts';
import { deleteFolder } from '../kernel/platform/deleteFolder.ts';
import { refs } from '../kernel/platform/refs.ts';

/**
 * Deletes submissions of the organization with their files; leads that came of them stay. Returns how many there were. Cut anywhere, it
 * is finished by calling again.
 */
export async function deleteSubmissions(who: Membership, submissionIds: readonly string[]): Promise<number> {
  const { orgId } = who;
  const ids = [...new Set(submissionIds)];
  const deleted = await db.runTransaction(async (transaction) => {
    await recheckMember(transaction, who, 'lead.write');
    const found = await transaction.getAll(...ids.map((id) => refs.submission(orgId, id)));
    const there = found.filter(({ exists }) => exists);
    for (const { ref } of there) transaction.delete(ref);
    if (there.length > 0) {
      recordActivity(transaction, orgId, who, { kind: 'submissions-deleted', subject: String(there.length) });
    }
    return there.length;
  });
  await Promise.all(ids.map((id) => deleteFolder(paths.submissionFolder(orgId, id))));
  return deleted;
}
