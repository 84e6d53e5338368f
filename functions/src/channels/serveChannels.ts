import { idSchema } from '@parlance/domain/ids';
import { LIMITS } from '@parlance/domain/limits';
import { logEvent } from '../kernel/platform/log/logEvent.ts';
import { refs } from '../kernel/platform/refs.ts';
import type { ServicePost } from './connection/Adapter.ts';
import { adapterOf } from './services/adapterOf.ts';
import { ChannelError } from './connection/ChannelError.ts';
import type { ChannelPlace } from './connection/ChannelPlace.ts';
import { storeReceived } from './inbound/storeReceived.ts';
import { noteFault } from './connection/noteChannel.ts';
import { serveSlack } from './team/serveSlack.ts';
import { takeReceipts } from './outbound/takeReceipts.ts';

interface ChannelRequest extends ServicePost {
  path: string;
}

interface Served {
  status: number;
  headers: Record<string, string>;
  body: string;
}

function answer(status: number, body = ''): Served {
  return { status, headers: { 'Cache-Control': 'no-store', 'Content-Type': 'text/plain; charset=utf-8' }, body };
}

function placeIn(path: string): ChannelPlace | undefined {
  const [, , orgId, chatbotId, channelId, ...rest] = path.split('/');
  const ids = [orgId, chatbotId, channelId].map((id) => idSchema.safeParse(id));
  if (rest.length > 0 || !ids.every(({ success }) => success)) return undefined;
  return { orgId: orgId ?? '', chatbotId: chatbotId ?? '', channelId: channelId ?? '' };
}

/** Organization of the address at which its app at Slack posts. */
function slackIn(path: string): string | undefined {
  const [, , orgId, service, ...rest] = path.split('/');
  return service === 'slack' && rest.length === 0 ? idSchema.safeParse(orgId).data : undefined;
}

/**
 * /channels/mail, where mails come in that are passed on (`serveMails`); /channels/{orgId}/slack (`serveSlack`); and
 * /channels/{orgId}/{chatbotId}/{channelId}, where a service posts what customers write. Everything is stored before the answer says so: a service
 * repeats what it gets no 200 for. 403 for what the service has not signed, 404 where there is no such connection.
 */
export async function serveChannels({ path, ...post }: ChannelRequest): Promise<Served> {
  if (path === '/channels/mail') {
    const { serveMails } = await import('./mails/serveMails.ts');
    return answer(await serveMails(post));
  }
  if (post.body.length > LIMITS.channelPostBytes) return answer(413);
  const slackOrgId = slackIn(path);
  if (slackOrgId !== undefined) {
    const { status, body } = await serveSlack(slackOrgId, post);
    return answer(status, body);
  }
  const place = placeIn(path);
  if (place === undefined) return answer(404);
  const { orgId, chatbotId, channelId } = place;
  const [channel, secret] = await Promise.all([
    refs.channel(orgId, chatbotId, channelId).get(),
    refs.channelSecret(orgId, chatbotId, channelId).get(),
  ]);
  const [known, connected] = [channel.data(), secret.data()];
  if (known === undefined || connected === undefined) return answer(404);
  const { account } = known;
  const adapter = await adapterOf({ account, secret: connected });
  try {
    const received = adapter.receive(post);
    await storeReceived(place, received.messages);
    await takeReceipts(place, received.receipts);
    return answer(200, received.answer);
  } catch (error) {
    if (!(error instanceof ChannelError)) throw error;
    logEvent('channel request refused', { channel: account.kind, fault: error.fault });
    await noteFault(place, known, error.fault);
    return answer(error.fault === 'signature-invalid' ? 403 : 400);
  }
}
