import { join } from 'node:path';
import { type Handler, type Reply, serve, type Server } from '../http/serve.ts';
import { serveConsole } from './graph/consolePage.ts';
import { createGraphWorld } from './graph/createGraphWorld.ts';
import { serveGraphFile } from './graph/graphFiles.ts';
import { serveGraphPages } from './graph/graphPages.ts';
import { serveGraphApi } from './graph/serveGraphApi.ts';
import { serveGraphCustomers } from './graph/serveGraphCustomers.ts';
import { plainPage } from './phone/phonePages.ts';
import { createPostWorld, type PostWorld } from './post/createPostWorld.ts';
import { listenForImap } from './post/listenForImap.ts';
import { listenForSubmission } from './post/listenForSubmission.ts';
import { servePostPages } from './post/postPages.ts';
import { servePostOffice } from './post/servePostOffice.ts';
import { serveSignIn } from './post/signIn/serveSignIn.ts';
import { serveBotFile } from './telegram/botFiles.ts';
import { createSlackWorld } from './slack/createSlackWorld.ts';
import { serveSlackActs } from './slack/serveSlackActs.ts';
import { serveSlackApi } from './slack/serveSlackApi.ts';
import { serveSlackPages } from './slack/slackPages.ts';
import { createTeamsWorld } from './teams/createTeamsWorld.ts';
import { serveTeams } from './teams/serveTeams.ts';
import { createTelegramWorld } from './telegram/createTelegramWorld.ts';
import { serveBotApi } from './telegram/serveBotApi.ts';
import { serveCustomers } from './telegram/serveCustomers.ts';
import { serveTelegramPages } from './telegram/telegramPages.ts';

/** A server of mailboxes in the place of the stand-in's own. */
export interface ImapServer {
  world: PostWorld;
  stop: () => Promise<void>;
}

interface ChannelsOptions {
  port: number;
  /** Ports of the mail provider, for reading and for sending. */
  imapPort: number;
  submissionPort: number;
  imap?: ImapServer | undefined;
  /** Folder in which chats survive a restart; without one they are in memory only. */
  folder?: string | undefined;
  /** Destination of what is written to the bot of Telegram that is known from the start; without it nothing is, until one is set. */
  webhook?: { url: string; secretToken: string } | null;
}

const PHONES = [
  ['/mail', 'E-mail'],
  ['/telegram', 'Telegram'],
  ['/whatsapp', 'WhatsApp'],
  ['/messenger', 'Messenger'],
  ['/instagram', 'Instagram'],
  ['/meta', 'Meta’s console'],
  ['/slack', 'Slack, for the team'],
  ['/teams', 'Microsoft Teams, for the team'],
] as const;

function allPhones(): Reply {
  const links = PHONES.map(([path, name]) => `<li><a href="${path}">${name}</a></li>`);
  return plainPage('Phones of customers', `<body><h1>Phones of customers</h1><ul>${links.join('')}</ul></body>`);
}

/**
 * Services by which customers write, for machines without accounts there: the parts of Telegram's Bot API and Meta's Graph API that the product
 * uses, a mail provider, and what Slack and Microsoft Teams are to the team. They refuse what the originals refuse, deliver events again until they
 * are taken, and have pages on which one writes as a customer, or as a member of the team.
 */
export async function startChannels({
  port,
  imapPort,
  submissionPort,
  imap,
  folder,
  webhook = null,
}: ChannelsOptions): Promise<Server> {
  const fileOf = (name: string): string | undefined => (folder === undefined ? undefined : join(folder, name));
  const telegram = createTelegramWorld(webhook, fileOf('telegram.json'));
  const graph = createGraphWorld(fileOf('graph.json'));
  const post = imap?.world ?? createPostWorld(fileOf('post.json'));
  const slack = createSlackWorld(fileOf('slack.json'));
  const teams = createTeamsWorld();
  const handler: Handler = async (request) => {
    const { pathname } = request.url;
    if (pathname.startsWith('/file/bot')) return serveBotFile(telegram, request);
    if (pathname.startsWith('/bot')) return serveBotApi(telegram, request);
    if (pathname.startsWith('/_customers/')) return serveCustomers(telegram, request);
    if (pathname.startsWith('/telegram')) return serveTelegramPages(telegram, request);
    if (/^\/v\d+\.\d+\//.test(pathname)) return serveGraphApi(graph, request);
    if (pathname.startsWith('/_files/')) return serveGraphFile(graph, request);
    if (pathname.startsWith('/_graph/')) return serveGraphCustomers(graph, request);
    if (pathname.startsWith('/sign-in/')) return serveSignIn(post, request);
    if (pathname.startsWith('/_post/')) return servePostOffice(post, request);
    if (pathname === '/mail' || pathname.startsWith('/mail/')) return servePostPages(post, request);
    if (pathname.startsWith('/slack/api/')) return serveSlackApi(slack, request);
    if (pathname.startsWith('/slack')) return serveSlackPages(slack, request);
    if (pathname.startsWith('/_slack/')) return serveSlackActs(slack, request);
    if (pathname.startsWith('/teams')) return serveTeams(teams, request);
    if (pathname === '/meta') return serveConsole(graph, request);
    if (pathname === '/') return allPhones();
    return serveGraphPages(graph, request);
  };
  const server = await serve(port, handler);
  const ownImap = imap === undefined ? await listenForImap(imapPort, post) : undefined;
  const submission = await listenForSubmission(submissionPort, post);
  graph.setOrigin(server.url);
  return {
    url: server.url,
    stop: async () => {
      telegram.stop();
      graph.stop();
      slack.stop();
      ownImap?.close();
      await imap?.stop();
      await Promise.all([server.stop(), new Promise<void>((resolve) => submission.close(resolve))]);
    },
  };
}
