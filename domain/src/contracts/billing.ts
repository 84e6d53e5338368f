import * as z from 'zod/mini';
import { BILLING } from '../billing/BILLING.ts';
import { COUNTRIES } from '../countries.ts';
import { HOUR_MS, MINUTE_MS } from '../durations.ts';
import { emailField, optionalLineField } from '../fields.ts';
import { idSchema } from '../ids.ts';
import { LIMITS } from '../limits.ts';
import { LOCALES } from '../locales.ts';
import { FAIR_USE, PAID_PLANS } from '../plans.ts';
import { defineContract } from './contract.ts';

const access = { kind: 'member', action: 'billing.manage' } as const;

/** Every one of these calls Stripe. */
const limits = [{ per: 'org', uses: 120, windowMs: HOUR_MS }] as const;

const ofOrg = z.strictObject({ orgId: idSchema });
const nothing = z.strictObject({});
const when = z.enum(['now', 'period-end']);
const plan = z.enum(PAID_PLANS);

/**
 * Begins the purchase of a plan and opens Stripe's page for it; customers/{orgId}/checkout_sessions/{checkoutId} keeps a copy. Asked again
 * for the same plan it is the same session; for another plan the one before is closed. Fails with `plan-exists`, `unavailable` while the
 * one before is being made, or `billing-unavailable`.
 */
export const startCheckout = defineContract({
  name: 'startCheckout',
  access,
  idempotent: true,
  limits,
  input: z.strictObject({ orgId: idSchema, plan, locale: z.enum(LOCALES) }),
  output: z.strictObject({
    checkoutId: idSchema,
    /** Stripe's page for the purchase. */
    url: z.string(),
  }),
});

/**
 * Cancels the subscription. `phrase` must be a `cancelPhrase` of LANGUAGES, else `confirmation-mismatch`. Fails with
 * `plan-missing` or `billing-unavailable`.
 */
export const cancelSubscription = defineContract({
  name: 'cancelSubscription',
  access,
  idempotent: true,
  limits,
  input: z.strictObject({
    orgId: idSchema,
    when,
    reason: optionalLineField(BILLING.reasonCharacters),
    phrase: z.string().check(z.maxLength(100)),
  }),
  output: nothing,
});

/** Takes a cancellation back before it acts. Fails with `plan-missing`, also after the end, or `billing-unavailable`. */
export const reactivateSubscription = defineContract({
  name: 'reactivateSubscription',
  access,
  idempotent: true,
  limits,
  input: ofOrg,
  output: nothing,
});

/** Pauses for some months: nothing is charged and no model answers. Fails with `plan-missing` or `billing-unavailable`. */
export const pauseSubscription = defineContract({
  name: 'pauseSubscription',
  access,
  idempotent: true,
  limits,
  input: z.strictObject({
    orgId: idSchema,
    months: z.int().check(z.minimum(BILLING.pauseMonthsMin), z.maximum(BILLING.pauseMonthsMax)),
  }),
  output: nothing,
});

/** Ends a pause. Fails with `plan-missing` or `billing-unavailable`. */
export const resumeSubscription = defineContract({
  name: 'resumeSubscription',
  access,
  idempotent: true,
  limits,
  input: ofOrg,
  output: nothing,
});

/**
 * Changes the plan: now, which the next invoice charges or credits for the rest of the period, or at the period's end. Fails
 * with `plan-chatbots`, `-seats`, `-training` or `-messages` { current, max } where the plan has no room
 * for what is used, `plan-missing`, `billing-unavailable`, or `invalid-input` for the period's end of one that is cancelled.
 */
export const changePlan = defineContract({
  name: 'changePlan',
  access,
  idempotent: true,
  limits,
  input: z.strictObject({ orgId: idSchema, plan, when }),
  output: nothing,
});

/** Previews the next invoice after a change now. Amounts in cents; negative ones are credits. Fails as `changePlan`. */
export const previewPlanChange = defineContract({
  name: 'previewPlanChange',
  access,
  idempotent: true,
  limits,
  input: z.strictObject({ orgId: idSchema, plan }),
  output: z.strictObject({
    currency: z.string(),
    /** For the rest of the period: what the change itself costs, without tax. */
    prorationCents: z.int(),
    taxCents: z.int(),
    totalCents: z.int(),
    /** Time of the charge, ISO 8601. */
    at: z.string(),
  }),
});

/** Takes a change of plan back that has not acted yet. Without one it does nothing. Fails with `plan-missing` or `billing-unavailable`. */
export const undoScheduledChange = defineContract({
  name: 'undoScheduledChange',
  access,
  idempotent: true,
  limits,
  input: ofOrg,
  output: nothing,
});

/** Takes the discount for staying, once. Fails with `offer-used`, `plan-missing` or `billing-unavailable`. */
export const acceptRetentionOffer = defineContract({
  name: 'acceptRetentionOffer',
  access,
  idempotent: false,
  limits,
  input: ofOrg,
  output: nothing,
});

/** Invoices, the newest first, a page at a time. Empty where nothing was ever bought. Fails with `billing-unavailable`. */
export const listInvoices = defineContract({
  name: 'listInvoices',
  access,
  idempotent: true,
  limits: [{ per: 'org', uses: 600, windowMs: HOUR_MS }],
  input: z.strictObject({ orgId: idSchema, cursor: z.nullable(z.string().check(z.regex(/^in_\w{1,100}$/))) }),
  output: z.strictObject({
    invoices: z.array(
      z.strictObject({
        id: z.string(),
        number: z.nullable(z.string()),
        /** ISO 8601. */
        at: z.string(),
        /** Stripe's; `expired` is a void one that was not paid in time. */
        status: z.enum(['draft', 'expired', 'open', 'paid', 'uncollectible', 'void']),
        description: z.string(),
        totalCents: z.int(),
        currency: z.string(),
        url: z.nullable(z.string()),
        pdfUrl: z.nullable(z.string()),
      }),
    ),
    /** For the next page; null on the last. */
    cursor: z.nullable(z.string()),
  }),
});

/**
 * Reads Stripe's data for the billing page, in addition to the organization's document. Everything is null where nothing was ever
 * bought. Fails with `billing-unavailable`.
 */
export const readBilling = defineContract({
  name: 'readBilling',
  access,
  idempotent: true,
  limits: [{ per: 'org', uses: 600, windowMs: HOUR_MS }],
  input: ofOrg,
  output: z.strictObject({
    /** Next charge, with tax; null where there is none: paused, cancelled or ended. */
    nextInvoice: z.nullable(
      z.strictObject({
        currency: z.string(),
        taxCents: z.int(),
        /** After discounts and what is left as a credit. */
        dueCents: z.int(),
        /** ISO 8601. */
        at: z.string(),
      }),
    ),
    /** Payment method. `kind` is a card's brand or the name of another method, as Stripe calls it: `visa`, `sepa_debit`. */
    method: z.nullable(
      z.strictObject({
        kind: z.string(),
        last4: z.nullable(z.string()),
        expires: z.nullable(z.strictObject({ month: z.int(), year: z.int() })),
      }),
    ),
    /** The tax id on invoices. Authorities are asked by Stripe, later; `unavailable` is one that cannot be asked. */
    taxId: z.nullable(
      z.strictObject({ value: z.string(), state: z.enum(['pending', 'unavailable', 'unverified', 'verified']) }),
    ),
  }),
});

/** Keeps what stands on invoices. Fails with `tax-id-invalid` or `billing-unavailable`. */
export const saveBillingPreferences = defineContract({
  name: 'saveBillingPreferences',
  access,
  idempotent: true,
  limits,
  input: z.strictObject({
    orgId: idSchema,
    companyName: optionalLineField(LIMITS.nameCharacters),
    poNumber: optionalLineField(BILLING.poNumberCharacters),
    email: emailField,
    phone: optionalLineField(LIMITS.phoneCharacters),
    line1: optionalLineField(BILLING.line1Characters),
    line2: optionalLineField(BILLING.line2Characters),
    city: optionalLineField(BILLING.cityCharacters),
    postalCode: optionalLineField(BILLING.postalCodeCharacters),
    state: optionalLineField(BILLING.stateCharacters),
    country: z.enum(COUNTRIES),
    taxId: optionalLineField(BILLING.taxIdCharacters),
    invoiceLocale: z.enum(LOCALES),
    notifiesUpcoming: z.boolean(),
  }),
  output: nothing,
});

/** A link to Stripe's page for card and invoices, good for some minutes. Fails with `plan-missing` where nothing was ever bought, or `billing-unavailable`. */
export const openBillingPortal = defineContract({
  name: 'openBillingPortal',
  access,
  idempotent: true,
  limits,
  input: z.strictObject({ orgId: idSchema, flow: z.enum(['card', 'overview']) }),
  output: z.strictObject({ url: z.string() }),
});

/** Use today (UTC) of the fair use of the organization's plan, by `FAIR_USE`. */
export const readDayBudgets = defineContract({
  name: 'readDayBudgets',
  access: { kind: 'member', action: 'org.read' },
  idempotent: true,
  limits: [{ per: 'member', uses: 60, windowMs: MINUTE_MS }],
  input: ofOrg,
  output: z.strictObject({
    budgets: z.array(z.strictObject({ budget: z.enum(FAIR_USE), used: z.int(), max: z.int() })),
  }),
});
