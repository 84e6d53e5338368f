import type { Team } from '@parlance/domain/documents/organizations/team';
import { widgetSchema } from '@parlance/domain/documents/chatbots/widget';
import { HOUR_MS } from '@parlance/domain/durations';
import { newId } from '@parlance/domain/ids';
import { paths } from '@parlance/domain/paths';
import { saveTeam } from '../../../../functions/src/conversations/teams/saveTeam.ts';
import { admin } from '../../../support/admin.ts';
import type { TestTeam } from '../../../support/accounts/makeTeam.ts';
import { untilDocument } from '../../../support/untilDocument.ts';
import { membershipOf } from '../accounts/membershipOf.ts';
import { offeringChatbot } from './handoverFixture.ts';

/** A team of the organization's member that serves all, in turn. */
export function aTeam(org: TestTeam, changes: Partial<Team> = {}) {
  return {
    teamId: newId(),
    version: 0,
    name: 'Service',
    members: [org.users.member.uid],
    chatbotIds: null,
    locales: null,
    opening: null,
    rule: 'round-robin' as const,
    ...changes,
  };
}

/** Saves a team, and waits until the chatbot knows of it. Returns its id. */
export async function teamAt(org: TestTeam, chatbotId: string, changes: Partial<Team> = {}): Promise<string> {
  const team = aTeam(org, changes);
  await saveTeam(membershipOf(org, 'owner'), team);
  await untilDocument(paths.widget(chatbotId), widgetSchema, ({ teamRoutes }) =>
    teamRoutes.some(({ teamId }) => teamId === team.teamId),
  );
  return team.teamId;
}

/** A chatbot with a team of its own. */
export async function servedChatbot(org: TestTeam, changes: Partial<Team> = {}) {
  const chatbotId = await offeringChatbot(org.orgId);
  return { chatbotId, teamId: await teamAt(org, chatbotId, { chatbotIds: [chatbotId], ...changes }) };
}

/** Says that a member takes conversations, as their dashboard does. */
export async function isThere(orgId: string, uid: string, at = new Date()): Promise<void> {
  await admin.db.doc(paths.presence(orgId, uid)).set({ at, expiresAt: new Date(at.getTime() + HOUR_MS) });
}
