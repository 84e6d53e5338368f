import { once } from 'node:events';
import { createServer, type Socket } from 'node:net';
import { createTransport } from 'nodemailer';
import { expect, it } from 'vitest';
import { smtpFaultOf } from '../../../functions/src/channels/services/email/sending/smtpFaultOf.ts';

const MAIL = { from: 'shop@shop.example', to: 'nora@customer.example', subject: 'Hello', text: 'Hello' };

/** Answers of a server to each command, by its first word; undefined where it ends the connection. */
type Script = Readonly<Record<string, string | undefined>>;

const USUAL: Script = {
  greeting: '220 ready',
  EHLO: '250 mail',
  MAIL: '250 ok',
  RCPT: '250 ok',
  DATA: '354 go on',
  end: '250 taken',
};

function serve(socket: Socket, script: Script): void {
  const say = (name: string): void => {
    const answer = script[name];
    if (answer === undefined) socket.destroy();
    else socket.write(`${answer}\r\n`);
  };
  let isData = false;
  socket.on('error', () => undefined);
  socket.on('data', (chunk) => {
    const text = chunk.toString();
    if (isData && !text.endsWith('\r\n.\r\n')) return;
    const name = isData ? 'end' : (/^[A-Z]+/i.exec(text)?.[0]?.toUpperCase() ?? '');
    isData = name === 'DATA';
    say(name);
  });
  say('greeting');
}

/** Fault of a mail that is sent to a server with such answers; null where it took it. */
async function faultWith(changes: Script): Promise<string | null> {
  const server = createServer((socket) => serve(socket, { ...USUAL, ...changes })).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  try {
    await createTransport({ host: '127.0.0.1', port, ignoreTLS: true }).sendMail(MAIL);
    return null;
  } catch (error) {
    return smtpFaultOf(error).fault;
  } finally {
    server.close();
  }
}

it.each([
  ['takes the mail', {}, null],
  ['ends the connection once it has the mail', { end: undefined }, 'not-confirmed'],
  ['ends it at the text', { DATA: undefined }, 'not-confirmed'],
  ['is full', { end: '452 no room' }, 'rate-limited'],
  ['closes', { MAIL: '421 closing' }, 'service-away'],
  ['knows nobody of that name', { RCPT: '550 no such user' }, 'recipient-unreachable'],
  ['does not want the text', { end: '554 no' }, 'message-invalid'],
  ['wants a password', { MAIL: '530 sign in' }, 'key-refused'],
])('a server that %s', async (_, changes, fault) => {
  expect(await faultWith(changes)).toBe(fault);
});

it('a server that is not there', async () => {
  const sending = createTransport({ host: '127.0.0.1', port: 1 }).sendMail(MAIL);
  expect(smtpFaultOf(await sending.catch((error: unknown) => error)).fault).toBe('service-away');
});
