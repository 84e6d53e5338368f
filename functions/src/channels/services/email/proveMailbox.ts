import type { ChannelConnection, MailServers } from '@parlance/domain/documents/channels/channel';
import { mailSender } from './sending/mailSender.ts';
import { smtpFaultOf } from './sending/smtpFaultOf.ts';
import { openMailbox } from './mailbox/openMailbox.ts';
import { stateOf } from './mailbox/stateOf.ts';
import type { MailAccess } from './signIn/mailAccessOf.ts';

/** Signs in to both servers of a mailbox, and returns the place behind what lies in it now. Throws `ChannelError`. */
export async function proveMailbox(
  servers: MailServers,
  access: MailAccess,
): Promise<Pick<NonNullable<ChannelConnection['mailbox']>, 'validity' | 'lastUid'>> {
  const state = await openMailbox(servers, access, async (client) => stateOf(client));
  const sender = await mailSender(servers, access);
  try {
    await sender.verify();
  } catch (error) {
    throw smtpFaultOf(error);
  }
  return state;
}
