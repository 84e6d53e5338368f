import type { MailServers } from '@parlance/domain/documents/channels/channel';
import { LIMITS } from '@parlance/domain/limits';
import { createTransport, type Transporter } from 'nodemailer';
import { mailTransport } from '../../../../delivery/mailTransport.ts';
import { mailServer } from '../servers/mailServer.ts';
import type { MailAccess } from '../signIn/mailAccessOf.ts';

/** Way out of a connection's mails: the mailbox's own server, or that of the deployment where mails are passed on to it. */
export async function mailSender(
  servers: MailServers | null,
  access: MailAccess,
): Promise<Pick<Transporter, 'sendMail' | 'verify'>> {
  if (servers === null) return mailTransport();
  const { userName: user } = servers;
  const { host, port, secure, servername } = await mailServer(servers.smtp);
  // Port 587 has TLS from the second command on, and none without it (RFC 8314).
  const isStartTls = secure && port === 587;
  return createTransport({
    host,
    port,
    secure: secure && !isStartTls,
    requireTLS: isStartTls,
    ignoreTLS: !secure,
    tls: { servername },
    auth: 'password' in access ? { user, pass: access.password } : { type: 'OAuth2', user, ...access },
    connectionTimeout: LIMITS.mailServerMs,
    greetingTimeout: LIMITS.mailServerMs,
    socketTimeout: LIMITS.mailServerMs,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
}
