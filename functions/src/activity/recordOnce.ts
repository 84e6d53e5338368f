import type { Activity } from '@parlance/domain/documents/organizations/activity';
import { isAlreadyThere } from '../platform/writes/isAlreadyThere.ts';
import { refs } from '../platform/refs.ts';

/** Writes an entry under an id that says what it tells of: told again, it stays as it was. */
export async function recordOnce(orgId: string, entryId: string, entry: Activity): Promise<void> {
  try {
    await refs.activityEntry(orgId, entryId).create(entry);
  } catch (error) {
    if (!isAlreadyThere(error)) throw error;
  }
}
