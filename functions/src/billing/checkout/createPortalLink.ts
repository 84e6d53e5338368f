import { AppError } from '@parlance/domain/errors';
import { LOCALES } from '@parlance/domain/locales';
import type { CallableRequest } from 'firebase-functions/https';
import * as z from 'zod';
import { requireConfirmed } from '../../kernel/access/requireConfirmed.ts';
import { requireMember } from '../../kernel/access/requireMember.ts';
import { config } from '../../kernel/platform/config.ts';
import { refs } from '../../kernel/platform/refs.ts';
import { stripeClient } from '../stripe/stripeClient.ts';
import { haveCustomer } from './haveCustomer.ts';

const inputSchema = z.object({
  returnUrl: z.url(),
  locale: z.enum(['auto', ...LOCALES]).default('auto'),
  configuration: z.optional(z.string().regex(/^bpc_\w{1,100}$/)),
  flow_data: z.optional(z.object({ type: z.literal('payment_method_update') })),
});

/**
 * The callable of the Stripe extension: a session of Stripe's portal for the organization that the caller, its owner, has open.
 * Throws `invalid-input` for an address that is not the product's own, and as `requireMember`.
 */
export async function createPortalLink({ auth, data }: CallableRequest<unknown>): Promise<unknown> {
  const parsed = inputSchema.safeParse(data);
  if (!parsed.success) throw new AppError('invalid-input');
  const { webOrigin, portalConfiguration } = config();
  const { returnUrl, locale, configuration = portalConfiguration, flow_data: flow } = parsed.data;
  if (new URL(returnUrl).origin !== new URL(webOrigin).origin) throw new AppError('invalid-input');
  const { uid } = requireConfirmed(auth);
  const orgId = (await refs.user(uid).get()).data()?.currentOrgId;
  if (orgId === null || orgId === undefined) throw new AppError('not-found');
  await requireMember(auth, orgId, 'billing.manage');
  const session = await stripeClient().billingPortal.sessions.create({
    customer: await haveCustomer(orgId),
    return_url: returnUrl,
    locale,
    ...(configuration === '' ? {} : { configuration }),
    ...(flow === undefined ? {} : { flow_data: flow }),
  });
  const plain: unknown = JSON.parse(JSON.stringify(session));
  return plain;
}
