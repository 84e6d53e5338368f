import { leadSchema } from '@parlance/domain/documents/chats/lead';
import { paths } from '@parlance/domain/paths';
import { expect, it } from 'vitest';
import { startRulesFixture, TENANTS, verdictOf } from '../rules/support/rulesFixture.ts';
import { ruleDocuments } from '../support/ruleDocuments.ts';
import { hostileTexts } from './hostileTexts.ts';
import { Tally } from './Tally.ts';

const VALUES: readonly unknown[] = [null, 7.5, true, [], ['new'], { en: 'en' }, '', 'x'.repeat(9000)];
const OPEN: readonly string[] = ['status', 'priority', 'category', 'assigneeUid'];

it('the rules refuse writes past the app: texts that are no status, values that are none, other organizations’ people', async () => {
  const tally = new Tally();
  const fixture = await startRulesFixture('demo-rules-proof');
  const path = paths.lead(TENANTS.A, 'lead');
  const write = (who: Parameters<typeof fixture.as>[0], field: string, value: unknown) =>
    tally.attempt(`${who} writes ${field}`, value, async () => {
      const verdict = await verdictOf(
        fixture
          .as(who)
          .doc(path)
          .update({ [field]: value }),
      );
      return verdict === 'allowed' ? 'allowed' : undefined;
    });
  try {
    await tally.each(hostileTexts(), async (text) => {
      await write('owner', 'status', text.toWellFormed());
      await write('otherOwner', 'category', text.toWellFormed());
    });
    const kept = [...Object.keys(leadSchema.shape).filter((field) => !OPEN.includes(field)), 'orgId', 'role'];
    await tally.each(kept, async (field) => {
      const stored = JSON.stringify(Reflect.get(ruleDocuments.lead, field));
      // What stands there already is no change.
      const others = VALUES.filter((value) => JSON.stringify(value) !== stored);
      for (const value of others) await write('owner', field, value);
    });
    await tally.each(
      ['viewer', 'unconfirmed', 'removed', 'pending', 'visitor', 'watcher', 'nobody'] as const,
      async (who) => {
        for (const field of OPEN) for (const value of VALUES) await write(who, field, value);
      },
    );
  } finally {
    await fixture.stop();
  }
  expect(tally.problems()).toEqual([]);
});
