import { AppError } from '@parlance/domain/errors';
import { LIMITS } from '@parlance/domain/limits';
import type { Locale } from '@parlance/domain/locales';
import { paths } from '@parlance/domain/paths';
import { mailIdOf } from '../../delivery/mailIdOf.ts';
import { queueMail } from '../../delivery/queueMail.ts';
import type { Visitor } from '../../kernel/access/tokens/signedToken.ts';
import { takeOneOfEach } from '../../kernel/platform/limits/takeFromDay.ts';
import { refs } from '../../kernel/platform/refs.ts';
import { transactionInTurn } from '../../kernel/platform/writes/transactionInTurn.ts';
import { visitorChat } from '../chats/visitorChat.ts';
import { ownChat } from '../handover/ownChat.ts';

interface TranscriptRequest {
  transcriptId: string;
  email: string;
  locale: Locale;
}

/**
 * Queues a visitor's own conversation for an address that the visitor names. The outbox gets ids and the address, which goes when the mail
 * has gone; nothing is stored with the conversation. The same `transcriptId` again sends nothing more. Nobody has shown whose the address
 * is, so few mails go to one, and a trial, which anybody can begin, sends few. Throws `not-found`, or `transcript-limit-reached` { max }.
 */
export async function mailTranscript(visitor: Visitor, request: TranscriptRequest): Promise<void> {
  const { widget } = await visitorChat(visitor);
  if (!widget.offerTranscript) throw new AppError('not-found');
  const { orgId, plan } = widget;
  const { chatbotId, chatId } = visitor;
  const { transcriptId, email, locale } = request;
  // The id is bound to the chat: no visitor can take another's. In turn, because all of an organization take from its counter.
  const mailId = mailIdOf(['transcript', orgId, chatId, transcriptId]);
  await transactionInTurn(paths.org(orgId), async (transaction) => {
    const [chat, former] = await Promise.all([
      ownChat(orgId, visitor, transaction),
      transaction.get(refs.mail(mailId)),
    ]);
    if (chat === undefined) throw new AppError('not-found');
    if (former.exists) return;
    const perDay = plan === 'trial' ? LIMITS.trialTranscriptsPerDay : LIMITS.transcriptsPerDay;
    const max = await takeOneOfEach(
      transaction,
      [
        { key: `transcript:${orgId}:chat:${chatId}`, max: LIMITS.transcriptsPerChat },
        { key: `transcript:${orgId}:to:${email}`, max: LIMITS.transcriptsPerAddress },
        { key: `transcript:${orgId}`, max: perDay },
      ],
      new Date(),
    );
    if (max !== undefined) throw new AppError('transcript-limit-reached', { max });
    await queueMail(email, locale, { kind: 'transcript', orgId, chatbotId, chatId }, transaction, mailId);
  });
}
