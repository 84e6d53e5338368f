import type { connectMailbox as contract } from '@parlance/domain/contracts/channels';
import type * as z from 'zod/mini';
import type { Membership } from '../../kernel/access/requireMember.ts';
import { newSecret } from '../../kernel/platform/secrets/newSecret.ts';
import { proveMailbox } from '../services/email/proveMailbox.ts';
import { connectAccount } from './connectAccount.ts';
import { isSameMail } from './isSameMail.ts';

/**
 * Connects a chatbot with a mailbox, which must let it in for reading and for sending. What lies there already is not answered. Throws as
 * `connectAccount` does.
 */
export async function connectMailbox(
  who: Membership,
  { chatbotId, address, senderName, password, ...servers }: z.output<typeof contract.input>,
  now = new Date(),
): Promise<string> {
  const { userName, imap, smtp } = servers;
  const { channelId } = await connectAccount(who, {
    chatbotId,
    secret: { access: password, verification: newSecret() },
    prove: async () => {
      const place = await proveMailbox({ userName, imap, smtp }, { password });
      return {
        account: { kind: 'email', address, senderName, forwardTo: '', servers: { userName, imap, smtp } },
        mailbox: { ...place, nextPollAt: now, failures: 0 },
      };
    },
    isSame: isSameMail,
  });
  return channelId;
}
