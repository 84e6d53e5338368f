import type { ChannelSecret } from '@parlance/domain/documents/channels/channel';
import * as z from 'zod';
import type { CustomerNames } from '../../../connection/Adapter.ts';
import { callGraph } from '../callGraph.ts';

const profileSchema = z.object({ name: z.nullish(z.string()), username: z.nullish(z.string()) });

/**
 * Names of a person who writes to an account of Instagram:
 * https://developers.facebook.com/docs/messenger-platform/instagram/features/user-profile. Those of somebody who has blocked the business are not
 * given. Throws `ChannelError`.
 */
export async function instagramNames(secret: ChannelSecret, sender: string): Promise<CustomerNames> {
  const found = await callGraph(secret, encodeURIComponent(sender), { fields: { fields: 'name,username' } });
  const { name, username } = profileSchema.safeParse(found).data ?? {};
  return { name: name ?? '', userName: username ?? '' };
}
