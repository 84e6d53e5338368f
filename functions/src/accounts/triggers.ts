import { onDocumentUpdated } from 'firebase-functions/firestore';
import { handleEvent } from '../platform/log/handleEvent.ts';
import { whenServed } from '../platform/whenServed.ts';

const load = whenServed('onProfileUpdated', () => import('./copyName.ts'));

/** users/{uid} updated: a changed name goes to the person's memberships. */
export const onProfileUpdated = onDocumentUpdated({ document: 'users/{uid}', retry: true }, async (event) => {
  const { data } = event;
  if (data === undefined || data.before.get('name') === data.after.get('name')) return;
  await handleEvent(event, { name: 'onProfileUpdated' }, async () => {
    const { copyName } = await load();
    await copyName(event.params.uid);
  });
});
