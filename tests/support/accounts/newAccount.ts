import { newId } from '@parlance/domain/ids';

/** Data of an account of nobody in particular. */
export function newAccount(): { uid: string; email: string; password: string } {
  const uid = newId();
  return { uid, email: `${uid.toLowerCase()}@example.com`, password: 'correct horse' };
}
