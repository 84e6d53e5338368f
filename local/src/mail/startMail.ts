import { buffer } from 'node:stream/consumers';
import { callbackify } from 'node:util';
import { SMTPServer } from 'smtp-server';
import { HOST } from '../config/urls.ts';
import { json } from '../http/json.ts';
import { type Handler, serve } from '../http/serve.ts';
import { listPage, messageHtml, messagePage, missingPage } from './mailPages.ts';
import { type MailStore, openMailStore } from './openMailStore.ts';
import { parseMessage } from './parseMessage.ts';
import { readSmsCodes, type SmsCode } from './readSmsCodes.ts';

export interface MailOptions {
  smtpPort: number;
  webPort: number;
  /** Folder in which messages survive a restart; without one they are in memory only. */
  folder?: string;
  /** The Authentication emulator's list of codes sent by text message. */
  smsSource?: string;
}

export interface MailInbox {
  url: string;
  stop: () => Promise<void>;
}

function listenForMail(port: number, store: MailStore): Promise<SMTPServer> {
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    disableReverseLookup: true,
    logger: false,
    onData: (stream, session, callback) => {
      const receive = callbackify(async (): Promise<void> => {
        const recipients = session.envelope.rcptTo.map(({ address }) => address);
        store.add(await parseMessage(await buffer(stream), recipients));
      });
      receive(callback);
    },
  });
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, HOST, () => resolve(server));
  });
}

function handle(store: MailStore, smsCodes: () => Promise<SmsCode[]>): Handler {
  return async ({ method, url }) => {
    if (url.pathname === '/api/messages' && method === 'DELETE') {
      store.clear();
      return { status: 204, body: '' };
    }
    if (method !== 'GET' && method !== 'HEAD') return json({ error: 'method not allowed' }, 405);
    if (url.pathname === '/api/messages') return json(store.list(url.searchParams.get('to') ?? undefined));
    if (url.pathname === '/api/sms') return json(await smsCodes());
    if (url.pathname === '/') return listPage(store.list(), await smsCodes());
    const [, id = '', html] = /^\/messages\/([\w-]+)(\/html)?$/.exec(url.pathname) ?? [];
    const message = store.find(id);
    if (message === undefined) return missingPage();
    return html === undefined ? messagePage(message) : messageHtml(message);
  };
}

/** A mail server that accepts everything and delivers nothing, with a page and an interface to read it. */
export async function startMail({ smtpPort, webPort, folder, smsSource }: MailOptions): Promise<MailInbox> {
  const store = openMailStore(folder);
  const smtp = await listenForMail(smtpPort, store);
  const web = await serve(
    webPort,
    handle(store, async () => (smsSource === undefined ? [] : readSmsCodes(smsSource))),
  );
  return {
    url: web.url,
    stop: async () => {
      await Promise.all([web.stop(), new Promise<void>((resolve) => smtp.close(resolve))]);
    },
  };
}
