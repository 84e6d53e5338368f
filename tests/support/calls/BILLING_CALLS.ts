import {
  acceptRetentionOffer,
  cancelSubscription,
  changePlan,
  listInvoices,
  openBillingPortal,
  pauseSubscription,
  previewPlanChange,
  reactivateSubscription,
  readBilling,
  readDayBudgets,
  resumeSubscription,
  saveBillingPreferences,
  startCheckout,
  undoScheduledChange,
} from '@parlance/domain/contracts/billing';
import { HARMLESS } from './HARMLESS.ts';
import type { Ids, MemberCall } from './MemberCall.ts';

/** Nothing in the input but the caller's own organization could be another's; an organization that has bought nothing has nothing to change. */
const WITHOUT_SUBSCRIPTION = {
  needsOwnOrg: true,
  foreign: 'plan-missing',
  allowed: 'plan-missing',
} as const;

const ofOrg = ({ orgId }: Ids) => ({ orgId });

/** Calls about billing. */
export const BILLING_CALLS: readonly MemberCall[] = [
  { ...readDayBudgets, foreign: HARMLESS, input: ofOrg },
  { ...acceptRetentionOffer, ...WITHOUT_SUBSCRIPTION, input: ofOrg },
  {
    ...cancelSubscription,
    ...WITHOUT_SUBSCRIPTION,
    input: ({ orgId }) => ({ orgId, when: 'period-end', reason: 'Too dear.', phrase: 'cancel subscription' }),
  },
  { ...changePlan, ...WITHOUT_SUBSCRIPTION, input: ({ orgId }) => ({ orgId, plan: 'pro', when: 'now' }) },
  { ...listInvoices, input: ({ orgId }) => ({ orgId, cursor: null }), foreign: HARMLESS, nullable: ['cursor'] },
  { ...openBillingPortal, ...WITHOUT_SUBSCRIPTION, input: ({ orgId }) => ({ orgId, flow: 'card' }) },
  { ...pauseSubscription, ...WITHOUT_SUBSCRIPTION, input: ({ orgId }) => ({ orgId, months: 1 }) },
  { ...previewPlanChange, ...WITHOUT_SUBSCRIPTION, input: ({ orgId }) => ({ orgId, plan: 'pro' }) },
  { ...reactivateSubscription, ...WITHOUT_SUBSCRIPTION, input: ofOrg },
  { ...readBilling, input: ofOrg, foreign: HARMLESS },
  { ...resumeSubscription, ...WITHOUT_SUBSCRIPTION, input: ofOrg },
  {
    ...saveBillingPreferences,
    needsOwnOrg: true,
    foreign: HARMLESS,
    input: ({ orgId }) => ({
      orgId,
      companyName: 'Test GmbH',
      poNumber: '4711',
      email: 'billing@example.com',
      phone: '',
      line1: 'Hauptstrasse 1',
      line2: '',
      city: 'Berlin',
      postalCode: '10115',
      state: '',
      country: 'DE',
      taxId: 'DE123456789',
      invoiceLocale: 'de',
      notifiesUpcoming: true,
    }),
  },
  {
    ...startCheckout,
    needsOwnOrg: true,
    foreign: HARMLESS,
    input: ({ orgId }) => ({ orgId, plan: 'pro', locale: 'en' }),
  },
  { ...undoScheduledChange, ...WITHOUT_SUBSCRIPTION, input: ofOrg },
];
