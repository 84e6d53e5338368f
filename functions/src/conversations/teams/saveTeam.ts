import type { Team } from '@parlance/domain/documents/organizations/team';
import { AppError } from '@parlance/domain/errors';
import { LIMITS } from '@parlance/domain/limits';
import { can } from '@parlance/domain/roles';
import { dequal } from 'dequal/lite';
import type { Transaction } from 'firebase-admin/firestore';
import { recheckMember } from '../../kernel/access/recheckMember.ts';
import type { Membership } from '../../kernel/access/requireMember.ts';
import { recordActivity } from '../../kernel/activity/recordActivity.ts';
import { refs } from '../../kernel/platform/refs.ts';
import { transactionInTurn } from '../../kernel/platform/writes/transactionInTurn.ts';
import { routesOf } from './routesOf.ts';

type TeamFields = Omit<Team, 'assignedAt' | 'version' | 'createdAt'>;
type SavedTeam = TeamFields & { teamId: string; version: number };

/**
 * Saves a team under `version` + 1, with the part of it that the organization's document has; what is stored already is not stored again.
 * It reads all teams, at most `LIMITS.teams`, so no more come in than there is room for, also of several saves at the same time. Throws
 * what the contract `saveTeam` says.
 */
export async function saveTeam(who: Membership, { teamId, version, ...fields }: SavedTeam): Promise<void> {
  const { orgId } = who;
  const teams = refs.teams(orgId);
  await transactionInTurn(teams.path, async (transaction) => {
    await recheckMember(transaction, who, 'teams.manage');
    const stored = new Map((await transaction.get(teams)).docs.map((found) => [found.id, found.data()]));
    const present = stored.get(teamId);
    if (present !== undefined && isSame(present, fields)) return;
    if (present === undefined && version > 0) throw new AppError('not-found');
    if (present !== undefined && present.version !== version) throw new AppError('team-changed');
    const { size: current } = stored;
    const max = LIMITS.teams;
    if (present === undefined && current >= max) throw new AppError('team-limit-reached', { current, max });
    // One that was deleted since it was chosen keeps nobody from changing the rest.
    const known = present?.chatbotIds ?? [];
    const chosen = (fields.chatbotIds ?? []).filter((chatbotId) => !known.includes(chatbotId));
    await requireThere(transaction, orgId, fields.members, chosen);
    const { assignedAt = {}, createdAt = new Date() } = present ?? {};
    const next = { ...fields, assignedAt, version: version + 1, createdAt };
    if (present === undefined) transaction.create(teams.doc(teamId), next);
    else transaction.update(teams.doc(teamId), { ...fields, version: version + 1 });
    transaction.update(refs.org(orgId), { teamRoutes: routesOf(stored.set(teamId, next)) });
    const kind = present === undefined ? 'team-created' : 'team-updated';
    recordActivity(transaction, orgId, who, { kind, subject: fields.name });
  });
}

function isSame(present: Team, fields: TeamFields): boolean {
  const { name, members, chatbotIds, locales, opening, rule } = present;
  return dequal({ name, members, chatbotIds, locales, opening, rule }, fields);
}

/** Throws `not-found` where a member may not write in conversations, or a chatbot is not there. */
async function requireThere(
  transaction: Transaction,
  orgId: string,
  members: readonly string[],
  chatbotIds: readonly string[],
): Promise<void> {
  // Read here: of a member who is removed at the same time, either this or the removal comes second.
  const found = await transaction.getAll(...members.map((uid) => refs.member(orgId, uid)));
  const isMissing = found.some((one) => {
    const member = one.data();
    return member?.status !== 'active' || !can(member.role, 'chat.write');
  });
  const chatbots = chatbotIds.map((chatbotId) => refs.chatbot(orgId, chatbotId));
  const served = chatbots.length === 0 ? [] : await transaction.getAll(...chatbots);
  if (isMissing || served.some((chatbot) => !chatbot.exists)) throw new AppError('not-found');
}
