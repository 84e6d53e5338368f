import type { ChannelAccount } from '@parlance/domain/documents/channels/channel';
import type { Adapter, Connection, OutgoingFile, OutgoingMessage } from '../../connection/Adapter.ts';
import { ChannelError } from '../../connection/ChannelError.ts';
import { proveMailbox } from './proveMailbox.ts';
import { mailHost } from './mailHost.ts';
import { mailSender } from './sending/mailSender.ts';
import { type MailAccess, mailAccessOf } from './signIn/mailAccessOf.ts';
import { smtpFaultOf } from './sending/smtpFaultOf.ts';
import { composeReply } from './writing/composeReply.ts';

type EmailAccount = Extract<ChannelAccount, { kind: 'email' }>;

/** Mail: a mailbox is looked into and sends by its own server; an address that is passed on posts to `/channels/mail`, and nothing here. */
export function createEmail({ account, secret }: Connection<EmailAccount>): Adapter {
  const { address, senderName, servers, forwardTo } = account;
  const accessOf = async (): Promise<MailAccess> => (await mailAccessOf(account, secret)).access;
  const send = async (
    markdown: string,
    { outboundId, isAutomatic, thread }: OutgoingMessage,
    file?: OutgoingFile,
  ): Promise<string> => {
    const { token = '', ...replyTo } = thread.replyTo;
    const reply = composeReply({
      markdown,
      thread: { ...thread, replyTo, key: token },
      from: { name: senderName, address: servers === null ? forwardTo : address },
      outboundId,
      host: mailHost(),
      isAutomatic,
      takesPlus: servers === null,
    });
    const attachments = file === undefined ? [] : [{ filename: file.name, content: file.bytes }];
    const sender = await mailSender(servers, await accessOf());
    try {
      await sender.sendMail({ ...reply, attachments, disableFileAccess: true, disableUrlAccess: true });
    } catch (error) {
      throw smtpFaultOf(error);
    }
    return reply.messageId;
  };
  return {
    receive: () => {
      throw new ChannelError('signature-invalid');
    },
    connect: async () => {
      if (servers !== null) await proveMailbox(servers, await accessOf());
    },
    disconnect: async () => undefined,
    sendPart: async (markdown, message) => send(markdown, message),
    sendFile: async (file, message) => send(file.name, message, file),
  };
}
