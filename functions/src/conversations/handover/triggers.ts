import { DAY_MS } from '@parlance/domain/durations';
import { onDocumentDeleted } from 'firebase-functions/firestore';
import { BACKGROUND } from '../../kernel/platform/sizes/BACKGROUND.ts';
import { handleEvent } from '../../kernel/platform/log/handleEvent.ts';
import { whenServed } from '../../kernel/platform/whenServed.ts';

const load = whenServed('onLiveDeleted', () => import('./live/removeWatcher.ts'));

/**
 * orgs/{orgId}/chats/{chatId}/live/{liveId} deleted, with its conversation: removes what else only the visitor's browser used.
 * Few conversations have one: a trigger on the conversations themselves would run with every message.
 */
export const onLiveDeleted = onDocumentDeleted(
  { document: 'orgs/{orgId}/chats/{chatId}/live/{liveId}', retry: true, ...BACKGROUND },
  (event) => {
    const { orgId, chatId } = event.params;
    const work = async () => {
      const { removeWatcher } = await load();
      await removeWatcher({ orgId, chatId });
    };
    // Nothing else removes it: the platform tries for a day.
    return handleEvent(event, { name: 'onLiveDeleted', orgId, chatId }, work, DAY_MS);
  },
);
