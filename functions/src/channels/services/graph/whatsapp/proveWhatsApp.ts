import type { ChannelSecret } from '@parlance/domain/documents/channels/channel';
import * as z from 'zod';
import { proveAccess } from '../proveAccess.ts';

const numberSchema = z.object({ id: z.string(), display_phone_number: z.string() });

/**
 * Number as it is shown, if the access opens it: https://developers.facebook.com/docs/graph-api/reference/whats-app-business-account-to-number-current-status
 * Throws `ChannelError`.
 */
export async function proveWhatsApp(secret: ChannelSecret, phoneNumberId: string): Promise<string> {
  const found = await proveAccess(secret, phoneNumberId, 'id,display_phone_number', numberSchema);
  return found.display_phone_number;
}
