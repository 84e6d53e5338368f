import type { Mail } from '@parlance/domain/documents/mail';
import { db } from '../../kernel/platform/app.ts';
import { refs } from '../../kernel/platform/refs.ts';

type Settled = Extract<Mail['status'], 'sent' | 'dropped' | 'failed'>;

/**
 * Writes down what became of a mail in the end, and of a reply to a lead or a declaration's receipt there as well, in the same commit. A mailed conversation's
 * address is emptied: it was given for this one mail.
 */
export async function settleMail(mailId: string, { message }: Mail, status: Settled, attempts?: number): Promise<void> {
  await db.runTransaction(async (transaction) => {
    if (message.kind === 'lead-reply') {
      const place = refs.lead(message.orgId, message.leadId);
      const lead = (await transaction.get(place)).data();
      const outcome = status === 'sent' ? 'sent' : 'failed';
      const replies = lead?.replies.map((reply) =>
        reply.id === message.replyId ? { ...reply, status: outcome } : reply,
      );
      if (replies !== undefined) transaction.update(place, { replies });
    }
    if ('declarationId' in message) {
      const place = refs.declaration(message.orgId, message.declarationId);
      const receipt = status === 'sent' ? 'sent' : 'failed';
      if ((await transaction.get(place)).exists) transaction.update(place, { receipt });
    }
    transaction.update(refs.mail(mailId), {
      status,
      ...(attempts === undefined ? {} : { attempts }),
      ...(message.kind === 'transcript' ? { to: '' } : {}),
    });
  });
}
