import type { ChannelAccount } from '@parlance/domain/documents/channels/channel';
import type { Adapter, Connection } from '../../../connection/Adapter.ts';
import { createPageChat } from './createPageChat.ts';
import { instagramNames } from './instagramNames.ts';
import { proveInstagram } from './proveInstagram.ts';
import { subscribePage } from './subscribePage.ts';

/** Instagram's messages, by the page that the account belongs to: https://developers.facebook.com/docs/messenger-platform/instagram */
export function createInstagram({
  account: { accountId },
  secret,
}: Connection<Extract<ChannelAccount, { kind: 'instagram' }>>): Adapter {
  return createPageChat({
    secret,
    object: 'instagram',
    ownId: accountId,
    namesOf: (sender) => instagramNames(secret, sender),
    connect: async () => {
      const { pageId } = await proveInstagram(secret, accountId);
      await subscribePage(secret, pageId);
    },
  });
}
