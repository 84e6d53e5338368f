import { SECOND_MS } from '@parlance/domain/durations';
import { createTransport } from 'nodemailer';
import { config, smtpUrl } from '../kernel/platform/config.ts';

/** Connections to the mail server that one process holds; `onMailQueued` takes as many mails at once. */
export const MAIL_CONNECTIONS = 5;

interface Pool {
  url: string;
  transport: ReturnType<typeof open>;
}

let pool: Pool | undefined;

function open(url: string) {
  return createTransport({
    url,
    pool: true,
    maxConnections: MAIL_CONNECTIONS,
    // A connection that broke is tried once more at once; a server that is away is the outbox's matter.
    maxRequeues: 1,
    connectionTimeout: 10 * SECOND_MS,
    greetingTimeout: 10 * SECOND_MS,
    socketTimeout: 20 * SECOND_MS,
  });
}

/** SMTP of the configured provider. The local one is the inbox of `npm start` and nothing else. */
function transportUrl(): string {
  const url = smtpUrl.value();
  if (config().mailProvider === 'local' && new URL(url).hostname !== '127.0.0.1') {
    throw new Error('The local mail provider delivers to this machine alone.');
  }
  return url;
}

/** The process's connections to the mail server, kept open from mail to mail. */
export function mailTransport(): Pool['transport'] {
  const url = transportUrl();
  if (pool?.url !== url) {
    pool?.transport.close();
    pool = { url, transport: open(url) };
  }
  return pool.transport;
}
