import { siteTrialSchema } from '@parlance/domain/documents/siteTrial';
import { paths } from '@parlance/domain/paths';
import { hashSecret } from '../../../../functions/src/kernel/platform/secrets/hashSecret.ts';
import { admin } from '../../../support/admin.ts';

/** The stored trial of a key. */
export async function trialOf(key: string) {
  return siteTrialSchema.parse((await admin.db.doc(paths.siteTrial(hashSecret(key))).get()).data());
}
