import type { Declaration } from '@parlance/domain/documents/declarations/declaration';
import { LIMITS } from '@parlance/domain/limits';
import { paths } from '@parlance/domain/paths';
import type { Plan } from '@parlance/domain/plans';
import { findSubscribers } from '../delivery/findSubscribers.ts';
import { mailIdOf } from '../delivery/mailIdOf.ts';
import { queueEvent } from '../delivery/queueEvent.ts';
import { queueMail } from '../delivery/queueMail.ts';
import { takeOneOfEach } from '../kernel/platform/limits/takeFromDay.ts';
import { refs } from '../kernel/platform/refs.ts';
import { transactionInTurn } from '../kernel/platform/writes/transactionInTurn.ts';
import { notify } from './notifications/notify.ts';

interface NewDeclaration {
  orgId: string;
  /** Of the organization: a trial, which anybody can begin, mails few receipts. It decides nothing else. */
  plan: Plan;
  /** The reference number. */
  declarationId: string;
  /** Network prefix of the sender: counted for the day as a hash. */
  address: string;
  declared: Omit<Declaration, 'receivedAt' | 'receipt' | 'status'>;
}

/**
 * Stores a withdrawal or a cancellation with the server's time, and queues its receipt and the word to webhooks in the same commit, then the
 * mails to the members who want those about leads. The same `declarationId` again changes nothing and answers what is stored. Nobody has shown whose the address is, so that few receipts go to one; what comes beyond is
 * received all the same, with its receipt `held`.
 */
export async function submitDeclaration(submitted: NewDeclaration): Promise<Declaration> {
  const declaration = await store(submitted);
  const { orgId, declarationId } = submitted;
  const { kind, chatbotId } = declaration;
  const about = { orgId, chatbotId, chatId: null, key: declarationId, excerpt: declarationId };
  await notify({ event: 'lead', kind: `${kind}-received`, ...about });
  return declaration;
}

async function store({ orgId, plan, declarationId, address, declared }: NewDeclaration): Promise<Declaration> {
  const { kind, chatbotId, email, locale } = declared;
  const ref = refs.declaration(orgId, declarationId);
  // In turn, because all of an organization take from its counter.
  return transactionInTurn(paths.org(orgId), async (transaction) => {
    const former = (await transaction.get(ref)).data();
    if (former !== undefined) return former;
    const receivedAt = new Date();
    const subscribers = await findSubscribers(orgId, 'declaration.received', transaction);
    const perDay = plan === 'trial' ? LIMITS.trialReceiptsPerDay : LIMITS.receiptsPerDay;
    const full = await takeOneOfEach(
      transaction,
      [
        { key: `receipt:${orgId}:to:${email}`, max: LIMITS.receiptsPerAddress },
        { key: `receipt:${orgId}:from:${address}`, max: LIMITS.receiptsPerNetwork },
        { key: `receipt:${orgId}`, max: perDay },
      ],
      receivedAt,
    );
    const receipt = full === undefined ? 'queued' : 'held';
    const declaration: Declaration = { ...declared, receivedAt, receipt, status: 'new' };
    transaction.create(ref, declaration);
    queueEvent(
      transaction,
      { orgId, type: 'declaration.received', subjectId: declarationId, at: receivedAt },
      subscribers,
    );
    if (receipt === 'queued') {
      const message = { kind: `${kind}-receipt`, orgId, chatbotId, declarationId } as const;
      await queueMail(email, locale, message, transaction, mailIdOf(['receipt', orgId, declarationId]));
    }
    return declaration;
  });
}
