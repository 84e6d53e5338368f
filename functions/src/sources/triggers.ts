import { onDocumentDeleted } from 'firebase-functions/firestore';
import { onSchedule } from 'firebase-functions/scheduler';
import { eraseSource } from './eraseSource.ts';

/** orgs/{orgId}/sources/{sourceId} deleted: nothing of it stays, also where the deletion was cut after the document. */
export const onSourceDeleted = onDocumentDeleted(
  { document: 'orgs/{orgId}/sources/{sourceId}', retry: true, timeoutSeconds: 300 },
  (event) => eraseSource(event.params.orgId, event.params.sourceId),
);

/** Every hour: reads websites again whose week is over. */
export const recrawlDue = onSchedule('every 60 minutes', async () => {
  const { recrawlDue: recrawl } = await import('./recrawlDue.ts');
  await recrawl();
});
