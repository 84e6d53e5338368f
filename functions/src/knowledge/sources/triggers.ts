import { DAY_MS } from '@parlance/domain/durations';
import { onDocumentDeleted } from 'firebase-functions/firestore';
import { BACKGROUND } from '../../kernel/platform/sizes/BACKGROUND.ts';
import { handleEvent } from '../../kernel/platform/log/handleEvent.ts';
import { whenServed } from '../../kernel/platform/whenServed.ts';

const load = whenServed('onSourceDeleted', () => import('../eraseSource.ts'));

/** orgs/{orgId}/sources/{sourceId} deleted: nothing of it stays, also where the deletion was cut after the document. */
export const onSourceDeleted = onDocumentDeleted(
  { document: 'orgs/{orgId}/sources/{sourceId}', retry: true, timeoutSeconds: 300, ...BACKGROUND },
  (event) => {
    const { orgId, sourceId } = event.params;
    const work = async () => {
      const { eraseSource } = await load();
      await eraseSource(orgId, sourceId);
    };
    // Nothing else removes it: the platform tries for a day.
    return handleEvent(event, { name: 'onSourceDeleted', orgId, sourceId }, work, DAY_MS);
  },
);
