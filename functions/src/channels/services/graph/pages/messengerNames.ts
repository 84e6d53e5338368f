import type { ChannelSecret } from '@parlance/domain/documents/channels/channel';
import * as z from 'zod';
import type { CustomerNames } from '../../../connection/Adapter.ts';
import { callGraph } from '../callGraph.ts';

/** An empty object of a person whose profile is not shown. */
const profileSchema = z.object({ first_name: z.optional(z.string()), last_name: z.optional(z.string()) });

/**
 * Name of a person who writes to a page: https://developers.facebook.com/docs/messenger-platform/identity/user-profile. The app needs the feature
 * Business Asset User Profile Access. Throws `ChannelError`.
 */
export async function messengerNames(secret: ChannelSecret, sender: string): Promise<CustomerNames> {
  const found = await callGraph(secret, encodeURIComponent(sender), { fields: { fields: 'first_name,last_name' } });
  const { first_name = '', last_name = '' } = profileSchema.safeParse(found).data ?? {};
  return { name: `${first_name} ${last_name}`.trim(), userName: '' };
}
