/** Durations and limits of plans that are paid for. Specification points 4 and 9. */
export const BILLING = {
  /** Days that answers go on after a failed charge: as long as Stripe retries it. */
  pastDueGraceDays: 7,
  /** Retention of an organization's data after its subscription has ended, and days before the erasure on which its owner is notified. */
  dataKeptDays: 30,
  erasureNoticeDays: [7, 1],
  pauseMonthsMin: 1,
  pauseMonthsMax: 3,
  /** The discount that is offered once to somebody who wants to cancel. */
  retentionPercent: 20,
  retentionMonths: 3,
  /** A checkout session is good for 24 hours at Stripe; this one is offered again for less, so that it can still be paid. */
  checkoutHours: 23,
  /** Days before a renewal on which its mail goes out: the setting of Stripe's `invoice.upcoming`. */
  upcomingNoticeDays: 30,
  /** Days before the last day of a card from which its owner is notified. At most as long as the outbox keeps a mail, which goes out once. */
  cardNoticeDays: 30,
  reasonCharacters: 500,
  /** Lengths of the fields printed on invoices. Stripe takes 40 of a custom field: https://docs.stripe.com/api/customers/update */
  poNumberCharacters: 40,
  line1Characters: 200,
  line2Characters: 200,
  postalCodeCharacters: 20,
  cityCharacters: 100,
  stateCharacters: 100,
  taxIdCharacters: 30,
  /** From this share on a limit is near. */
  nearShare: 0.8,
  invoicesPerPage: 25,
} as const;
