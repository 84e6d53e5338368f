import { buffer } from 'node:stream/consumers';
import { callbackify } from 'node:util';
import { SMTPServer } from 'smtp-server';
import { HOST } from '../../config/urls.ts';
import type { PostWorld } from './createPostWorld.ts';

const MAX_BYTES = 25 * 1024 * 1024;

function refusal(code: number, text: string): Error {
  return Object.assign(new Error(text), { responseCode: code });
}

/**
 * Takes mails of the mailboxes' owners (RFC 6409), without TLS, and delivers them at once. It refuses what providers refuse: a wrong password or token, another
 * sender than the mailbox, more than 25 MB, and addresses that begin with `nobody`.
 */
export function listenForSubmission(port: number, world: PostWorld): Promise<SMTPServer> {
  const server = new SMTPServer({
    disabledCommands: ['STARTTLS'],
    allowInsecureAuth: true,
    disableReverseLookup: true,
    logger: false,
    size: MAX_BYTES,
    authMethods: ['PLAIN', 'LOGIN', 'XOAUTH2'],
    onAuth: ({ username = '', password, accessToken }, _session, callback) => {
      const mailbox = world.find(username);
      const isIn =
        accessToken === undefined
          ? mailbox?.password === password
          : mailbox !== undefined && world.consents.opens(accessToken, mailbox.address);
      if (mailbox === undefined || !isIn) callback(refusal(535, 'wrong name or password'));
      else callback(null, { user: mailbox.address });
    },
    onMailFrom: ({ address }, { user }, callback) => {
      if (address.toLowerCase() === user) callback();
      else callback(refusal(553, 'not your address'));
    },
    onRcptTo: ({ address }, _session, callback) => {
      if (address.startsWith('nobody')) callback(refusal(550, 'no such user'));
      else callback();
    },
    onData: (stream, { envelope }, callback) => {
      const receive = callbackify(async (): Promise<void> => {
        const raw = await buffer(stream);
        if (stream.sizeExceeded) throw refusal(552, 'too large');
        for (const { address } of envelope.rcptTo) {
          world.send({
            from: envelope.mailFrom === false ? '' : envelope.mailFrom.address,
            to: address.toLowerCase(),
            at: new Date().toISOString(),
            raw: raw.toString('base64'),
          });
        }
      });
      receive(callback);
    },
  });
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, HOST, () => resolve(server));
  });
}
