import { createHmac } from 'node:crypto';
import type { ChannelSecret } from '@parlance/domain/documents/channels/channel';
import type { ServicePost } from '../../connection/Adapter.ts';
import { isSameSecret } from '../../../kernel/platform/secrets/isSameSecret.ts';
import { ChannelError } from '../../connection/ChannelError.ts';

type GraphPost = { kind: 'handshake'; answer: string } | { kind: 'events'; body: unknown };

function parse(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString('utf8'));
  } catch {
    throw new ChannelError('message-invalid');
  }
}

/**
 * Content of a request of Meta's: the question by which it verifies an address, or events that the app's secret signs. Throws `ChannelError`:
 * `signature-invalid` where it is not Meta's. Sources: https://developers.facebook.com/docs/graph-api/webhooks/getting-started#verification-requests
 * and #validate-payloads there.
 */
export function readGraphPost({ method, query, headers, body }: ServicePost, secret: ChannelSecret): GraphPost {
  const { signing = '', verification } = secret;
  if (method === 'GET') {
    const challenge = query['hub.challenge'];
    const isAsked = query['hub.mode'] === 'subscribe' && isSameSecret(query['hub.verify_token'], verification);
    if (!isAsked || typeof challenge !== 'string') throw new ChannelError('signature-invalid');
    return { kind: 'handshake', answer: challenge };
  }
  const signature = signing === '' ? '' : `sha256=${createHmac('sha256', signing).update(body).digest('hex')}`;
  if (method !== 'POST' || !isSameSecret(headers['x-hub-signature-256'], signature)) {
    throw new ChannelError('signature-invalid');
  }
  return { kind: 'events', body: parse(body) };
}
