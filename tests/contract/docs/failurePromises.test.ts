import { BILLING } from '@parlance/domain/billing/BILLING';
import { HOUR_MS, MINUTE_MS, SECOND_MS } from '@parlance/domain/durations';
import { LIMITS } from '@parlance/domain/limits';
import { describe, expect, it } from 'vitest';
import { TURN_MS } from '../../../functions/src/knowledge/ingestion/claimSource.ts';
import { PROVIDER_PATIENCE } from '../../../functions/src/knowledge/ingestion/PROVIDER_PATIENCE.ts';
import { MAIL_ATTEMPTS, MAIL_LEASE_MS } from '../../../functions/src/delivery/mail/claimMail.ts';
import { MAIL_PATIENCE } from '../../../functions/src/delivery/mail/MAIL_PATIENCE.ts';
import { WEBHOOK_PATIENCE } from '../../../functions/src/delivery/webhooks/delivery/WEBHOOK_PATIENCE.ts';
import { readRepo } from '../../support/repo.ts';

const ROWS = new Map(
  [...readRepo('docs/failures.md').matchAll(/^\| (.+?) \| (.+) \|$/gm)].map(([, what = '', happens = '']) => [
    what,
    happens,
  ]),
);

/** The promises with a figure, each made of the constants that keep it. */
const PROMISES: Readonly<Record<string, readonly string[]>> = {
  'worker killed': [
    `its lease ends within ${LIMITS.ingestionLeaseMs / SECOND_MS} s`,
    // The task that is tried again waits for the lease and one second more.
    LIMITS.ingestionLeaseMs + 2 * SECOND_MS <= MINUTE_MS ? 'picked up within 60 s' : 'no promise can be kept',
  ],
  'one organization queues very many files': [
    `at most ${LIMITS.ingestionsPerOrg} of them`,
    `of ${LIMITS.ingestionDispatches} in all`,
    `within ${(2 * TURN_MS) / SECOND_MS} s`,
  ],
  'AI service away while sources are read': [
    `at first ${PROVIDER_PATIENCE.firstMs / SECOND_MS} seconds`,
    `at most ${PROVIDER_PATIENCE.maxMs / MINUTE_MS} minutes`,
    `After ${PROVIDER_PATIENCE.patienceMs / HOUR_MS} hours`,
  ],
  'a charge fails': [`for ${BILLING.pastDueGraceDays} days`],
  'Firestore away': [`after ${LIMITS.answerTimeoutMs / SECOND_MS} seconds at most`],
  'one address asks one chatbot very much': [
    `After ${LIMITS.addressQuestionsPerDay} questions of a day`,
    LIMITS.addressDayShare === 0.1 ? 'a tenth of the plan' : 'no promise can be kept',
  ],
  'one chatbot is asked very much': [`at most ${LIMITS.answersAtOnce} of its answers`],
  "a business's endpoint is slow, away, or answers what nobody can read": [
    `after ${LIMITS.actionMs / SECOND_MS} seconds and ${LIMITS.actionBytes / 1024} kB at most`,
    LIMITS.actionFailures === 5 && LIMITS.actionPauseMs === MINUTE_MS
      ? 'after five failures in a row'
      : 'no promise can be kept',
  ],
  'mail worker killed before the mail is out': [`after ${MAIL_LEASE_MS / MINUTE_MS} minutes`],
  'mail server away': [
    MAIL_PATIENCE.firstMs === MINUTE_MS ? 'at first a minute' : 'no promise can be kept',
    MAIL_PATIENCE.maxMs === HOUR_MS ? 'at most an hour' : 'no promise can be kept',
    `after ${MAIL_PATIENCE.patienceMs / HOUR_MS} hours`,
    `after ${MAIL_ATTEMPTS} attempts`,
  ],
  "a webhook's server does not answer, or with another status than 2xx": [
    WEBHOOK_PATIENCE.firstMs === MINUTE_MS ? 'at first a minute' : 'no promise can be kept',
    WEBHOOK_PATIENCE.maxMs === HOUR_MS ? 'at most an hour' : 'no promise can be kept',
    `after ${WEBHOOK_PATIENCE.patienceMs / HOUR_MS} hours it fails`,
    `failed for ${LIMITS.webhookPatienceMs / HOUR_MS} hours in a row`,
  ],
};

describe('what docs/failures.md promises of failures', () => {
  it.each(Object.entries(PROMISES))('is what the code keeps: %s', (what, phrases) => {
    for (const phrase of phrases) expect(ROWS.get(what)).toContain(phrase);
  });

  it('stands above with every figure that it has', () => {
    expect(ROWS.size).toBeGreaterThan(10);
    const figured = [...ROWS].filter(([, happens]) => /\d/.test(happens)).map(([what]) => what);
    expect(figured.toSorted()).toEqual(Object.keys(PROMISES).toSorted());
  });
});
