import { createServer, type Server, type Socket } from 'node:net';
import { HOST } from '../../config/urls.ts';
import type { PostWorld } from './createPostWorld.ts';
import { createImapSession } from './imapSession.ts';

/** Longest line and literal of a client, in bytes. */
const MAX_BYTES = 64 * 1024;
const LITERAL = /\{(\d{1,6})(\+?)\}$/;

function converse(socket: Socket, world: PostWorld): void {
  const session = createImapSession(world);
  let rest = '';
  let line = '';
  const say = (text: string): void => {
    socket.write(Buffer.from(text, 'latin1'));
  };
  /** Takes the next line with the literals in it, which stand where quotes would. False where more has to come. */
  const takeLine = (): boolean => {
    const end = rest.indexOf('\r\n');
    if (end === -1) return false;
    const part = rest.slice(0, end);
    const [mark, length, isWithoutWait] = LITERAL.exec(part) ?? [];
    if (mark === undefined) {
      line += part;
      rest = rest.slice(end + 2);
      return true;
    }
    if (isWithoutWait === '' && rest.length < end + 2 + Number(length)) {
      if (rest.length === end + 2) say('+ go on\r\n');
      return false;
    }
    if (rest.length < end + 2 + Number(length)) return false;
    const literal = rest.slice(end + 2, end + 2 + Number(length));
    line += `${part.slice(0, -mark.length)}"${literal.replaceAll(/["\\]/g, String.raw`\$&`)}"`;
    rest = rest.slice(end + 2 + Number(length));
    return takeLine();
  };
  socket.on('error', () => socket.destroy());
  socket.on('data', (chunk) => {
    rest += Buffer.from(chunk).toString('latin1');
    if (rest.length > MAX_BYTES) socket.destroy();
    while (takeLine()) {
      const { text, isEnd } = session.answer(line);
      line = '';
      say(text);
      if (isEnd) socket.end();
    }
  });
  say(session.greeting);
}

/** Serves the mailboxes by IMAP on loopback, without TLS. */
export function listenForImap(port: number, world: PostWorld): Promise<Server> {
  const server = createServer((socket) => converse(socket, world));
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, HOST, () => resolve(server));
  });
}
