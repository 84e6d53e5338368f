import { onDocumentUpdated } from 'firebase-functions/firestore';
import { copyName } from './copyName.ts';

/** users/{uid} updated: a changed name goes to the person's memberships. */
export const onProfileUpdated = onDocumentUpdated({ document: 'users/{uid}', retry: true }, async (event) => {
  const { data } = event;
  if (data === undefined || data.before.get('name') === data.after.get('name')) return;
  await copyName(event.params.uid);
});
