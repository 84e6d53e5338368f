import { LOCALES } from '@parlance/domain/locales';
import { expect } from '@playwright/test';
import { AGENT_TASK_IDS, AGENT_TASKS } from '../../support/keystrokes/AGENT_TASKS.ts';
import { costOf } from '../../support/keystrokes/costOf.ts';
import { accountTest as test } from '../support/accountTest.ts';
import { openAs } from '../support/accounts/openAs.ts';
import { agentDay } from '../support/agentDay/agentDay.ts';
import { agentWork } from '../support/agentDay/agentWork.ts';
import { Hand } from '../support/agentDay/Hand.ts';

for (const locale of LOCALES) {
  test.describe(() => {
    test.use({ language: locale });

    test(`ten tasks of an agent take the clicks that the documentation says (${locale})`, async ({ page, t }) => {
      const day = await agentDay(locale);
      const tasks = agentWork(page, t, day);
      await openAs(page, day.owner, '/dashboard');
      for (const id of AGENT_TASK_IDS) {
        const { begin, work } = tasks[id];
        await begin();
        const hand = new Hand(page);
        await test.step(id, () => work(hand));
        console.log(JSON.stringify({ id, steps: hand.steps, waited: hand.waited }));
        const { steps } = AGENT_TASKS[id].today;
        expect.soft([id, hand.count]).toEqual([id, costOf(steps).clicks]);
        // People type and read other texts in another language.
        if (locale === 'en') expect.soft([id, hand.steps]).toEqual([id, steps]);
      }
    });
  });
}
