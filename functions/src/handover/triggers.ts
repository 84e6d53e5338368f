import { onDocumentDeleted } from 'firebase-functions/firestore';
import { logger } from 'firebase-functions';
import { onSchedule } from 'firebase-functions/scheduler';
import { endMissedHandovers as endMissed } from './endMissedHandovers.ts';
import { forgetWatcher } from './live/forgetWatcher.ts';

/** Every minute: visitors who have waited for a person long enough hear that nobody is free. */
export const endMissedHandovers = onSchedule('every 1 minutes', async () => {
  const missed = await endMissed();
  if (missed > 0) logger.info('handovers missed', { missed });
});

/**
 * orgs/{orgId}/chats/{chatId}/live/{liveId} deleted, with its conversation: removes what else only the visitor's browser used.
 * Few conversations have one: a trigger on the conversations themselves would run with every message.
 */
export const onLiveDeleted = onDocumentDeleted(
  { document: 'orgs/{orgId}/chats/{chatId}/live/{liveId}', retry: true },
  ({ params: { orgId, chatId } }) => forgetWatcher({ orgId, chatId }),
);
