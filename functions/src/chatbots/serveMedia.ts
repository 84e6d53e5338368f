import { idSchema } from '@parlance/domain/ids';
import { paths } from '@parlance/domain/paths';
import { getStorage } from 'firebase-admin/storage';
import { refs } from '../kernel/platform/refs.ts';

const PATH = /^\/media\/([^/]+)\/([0-9a-f]{64})\.png$/;

export interface MediaResponse {
  status: 200 | 404 | 405;
  headers: Record<string, string>;
  body: Buffer;
}

const HEADERS = { 'Content-Security-Policy': "default-src 'none'", 'X-Content-Type-Options': 'nosniff' };

/**
 * /media/{chatbotId}/{pictureId}.png: the present profile picture of a chatbot, kept for ever by whoever has it, since another
 * picture has another address. 404 for anything else. It asks the chatbot itself: its projection may be a moment behind.
 */
export async function serveMedia(method: string, path: string): Promise<MediaResponse> {
  if (method !== 'GET' && method !== 'HEAD') return refusal(405);
  const [, chatbotId, pictureId = ''] = PATH.exec(path) ?? [];
  if (!idSchema.safeParse(chatbotId).success || chatbotId === undefined) return refusal(404);
  const widget = (await refs.widget(chatbotId).get()).data();
  if (widget === undefined) return refusal(404);
  const chatbot = (await refs.chatbot(widget.orgId, chatbotId).get()).data();
  if (chatbot?.profilePicture !== pictureId || chatbot.isDeleting) return refusal(404);
  const file = getStorage()
    .bucket()
    .file(paths.picture(widget.orgId, chatbotId, pictureId));
  const [exists] = await file.exists();
  if (!exists) return refusal(404);
  const [body] = await file.download();
  return {
    status: 200,
    headers: {
      ...HEADERS,
      'Cache-Control': 'public, max-age=31536000, immutable',
      'Content-Type': 'image/png',
    },
    body,
  };
}

function refusal(status: 404 | 405): MediaResponse {
  return { status, headers: { ...HEADERS, 'Cache-Control': 'no-store' }, body: Buffer.alloc(0) };
}
