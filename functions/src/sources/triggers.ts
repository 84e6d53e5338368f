import { onDocumentDeleted } from 'firebase-functions/firestore';
import { whenServed } from '../platform/whenServed.ts';

const load = whenServed('onSourceDeleted', () => import('./eraseSource.ts'));

/** orgs/{orgId}/sources/{sourceId} deleted: nothing of it stays, also where the deletion was cut after the document. */
export const onSourceDeleted = onDocumentDeleted(
  { document: 'orgs/{orgId}/sources/{sourceId}', retry: true, timeoutSeconds: 300 },
  async (event) => {
    const { eraseSource } = await load();
    await eraseSource(event.params.orgId, event.params.sourceId);
  },
);
