import type { Routing } from '@parlance/domain/documents/chats/chat';
import type { Widget } from '@parlance/domain/documents/chatbots/widget';
import type { Transaction } from 'firebase-admin/firestore';
import type { Served } from '../../openingsFor.ts';
import { chooseMember } from './chooseMember.ts';
import { findRoute } from './findRoute.ts';

interface Routed {
  /** Null where the request is nobody's: no rule serves the visitor, or finds anybody there. */
  routing: Routing | null;
  /** Notes in the team whose turn it was. After the transaction's last read. */
  write: () => void;
}

/** Gives a request that is being made to a member, by the rule of the team that serves its visitor. Reads of a transaction. */
export async function routeRequest(
  transaction: Transaction,
  widget: Widget,
  served: Served,
  { assigneeUid, now }: { assigneeUid: string | null; now: Date },
): Promise<Routed> {
  const nobody = { routing: null, write: () => undefined };
  const route = findRoute(widget, served, now);
  if (route === undefined || route.rule === 'none') return nobody;
  const { teamId } = route;
  const chosen = await chooseMember(transaction, { orgId: widget.orgId, teamId, tried: [], assigneeUid, now });
  if (chosen === undefined) return nobody;
  const { uid, write } = chosen;
  return { routing: { teamId, uid, before: assigneeUid, tried: [uid] }, write };
}
