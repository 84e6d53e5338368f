import * as z from 'zod';
import type { Receipt } from '../../../connection/Adapter.ts';
import { graphFaultOf } from '../graphFaultOf.ts';

/**
 * Word on a message that was sent. Source:
 * https://developers.facebook.com/documentation/business-messaging/whatsapp/webhooks/reference/messages/status
 */
export const whatsAppStatusSchema = z.object({
  id: z.string().check(z.minLength(1)),
  status: z.enum(['sent', 'delivered', 'read', 'failed']),
  biz_opaque_callback_data: z.optional(z.string()),
  errors: z.optional(z.array(z.object({ code: z.optional(z.int()) }))),
});

/** Parts of a message that WhatsApp says of each status again: at most 512 characters. */
export function callbackDataOf(outboundId: string, parts: number): string {
  return `${outboundId}/${parts}`;
}

const CALLBACK_DATA = /^([\w-]{1,300})\/(\d{1,3})$/;

export function whatsAppReceipt({
  id,
  status,
  biz_opaque_callback_data: data = '',
  errors = [],
}: z.infer<typeof whatsAppStatusSchema>): Receipt {
  const [, outboundId, parts] = CALLBACK_DATA.exec(data) ?? [];
  return {
    serviceId: id,
    state: status,
    fault: status === 'failed' ? graphFaultOf({ status: 0, code: errors[0]?.code }) : null,
    ...(outboundId === undefined ? {} : { order: { outboundId, parts: Number(parts) } }),
  };
}
