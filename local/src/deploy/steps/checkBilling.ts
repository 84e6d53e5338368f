import * as z from 'zod';
import { ExpectedError } from '../../errors/ExpectedError.ts';
import type { Cloud } from '../cloud/Cloud.ts';
import { AS_IT_WAS } from './AS_IT_WAS.ts';

const billingSchema = z.object({
  billingEnabled: z.optional(z.boolean()),
  billingAccountName: z.optional(z.string()),
});

/** Name of the account that pays, `billingAccounts/…`. Throws an `ExpectedError` where nobody does: functions need the Blaze plan. */
export async function checkBilling({ projectId, request }: Cloud): Promise<{ said: string; account: string }> {
  const url = `https://cloudbilling.googleapis.com/v1/projects/${projectId}/billingInfo`;
  const { billingEnabled, billingAccountName = '' } = billingSchema.parse(await request('GET', url));
  if (billingEnabled === true) return { said: AS_IT_WAS, account: billingAccountName };
  throw new ExpectedError(
    `Nobody pays for ${projectId}: link a billing account at https://console.cloud.google.com/billing/linkedaccount?project=${projectId}.`,
  );
}
