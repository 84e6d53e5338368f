import { onDocumentDeleted } from 'firebase-functions/firestore';
import { logJob } from '../platform/log/logJob.ts';
import { whenServed } from '../platform/whenServed.ts';

const load = whenServed('onLiveDeleted', () => import('./live/removeWatcher.ts'));

/**
 * orgs/{orgId}/chats/{chatId}/live/{liveId} deleted, with its conversation: removes what else only the visitor's browser used.
 * Few conversations have one: a trigger on the conversations themselves would run with every message.
 */
export const onLiveDeleted = onDocumentDeleted(
  { document: 'orgs/{orgId}/chats/{chatId}/live/{liveId}', retry: true },
  ({ params: { orgId, chatId } }) =>
    logJob({ name: 'onLiveDeleted', kind: 'event', orgId, chatId }, async () => {
      const { removeWatcher } = await load();
      await removeWatcher({ orgId, chatId });
    }),
);
