import { type Activity, activitySchema } from '@parlance/domain/documents/organizations/activity';
import { paths } from '@parlance/domain/paths';
import { admin } from '../../support/admin.ts';

/** Entries of an organization's activity, oldest first, as values of the given fields. */
export async function readActivity(orgId: string, fields: readonly (keyof Activity)[]): Promise<unknown[][]> {
  const entries = await admin.db.collection(paths.activity(orgId)).orderBy('at').get();
  return entries.docs.map((entry) => {
    const activity = activitySchema.parse(entry.data());
    return fields.map((field) => activity[field]);
  });
}
