import { once } from 'node:events';
import { createServer } from 'node:net';

interface SmtpStandIn {
  url: string;
  /** Messages that were taken, by their Message-ID. */
  taken: string[];
  stop: () => void;
}

/**
 * A mail server on this machine that speaks just enough SMTP.
 * @param recipientReply What it answers to each recipient, such as `550 5.1.1 no such user`; `250 ok` takes the mail.
 */
export async function startSmtp(recipientReply = '250 ok'): Promise<SmtpStandIn> {
  const taken: string[] = [];
  const server = createServer((socket) => {
    let buffer = '';
    let isData = false;
    socket.on('error', () => undefined);
    socket.write('220 stand-in\r\n');
    const answer = (line: string): string => {
      if (isData) {
        const [, messageId] = /^Message-ID: (.+)$/i.exec(line) ?? [];
        if (messageId !== undefined) taken.push(messageId);
        if (line !== '.') return '';
        isData = false;
        return '250 taken\r\n';
      }
      if (/^RCPT/i.test(line)) return `${recipientReply}\r\n`;
      isData = /^DATA/i.test(line);
      return isData ? '354 go on\r\n' : '250 ok\r\n';
    };
    socket.on('data', (bytes) => {
      const lines = (buffer + bytes.toString()).split('\r\n');
      buffer = lines.pop() ?? '';
      for (const reply of lines.map(answer)) if (reply !== '') socket.write(reply);
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  return { url: `smtp://127.0.0.1:${port}`, taken, stop: () => void server.close() };
}
