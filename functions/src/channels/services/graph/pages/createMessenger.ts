import type { ChannelAccount } from '@parlance/domain/documents/channels/channel';
import type { Adapter, Connection } from '../../../connection/Adapter.ts';
import { createPageChat } from './createPageChat.ts';
import { messengerNames } from './messengerNames.ts';
import { provePage } from './provePage.ts';
import { subscribePage } from './subscribePage.ts';

/** Messenger, by which customers write to a page of Facebook: https://developers.facebook.com/docs/messenger-platform */
export function createMessenger({
  account: { pageId },
  secret,
}: Connection<Extract<ChannelAccount, { kind: 'messenger' }>>): Adapter {
  return createPageChat({
    secret,
    object: 'page',
    ownId: pageId,
    namesOf: (sender) => messengerNames(secret, sender),
    connect: async () => {
      await provePage(secret, pageId);
      await subscribePage(secret, pageId);
    },
  });
}
