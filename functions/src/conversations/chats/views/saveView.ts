import { AppError } from '@parlance/domain/errors';
import { LIMITS } from '@parlance/domain/limits';
import { recheckMember } from '../../../kernel/access/recheckMember.ts';
import type { Membership } from '../../../kernel/access/requireMember.ts';
import { refs } from '../../../kernel/platform/refs.ts';
import { transactionInTurn } from '../../../kernel/platform/writes/transactionInTurn.ts';

/** Scope of views: one's own or the team's. */
export type ViewScope = 'own' | 'team';

interface SavedView {
  viewId: string;
  name: string;
  query: string;
}

/** The views of a scope as its member sees it. */
export function viewsOf({ orgId, uid }: Membership, scope: ViewScope) {
  return scope === 'own' ? refs.ownViews(orgId, uid) : refs.teamViews(orgId);
}

/**
 * Saves filters under a name; a view that is there already is renamed or changed. Of several new ones at the same time no more come
 * in than there is room for. Throws `view-limit-reached` { current, max }.
 */
export async function saveView(who: Membership, scope: ViewScope, { viewId, name, query }: SavedView): Promise<void> {
  const views = viewsOf(who, scope);
  const max = scope === 'own' ? LIMITS.viewsPerPerson : LIMITS.viewsPerTeam;
  await transactionInTurn(views.path, async (transaction) => {
    await recheckMember(transaction, who, scope === 'own' ? 'org.read' : 'chat.write');
    const ref = views.doc(viewId);
    const [present, others] = [await transaction.get(ref), await transaction.get(views.limit(max))];
    if (present.exists) {
      transaction.update(ref, { name, query });
      return;
    }
    if (others.size >= max) throw new AppError('view-limit-reached', { current: others.size, max });
    const ownerUid = scope === 'own' ? who.uid : null;
    transaction.create(ref, { name, query, ownerUid, createdAt: new Date() });
  });
}
