import { AI_JOBS } from '../../ai/jobs.ts';
import { BILLING_JOBS } from '../../billing/jobs.ts';
import { CHANNEL_JOBS } from '../../channels/jobs.ts';
import { CHATBOT_JOBS } from '../../chatbots/jobs.ts';
import { CONVERSATION_JOBS } from '../../conversations/jobs.ts';
import { DELIVERY_JOBS } from '../../delivery/jobs.ts';
import { FIGURE_JOBS } from '../../figures/jobs.ts';
import { IDENTITY_JOBS } from '../../identity/jobs.ts';
import type { Job } from '../../kernel/platform/schedule/Job.ts';
import { KNOWLEDGE_JOBS } from '../../knowledge/jobs.ts';
import { QUALITY_JOBS } from '../../quality/jobs.ts';
import { VERSION_JOBS } from '../../versions/jobs.ts';
import { EDGE_JOBS } from '../jobs.ts';

/** All work that is not asked for by a person: each group has its own. */
export const JOBS: readonly Job[] = [
  ...AI_JOBS,
  ...BILLING_JOBS,
  ...CHANNEL_JOBS,
  ...CHATBOT_JOBS,
  ...CONVERSATION_JOBS,
  ...DELIVERY_JOBS,
  ...EDGE_JOBS,
  ...FIGURE_JOBS,
  ...IDENTITY_JOBS,
  ...KNOWLEDGE_JOBS,
  ...QUALITY_JOBS,
  ...VERSION_JOBS,
];
