import * as z from 'zod';
import { ExpectedError } from '../../errors/ExpectedError.ts';
import { REGION } from '../../config/REGION.ts';
import type { Cloud } from '../cloud/Cloud.ts';
import { findResource } from '../cloud/findResource.ts';
import { runOperation } from '../cloud/runOperation.ts';
import { AS_IT_WAS } from './AS_IT_WAS.ts';

const BASE = 'https://firestore.googleapis.com/v1';
/** Frankfurt, or the multi-region of which it is not a part but which keeps to the European Union too. */
const LOCATIONS: readonly string[] = [REGION, 'eur3'];
const GUARDS = {
  pointInTimeRecoveryEnablement: 'POINT_IN_TIME_RECOVERY_ENABLED',
  deleteProtectionState: 'DELETE_PROTECTION_ENABLED',
};
/** 14 days. */
const RETENTION = '1209600s';

const databaseSchema = z.object({
  type: z.string(),
  locationId: z.string(),
  pointInTimeRecoveryEnablement: z.optional(z.string()),
  deleteProtectionState: z.optional(z.string()),
});
const schedulesSchema = z.object({ backupSchedules: z.optional(z.array(z.unknown())) });

/**
 * The database in Frankfurt, kept from deletion, with seven days of point-in-time recovery and daily backups. A database's
 * location is for ever: throws an `ExpectedError` for one that lies elsewhere or is in Datastore mode.
 */
export async function haveDatabase(cloud: Cloud): Promise<string> {
  const databases = `${BASE}/projects/${cloud.projectId}/databases`;
  const url = `${databases}/(default)`;
  const done: string[] = [];
  const found = await findResource(cloud, url, databaseSchema);
  if (found === undefined) {
    const body = { type: 'FIRESTORE_NATIVE', locationId: REGION, ...GUARDS };
    await runOperation(cloud, BASE, ['POST', `${databases}?databaseId=(default)`, body]);
    done.push(`created in ${REGION}`);
  } else {
    if (found.type !== 'FIRESTORE_NATIVE' || !LOCATIONS.includes(found.locationId)) {
      throw new ExpectedError(
        `The Firestore database is ${found.type} in ${found.locationId}, for ever: take a project whose database is in native mode in ${LOCATIONS.join(' or ')}.`,
      );
    }
    const missing = Object.entries(GUARDS).filter(([name, value]) => Reflect.get(found, name) !== value);
    if (missing.length > 0) {
      const mask = missing.map(([name]) => `updateMask=${name}`).join('&');
      await runOperation(cloud, BASE, ['PATCH', `${url}?${mask}`, Object.fromEntries(missing)]);
      done.push('recovery and protection switched on');
    }
  }
  const { backupSchedules = [] } = schedulesSchema.parse(await cloud.request('GET', `${url}/backupSchedules`));
  if (backupSchedules.length === 0) {
    await cloud.request('POST', `${url}/backupSchedules`, { retention: RETENTION, dailyRecurrence: {} });
    done.push('daily backups');
  }
  return done.length === 0 ? AS_IT_WAS : done.join(', ');
}
