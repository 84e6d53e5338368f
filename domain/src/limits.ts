import { ACCOUNT_LIMITS } from './limits/ACCOUNT_LIMITS.ts';
import { ACTION_LIMITS } from './limits/ACTION_LIMITS.ts';
import { ANSWERING_LIMITS } from './limits/ANSWERING_LIMITS.ts';
import { API_LIMITS } from './limits/API_LIMITS.ts';
import { CHANNEL_LIMITS } from './limits/CHANNEL_LIMITS.ts';
import { CHATBOT_LIMITS } from './limits/CHATBOT_LIMITS.ts';
import { CONTACT_LIMITS } from './limits/CONTACT_LIMITS.ts';
import { CONVERSATION_LIMITS } from './limits/CONVERSATION_LIMITS.ts';
import { DESK_LIMITS } from './limits/DESK_LIMITS.ts';
import { FIGURE_LIMITS } from './limits/FIGURE_LIMITS.ts';
import { FORM_LIMITS } from './limits/FORM_LIMITS.ts';
import { KNOWLEDGE_LIMITS } from './limits/KNOWLEDGE_LIMITS.ts';
import { QUALITY_LIMITS } from './limits/QUALITY_LIMITS.ts';
import { TEAM_CHAT_LIMITS } from './limits/TEAM_CHAT_LIMITS.ts';
import { TRIAL_LIMITS } from './limits/TRIAL_LIMITS.ts';

/** Every size, count and duration that the product is held to. Bytes, characters and milliseconds as the names say. */
export const LIMITS = {
  ...ACCOUNT_LIMITS,
  ...ACTION_LIMITS,
  ...ANSWERING_LIMITS,
  ...API_LIMITS,
  ...CHANNEL_LIMITS,
  ...CHATBOT_LIMITS,
  ...CONTACT_LIMITS,
  ...CONVERSATION_LIMITS,
  ...DESK_LIMITS,
  ...FIGURE_LIMITS,
  ...FORM_LIMITS,
  ...KNOWLEDGE_LIMITS,
  ...QUALITY_LIMITS,
  ...TEAM_CHAT_LIMITS,
  ...TRIAL_LIMITS,
} as const;

/** Length of every embedding vector. firestore.indexes.json must name the same number. */
export const EMBEDDING_DIMENSION = 768;
