import { onDocumentUpdated } from 'firebase-functions/firestore';
import { logJob } from '../platform/log/logJob.ts';
import { whenServed } from '../platform/whenServed.ts';

const load = whenServed('onProfileUpdated', () => import('./copyName.ts'));

/** users/{uid} updated: a changed name goes to the person's memberships. */
export const onProfileUpdated = onDocumentUpdated({ document: 'users/{uid}', retry: true }, async (event) => {
  const { data } = event;
  if (data === undefined || data.before.get('name') === data.after.get('name')) return;
  await logJob({ name: 'onProfileUpdated', kind: 'event' }, async () => {
    const { copyName } = await load();
    await copyName(event.params.uid);
  });
});
