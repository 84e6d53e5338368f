import type { Org } from '@parlance/domain/documents/organizations/org';
import { PLAN_LIMITS } from '@parlance/domain/plans';

interface UsedLimit {
  /** Its label is the text `usage.limit.{key}`. */
  key: 'messages' | 'chatbots' | 'members' | 'seats' | 'tokens' | 'scannedPages';
  /** Undefined while it is read. */
  used: number | undefined;
  max: number;
}

interface UsedParts {
  /** Messages of the month; in the trial, of the whole trial. */
  messages: number | undefined;
  /** Members, or the seats that they take together with open invitations. */
  people: { key: 'members' | 'seats'; used: number | undefined };
}

/** Used part of each limit of the present plan, as every overview of it shows. */
export function limitBars(org: Org, { messages, people }: UsedParts): readonly UsedLimit[] {
  const limits = PLAN_LIMITS[org.plan];
  return [
    { key: 'messages', used: messages, max: limits.messages },
    { key: 'chatbots', used: org.chatbotCount, max: limits.chatbots },
    { ...people, max: limits.seats },
    { key: 'tokens', used: org.trainingTokens, max: limits.trainingTokens },
  ];
}
