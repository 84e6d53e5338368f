import { describe, expect, it } from 'vitest';
import { deskIntentOf } from './deskIntentOf.ts';

describe('a message to the chatbot', () => {
  it.each([
    'Ich möchte meinen Vertrag widerrufen',
    'Ich möchte meinen Vertrag widerrufen.',
    'Guten Tag, ich will den Kauf von gestern widerrufen!',
    'Hiermit widerrufe ich den Vertrag vom 3. Mai.',
    'Ich widerrufe meine Bestellung 4711',
    'Ich möchte vom Kauf zurücktreten',
    'Widerruf',
    'Vertrag widerrufen',
    'Wo kann ich meine Bestellung widerrufen?',
    'Wie widerrufe ich?',
    'Wir möchten unser Widerrufsrecht ausüben',
    'I want to withdraw from my contract',
    'I’d like to withdraw from the purchase',
    'How can I withdraw from a contract?',
    'I hereby withdraw from the contract of 3 May',
    'I withdraw from my order 4711',
    'I want to exercise my right of withdrawal',
  ])('withdraws from a contract: %s', (text) => {
    expect(deskIntentOf(text)).toBe('withdrawal');
  });

  it.each([
    'Ich möchte mein Abo kündigen',
    'Hiermit kündige ich meinen Vertrag zum 31.12.',
    'Ich kündige meine Mitgliedschaft',
    'Abo kündigen',
    'Kündigung',
    'Wie kündige ich?',
    'Wie kann ich meinen Vertrag kündigen?',
    'cancel my subscription',
    'Please cancel my subscription.',
    'I want to cancel my membership',
    'How do I cancel my subscription?',
    'I would like to terminate my contract',
  ])('cancels a contract: %s', (text) => {
    expect(deskIntentOf(text)).toBe('cancellation');
  });

  it.each([
    '',
    'Can I return this?',
    'Kann ich das zurückgeben?',
    'How do I cancel an order 123',
    'Cancel order 123',
    'I want to cancel my order',
    'I want to cancel my appointment',
    'Ich möchte meine Bestellung stornieren',
    'Ich möchte meinen Termin absagen',
    'Wie lange kann ich meinen Vertrag widerrufen?',
    'Was kostet es, wenn ich den Vertrag widerrufe?',
    'Kann ich monatlich kündigen?',
    'Welche Kündigungsfrist gilt?',
    'Ich möchte meine Einwilligung widerrufen',
    'Ich möchte den Newsletter kündigen',
    'Ich möchte meinen Vertrag nicht kündigen',
    'I do not want to cancel my subscription',
    'I want to withdraw money from my account',
    'Was ist ein Widerruf?',
    'Is there a right of withdrawal for vouchers?',
    'Can I cancel my subscription at any time?',
    'What happens if I withdraw from my contract?',
    'Was passiert, wenn ich meinen Vertrag kündige?',
    'My subscription was cancelled, why?',
    'Wurde mein Vertrag gekündigt?',
    `Ich möchte meinen Vertrag widerrufen ${'und '.repeat(100)}`,
  ])('does neither: %s', (text) => {
    expect(deskIntentOf(text)).toBeUndefined();
  });

  it('is read in no time, whatever it is', () => {
    expect(deskIntentOf('ich will '.repeat(33))).toBeUndefined();
    expect(deskIntentOf('ich moechte meinen vertrag a a a a a a a a a '.repeat(6))).toBeUndefined();
  });
});
