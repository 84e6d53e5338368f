import { ACTION_CALLS } from './ACTION_CALLS.ts';
import { CONTACT_CALLS } from './CONTACT_CALLS.ts';
import { BILLING_CALLS } from './BILLING_CALLS.ts';
import { CHATBOT_CALLS } from './CHATBOT_CALLS.ts';
import { CHANNEL_CALLS } from './CHANNEL_CALLS.ts';
import { TEAM_CHAT_CALLS } from './TEAM_CHAT_CALLS.ts';
import { FORM_CALLS } from './FORM_CALLS.ts';
import type { MemberCall } from './MemberCall.ts';
import { TEAM_CALLS } from './TEAM_CALLS.ts';
import { RELEASE_CALLS } from './RELEASE_CALLS.ts';
import { TEST_CALLS } from './TEST_CALLS.ts';

/** Every callable for members with an input that its owner could send. contract tests see to it that none is missing. */
export const MEMBER_CALLS: readonly MemberCall[] = [
  ...ACTION_CALLS,
  ...CONTACT_CALLS,
  ...BILLING_CALLS,
  ...CHATBOT_CALLS,
  ...CHANNEL_CALLS,
  ...TEAM_CHAT_CALLS,
  ...FORM_CALLS,
  ...TEAM_CALLS,
  ...TEST_CALLS,
  ...RELEASE_CALLS,
];
