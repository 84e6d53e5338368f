import type { Membership } from '../kernel/access/requireMember.ts';
import { recheckMember } from '../kernel/access/recheckMember.ts';
import { recordActivity } from '../kernel/activity/recordActivity.ts';
import { deleteMailAbout } from '../delivery/deleteMailAbout.ts';
import { db } from '../kernel/platform/app.ts';
import { refs } from '../kernel/platform/refs.ts';
import { requestsWithout } from './leads/requestsOfPerson.ts';

/**
 * Deletes leads of the organization, then what the outbox says of them: their words to members, and their address with the thanks.
 * Returns how many leads there were. Cut anywhere, it is finished by calling again.
 */
export async function deleteLeads(who: Membership, leadIds: readonly string[]): Promise<number> {
  const { orgId } = who;
  const ids = [...new Set(leadIds)];
  const deleted = await db.runTransaction(async (transaction) => {
    await recheckMember(transaction, who, 'lead.write');
    const found = await transaction.getAll(...ids.map((id) => refs.lead(orgId, id)));
    const there = found.filter(({ exists }) => exists);
    const gone = there.flatMap((lead) => {
      const person = lead.data();
      return person === undefined ? [] : { id: lead.id, ...person };
    });
    const recount = await requestsWithout(transaction, orgId, gone);
    for (const { ref } of there) transaction.delete(ref);
    recount();
    if (there.length > 0) {
      recordActivity(transaction, orgId, who, { kind: 'leads-deleted', subject: String(there.length) });
    }
    return there.length;
  });
  await Promise.all(ids.map((id) => deleteMailAbout(orgId, 'leadId', id)));
  return deleted;
}
