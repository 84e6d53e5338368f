import { eraseSources, previewRollback, restoreSources, rollBack } from '@parlance/domain/contracts/releases/releases';
import { HARMLESS } from './HARMLESS.ts';
import type { MemberCall } from './MemberCall.ts';

/** The callables of releases and of removed sources. */
export const RELEASE_CALLS: readonly MemberCall[] = [
  {
    ...previewRollback,
    input: ({ orgId, chatbotId }) => ({ orgId, chatbotId, number: 1 }),
    // The chatbot is from before releases.
    allowed: 'not-found',
  },
  {
    ...rollBack,
    input: ({ orgId, chatbotId }) => ({ orgId, chatbotId, number: 1, from: 1, token: '0'.repeat(64) }),
    allowed: 'release-changed',
  },
  // What is not removed counts as none.
  { ...restoreSources, input: ({ orgId, sourceId }) => ({ orgId, sourceIds: [sourceId] }), foreign: HARMLESS },
  { ...eraseSources, input: ({ orgId, sourceId }) => ({ orgId, sourceIds: [sourceId] }), foreign: HARMLESS },
];
