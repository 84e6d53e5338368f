import { type Handler, serve, type Server } from '../http/serve.ts';
import { createTelegramWorld } from './telegram/createTelegramWorld.ts';
import { serveBotApi } from './telegram/serveBotApi.ts';
import { serveCustomers } from './telegram/serveCustomers.ts';
import { serveTelegramPages } from './telegram/telegramPages.ts';

interface ChannelsOptions {
  port: number;
  /** File in which chats survive a restart; without one they are in memory only. */
  file?: string;
  /** Destination of what is written to the bot that is known from the start, until another one is set. */
  webhook: { url: string; secretToken: string };
}

/**
 * Services by which customers write, for machines without accounts there: the part of Telegram's Bot API that the product uses, which refuses
 * what the original refuses, delivers updates again until they are taken, and has pages like a phone's on which one writes as a customer.
 */
export async function startChannels({ port, file, webhook }: ChannelsOptions): Promise<Server> {
  const world = createTelegramWorld(webhook, file);
  const handler: Handler = async (request) => {
    const { pathname } = request.url;
    if (pathname.startsWith('/bot')) return serveBotApi(world, request);
    if (pathname.startsWith('/_customers/')) return serveCustomers(world, request);
    return serveTelegramPages(world, request);
  };
  const server = await serve(port, handler);
  return {
    url: server.url,
    stop: async () => {
      world.stop();
      await server.stop();
    },
  };
}
