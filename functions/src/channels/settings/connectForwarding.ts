import type { connectForwarding as contract } from '@parlance/domain/contracts/channels';
import { AppError } from '@parlance/domain/errors';
import type * as z from 'zod/mini';
import type { Membership } from '../../kernel/access/requireMember.ts';
import { config } from '../../kernel/platform/config.ts';
import { newSecret } from '../../kernel/platform/secrets/newSecret.ts';
import { replyTokenOf } from '../services/email/replyToken.ts';
import { connectAccount } from './connectAccount.ts';
import { isSameMail } from './isSameMail.ts';

/**
 * Connects a chatbot with an address whose mails are passed on to one of the deployment's, which nobody guesses. Throws as `connectAccount` does, and
 * `channel-unreachable` where the deployment takes no mail.
 */
export async function connectForwarding(
  who: Membership,
  { chatbotId, address, senderName }: z.output<typeof contract.input>,
): Promise<z.output<typeof contract.output>> {
  const { mailInboundDomain } = config();
  if (mailInboundDomain === '') throw new AppError('channel-unreachable');
  const verification = newSecret();
  const forwardTo = `${replyTokenOf(verification)}@${mailInboundDomain}`;
  const { channelId } = await connectAccount(who, {
    chatbotId,
    secret: { access: '', verification },
    prove: async () => ({ account: { kind: 'email', address, senderName, forwardTo, servers: null } }),
    isSame: isSameMail,
  });
  return { channelId, forwardTo };
}
