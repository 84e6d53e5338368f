import { signOut } from 'firebase/auth';
import { startFirebase } from '#web/lib/firebase/startFirebase.ts';
import { keptDrafts } from '../browser/keptDrafts.ts';
import { beforeSignOut } from './beforeSignOut.ts';
import { planSignOut } from './plannedSignOut.ts';

/** Signs out and loads `path` afresh: listeners of the old session must not survive in reactfire's cache. */
export async function signOutFully(path: string): Promise<void> {
  const { auth } = await startFirebase();
  planSignOut();
  await beforeSignOut.run();
  keptDrafts.clear();
  await signOut(auth);
  window.location.assign(path);
}
