import * as z from 'zod';
import { config } from '../../../kernel/platform/config.ts';
import type { FetchBounds } from '../../connection/Adapter.ts';
import { ChannelError } from '../../connection/ChannelError.ts';
import { downloadFile } from '../downloadFile.ts';
import { callTelegram, tokenInPath } from './callTelegram.ts';

const fileSchema = z.object({ file_size: z.optional(z.number()), file_path: z.optional(z.string()) });

/** Part of an address, without a step out of it. */
const PATH = /^(?!.*\.\.)[\w.@%+/-]{1,500}$/;

/**
 * A file that a customer has sent to a bot: https://core.telegram.org/bots/api#getfile, which gives at most 20 MB. Throws `ChannelError`.
 */
export async function fetchTelegramFile(token: string, fileId: string, bounds: FetchBounds): Promise<Buffer> {
  const found = fileSchema.safeParse(await callTelegram(token, 'getFile', { file_id: fileId })).data;
  if ((found?.file_size ?? 0) > bounds.maxBytes) throw new ChannelError('too-large');
  if (found?.file_path === undefined || !PATH.test(found.file_path)) throw new ChannelError('message-invalid');
  const { telegramUrl } = config();
  const url = new URL(`${telegramUrl}/file/bot${tokenInPath(token)}/${found.file_path}`);
  return downloadFile({ url, isOwn: ({ origin }) => origin === new URL(telegramUrl).origin }, bounds);
}
