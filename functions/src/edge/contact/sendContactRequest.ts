import { operatorAddress } from '@parlance/domain/site/operatorAddress';
import { DAY_MS, HOUR_MS } from '@parlance/domain/durations';
import { LIMITS } from '@parlance/domain/limits';
import type { Locale } from '@parlance/domain/locales';
import { createChallenge, isProof, type ProofSolution } from '../../kernel/access/tokens/proof.ts';
import { mailIdOf } from '../../delivery/mailIdOf.ts';
import { newMail } from '../../delivery/newMail.ts';
import { db } from '../../kernel/platform/app.ts';
import { config } from '../../kernel/platform/config.ts';
import { ProofRequired } from '../../kernel/platform/limits/ProofRequired.ts';
import { takeRateLimit } from '../../kernel/platform/limits/takeRateLimit.ts';
import { refs } from '../../kernel/platform/refs.ts';

interface ContactRequest {
  requestId: string;
  email: string;
  phone: string;
  message: string;
  locale: Locale;
  /** Value of a field that people do not see. */
  website: string;
  filledMs: number;
  proof?: ProofSolution | undefined;
}

/** Messages of one sender in an hour. */
const PER_SENDER = 5;

/**
 * Stores a message from the contact page and queues the operator's mail in the same transaction; the same `requestId` again
 * changes nothing. What a machine filled in is dropped without a word. Throws `ProofRequired` until the browser's work for
 * this message is there, and `rate-limited`.
 */
export async function sendContactRequest(request: ContactRequest): Promise<void> {
  const { requestId, email, phone, message, locale, website, filledMs, proof } = request;
  if (website !== '' || filledMs < LIMITS.contactFillMs) return;
  const subject = { chatbotId: 'contact', chatId: 'contact', messageId: requestId };
  if (proof === undefined || !isProof(subject, proof)) throw new ProofRequired(createChallenge(subject));
  const ref = refs.contactRequest(requestId);
  if ((await ref.get()).exists) return;
  await takeRateLimit(`sendContactRequest:${email}`, PER_SENDER, HOUR_MS);
  const { contactEmail, mailFrom } = config();
  const now = new Date();
  const expiresAt = new Date(now.getTime() + LIMITS.contactKeptDays * DAY_MS);
  const mail = newMail(operatorAddress(contactEmail, mailFrom), locale, {
    kind: 'contact-received',
    email,
    phone,
    text: message,
  });
  await db.runTransaction(async (transaction) => {
    if ((await transaction.get(ref)).exists) return;
    transaction.create(ref, { email, phone, message, locale, consentAt: now, createdAt: now, expiresAt });
    transaction.create(refs.mail(mailIdOf(['contact-received', requestId])), mail);
  });
}
