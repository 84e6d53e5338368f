import { onDocumentDeleted } from 'firebase-functions/firestore';
import { logJob } from '../platform/log/logJob.ts';
import { whenServed } from '../platform/whenServed.ts';

const load = whenServed('onSourceDeleted', () => import('./eraseSource.ts'));

/** orgs/{orgId}/sources/{sourceId} deleted: nothing of it stays, also where the deletion was cut after the document. */
export const onSourceDeleted = onDocumentDeleted(
  { document: 'orgs/{orgId}/sources/{sourceId}', retry: true, timeoutSeconds: 300 },
  ({ params: { orgId, sourceId } }) =>
    logJob({ name: 'onSourceDeleted', kind: 'event', orgId, sourceId }, async () => {
      const { eraseSource } = await load();
      await eraseSource(orgId, sourceId);
    }),
);
