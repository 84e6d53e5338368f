import { onDocumentDeleted } from 'firebase-functions/firestore';
import { logger } from 'firebase-functions';
import { onSchedule } from 'firebase-functions/scheduler';
import { endMissedHandovers as endMissed } from './endMissedHandovers.ts';
import { forgetWatcher } from './forgetWatcher.ts';

/** Every minute: visitors who have waited for a person long enough hear that nobody is free. */
export const endMissedHandovers = onSchedule('every 1 minutes', async () => {
  const missed = await endMissed();
  if (missed > 0) logger.info('handovers missed', { missed });
});

/** orgs/{orgId}/chats/{chatId} deleted: removes what only its visitor's browser used, if a person was asked for or took over. */
export const onChatDeleted = onDocumentDeleted(
  { document: 'orgs/{orgId}/chats/{chatId}', retry: true },
  async (event) => {
    const handover: unknown = event.data?.get('handover');
    if (handover !== null && handover !== undefined) await forgetWatcher(event.params);
  },
);
