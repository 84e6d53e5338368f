import { onDocumentUpdated } from 'firebase-functions/firestore';
import { whenServed } from '../platform/whenServed.ts';

const load = whenServed('onProfileUpdated', () => import('./copyName.ts'));

/** users/{uid} updated: a changed name goes to the person's memberships. */
export const onProfileUpdated = onDocumentUpdated({ document: 'users/{uid}', retry: true }, async (event) => {
  const { data } = event;
  if (data === undefined || data.before.get('name') === data.after.get('name')) return;
  const { copyName } = await load();
  await copyName(event.params.uid);
});
