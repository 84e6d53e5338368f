import type { BillingMailKind, MailMessage } from '@parlance/domain/documents/mail';
import { DEFAULT_CURRENCY } from '@parlance/domain/money/currencies';
import type { Plan } from '@parlance/domain/plans';
import type { Transaction } from 'firebase-admin/firestore';
import { queueMail } from '../delivery/queueMail.ts';
import type { OwnedOrg } from './readOwner.ts';

/** Facts of a mail beside its text. */
export interface BillingFacts {
  plan?: Plan;
  at?: Date | null;
  cents?: number;
  currency?: string;
  last4?: string;
}

/** The message of a mail about billing. */
export function billingMessage(
  { orgId, org }: Pick<OwnedOrg, 'orgId' | 'org'>,
  kind: BillingMailKind,
  { plan = org.plan, at = null, cents = 0, currency = DEFAULT_CURRENCY, last4 }: BillingFacts,
): MailMessage {
  const card = last4 === undefined ? {} : { last4 };
  return { kind, orgId, organizationName: org.name, plan, at, cents, currency, ...card };
}

/** Puts a mail to the owner into the outbox, in the transaction that does what it tells of. */
export async function queueBillingMail(
  transaction: Transaction,
  owned: OwnedOrg,
  kind: BillingMailKind,
  facts: BillingFacts,
  mailId?: string,
): Promise<void> {
  if (owned.owner === undefined) return;
  const { email, locale } = owned.owner;
  await queueMail(email, locale, billingMessage(owned, kind, facts), transaction, mailId);
}
