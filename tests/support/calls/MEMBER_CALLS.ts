import { CHATBOT_CALLS } from './CHATBOT_CALLS.ts';
import type { MemberCall } from './MemberCall.ts';
import { TEAM_CALLS } from './TEAM_CALLS.ts';

/** Every callable for members with an input that its owner could send. contract tests see to it that none is missing. */
export const MEMBER_CALLS: readonly MemberCall[] = [...CHATBOT_CALLS, ...TEAM_CALLS];
