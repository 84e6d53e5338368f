import type { User } from '@parlance/domain/documents/accounts/user';
import type { Chatbot } from '@parlance/domain/documents/chatbots/chatbot';
import type { Org } from '@parlance/domain/documents/organizations/org';

/** Steps of the first hour, in their usual order. */
export const CHECKLIST_STEPS = [
  'sources',
  'test',
  'look',
  'install',
  'conversation',
  'handover',
  'invite',
  'questions',
] as const;

export type ChecklistStep = (typeof CHECKLIST_STEPS)[number];

export interface ChecklistItem {
  step: ChecklistStep;
  isDone: boolean;
}

interface Facts {
  /** Those that are not being deleted. */
  chatbots: readonly Pick<Chatbot, 'trained' | 'testedAt' | 'settingsVersion' | 'seenOn' | 'handover'>[];
  org: Pick<Org, 'memberCount' | 'lastInviteAt'>;
  onboarding: User['onboarding'];
  hasConversation: boolean;
}

/** With their website waiting, people put the chatbot there before they polish it; those who explore try it first and last. */
function inOrder(onboarding: User['onboarding']): readonly ChecklistStep[] {
  switch (onboarding?.answers.readinessTiming) {
    case 'now':
      return ['sources', 'test', 'install', 'conversation', 'look', 'handover', 'invite', 'questions'];
    case 'exploring':
      return ['sources', 'test', 'look', 'handover', 'invite', 'install', 'conversation', 'questions'];
    case 'this-month':
    case 'this-quarter':
    case null:
    case undefined:
      return CHECKLIST_STEPS;
  }
}

/** Marks the steps that are done, according to the organization's documents. One chatbot that has got so far is enough. */
export function checklistOf({ chatbots, org, onboarding, hasConversation }: Facts): ChecklistItem[] {
  const isDone: Readonly<Record<ChecklistStep, boolean>> = {
    sources: chatbots.some(({ trained }) => trained),
    test: chatbots.some(({ testedAt }) => testedAt !== null),
    look: chatbots.some(({ settingsVersion }) => settingsVersion > 0),
    install: chatbots.some(({ seenOn }) => seenOn !== null),
    conversation: hasConversation,
    handover: chatbots.some(({ handover }) => handover.isOffered),
    invite: org.memberCount > 1 || org.lastInviteAt !== null,
    questions: onboarding?.status === 'done',
  };
  return inOrder(onboarding).map((step) => ({ step, isDone: isDone[step] }));
}
