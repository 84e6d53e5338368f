import type { ChannelAccount } from '@parlance/domain/documents/channels/channel';
import type { Connection } from '../../connection/Adapter.ts';
import { mailHost } from './mailHost.ts';
import { OWN_HEADER } from './OWN_HEADER.ts';
import { mailSender } from './sending/mailSender.ts';
import { smtpFaultOf } from './sending/smtpFaultOf.ts';
import { mailAccessOf } from './signIn/mailAccessOf.ts';

interface TestMail {
  id: string;
  to: { name: string; address: string };
  subject: string;
  text: string;
}

/** Sends a mail of this product's own by a connection, as replies are sent; no program answers it (RFC 3834). Throws `ChannelError`. */
export async function mailTest(
  { account, secret }: Connection<Extract<ChannelAccount, { kind: 'email' }>>,
  { id, to, subject, text }: TestMail,
): Promise<void> {
  const { address, senderName, servers, forwardTo } = account;
  const { access } = await mailAccessOf(account, secret);
  const sender = await mailSender(servers, access);
  const headers = { [OWN_HEADER]: `test-${id}`, 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' };
  try {
    await sender.sendMail({
      from: { name: senderName, address: servers === null ? forwardTo : address },
      to,
      subject,
      text,
      messageId: `<test-${id}@${mailHost()}>`,
      headers,
      disableFileAccess: true,
      disableUrlAccess: true,
    });
  } catch (error) {
    throw smtpFaultOf(error);
  }
}
