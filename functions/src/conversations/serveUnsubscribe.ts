import { AppError } from '@parlance/domain/errors';
import { readToken } from '../identity/readToken.ts';
import { linkTo } from '../delivery/linkTo.ts';
import { db } from '../kernel/platform/app.ts';
import { refs } from '../kernel/platform/refs.ts';

interface UnsubscribeRequest {
  method: string;
  token: string | undefined;
}

interface UnsubscribeResponse {
  status: number;
  headers: Record<string, string>;
  body: string;
}

const HEADERS = { 'Cache-Control': 'no-store', 'Content-Type': 'text/plain; charset=utf-8' };

/**
 * /api/unsubscribe?token={secret}: ends a member's digest about a chatbot by POST, which mail programs send for one click (RFC 8058),
 * as often as it comes. Opened as a link it changes nothing, because scanners open links: it leads to the settings of these mails.
 * 404 for a token that is unknown or over.
 */
export async function serveUnsubscribe({ method, token = '' }: UnsubscribeRequest): Promise<UnsubscribeResponse> {
  if (!['GET', 'HEAD', 'POST'].includes(method))
    return { status: 405, headers: { ...HEADERS, Allow: 'GET, POST' }, body: '' };
  try {
    const { orgId, chatbotId, uid } = await readToken(token, 'unsubscribe');
    if (method !== 'POST') {
      const Location = linkTo(`/dashboard/chatbot/${chatbotId}/settings/notifications`);
      return { status: 303, headers: { ...HEADERS, Location }, body: '' };
    }
    await db.runTransaction(async (transaction) => {
      const ref = refs.notification(orgId, chatbotId, uid);
      if ((await transaction.get(ref)).exists) transaction.update(ref, { digest: 'off' });
    });
    return { status: 200, headers: HEADERS, body: 'ok' };
  } catch (error) {
    if (error instanceof AppError) return { status: 404, headers: HEADERS, body: '' };
    throw error;
  }
}
