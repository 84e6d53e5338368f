import type { BillingMailKind } from '@parlance/domain/documents/mail';
import type { MailText } from './MailCatalogue.ts';

const FOOTER = 'You get this mail because {organizationName} belongs to you on Parlance.';

/** Mails to owners about what is paid for. */
export const EN_BILLING_MAILS: Readonly<Record<BillingMailKind, MailText>> = {
  'billing-receipt': {
    subject: '{organizationName}: we have received {amount}',
    paragraphs: [
      'Thank you. We have received {amount} for {organizationName} on Parlance, plan {plan}, on {date}.',
      'The invoice is in the billing settings, as a page and as a PDF.',
    ],
    button: 'View invoices',
    footer: FOOTER,
  },
  'billing-payment-failed': {
    subject: '{organizationName}: a payment has failed',
    paragraphs: [
      'A payment of {amount} for {organizationName} on Parlance could not be collected.',
      'Please check the payment method, or confirm the payment if your bank asks for it. We try again over the next days; your chatbots go on answering for seven days.',
    ],
    button: 'Check payment method',
    footer: FOOTER,
  },
  'billing-renewal-ahead': {
    subject: '{organizationName}: your plan renews on {date}',
    paragraphs: [
      'The plan {plan} of {organizationName} on Parlance renews on {date}. {amount} will be charged.',
      'There is nothing to do. Plan and payment method can be changed before that day.',
    ],
    button: 'View billing',
    footer: FOOTER,
  },
  'billing-card-expiring': {
    subject: '{organizationName}: your card expires on {date}',
    paragraphs: [
      'The card ending in {last4}, with which {organizationName} pays for Parlance, is valid until {date}.',
      'Please store a new one before that day, so that the next payment for the plan {plan} goes through. If your bank has renewed the card by itself, there is nothing to do.',
    ],
    button: 'Change payment method',
    footer: FOOTER,
  },
  'billing-plan-changed': {
    subject: '{organizationName} now has the plan {plan}',
    paragraphs: [
      'The plan of {organizationName} on Parlance is now {plan}.',
      'The difference for the rest of the period is charged or credited with the next invoice, on {date}.',
    ],
    button: 'View billing',
    footer: FOOTER,
  },
  'billing-paused': {
    subject: '{organizationName}: your subscription is paused',
    paragraphs: [
      'The subscription of {organizationName} on Parlance is paused until {date}. Nothing is charged during that time.',
      'Your chatbots give your own answers and take contact requests, but write no answers themselves. You can resume at any time.',
    ],
    button: 'View billing',
    footer: FOOTER,
  },
  'billing-resumed': {
    subject: '{organizationName}: your subscription goes on',
    paragraphs: [
      'The pause of {organizationName} on Parlance is over, and your chatbots answer again.',
      'The next billing date of the plan {plan} is {date}.',
    ],
    button: 'View billing',
    footer: FOOTER,
  },
  'billing-cancelled': {
    subject: '{organizationName}: your subscription ends on {date}',
    paragraphs: [
      'The subscription of {organizationName} on Parlance has been cancelled and ends on {date}. Until then everything works as before.',
      'If you change your mind, you can reactivate it until that day.',
    ],
    button: 'Reactivate',
    footer: FOOTER,
  },
  'billing-reactivated': {
    subject: '{organizationName}: your subscription goes on',
    paragraphs: [
      'The cancellation for {organizationName} on Parlance has been taken back.',
      'The plan {plan} goes on; its next billing date is {date}.',
    ],
    button: 'View billing',
    footer: FOOTER,
  },
  'billing-ended': {
    subject: '{organizationName}: your subscription has ended',
    paragraphs: [
      'The subscription of {organizationName} on Parlance has ended, and its chatbots no longer answer.',
      'We keep your data until {date} and then erase it. Until then you can choose a plan and go on where you left off.',
    ],
    button: 'Choose a plan',
    footer: FOOTER,
  },
  'billing-erasure-ahead': {
    subject: '{organizationName}: your data will be erased on {date}',
    paragraphs: [
      'The subscription of {organizationName} on Parlance has ended. On {date} we erase the organization with its chatbots, sources, conversations and leads.',
      'If you want to keep it, choose a plan before that day. What you need, you can export before.',
    ],
    button: 'Keep the organization',
    footer: FOOTER,
  },
};
