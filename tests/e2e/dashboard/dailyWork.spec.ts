import { newLead } from '@parlance/domain/documents/chats/lead';
import { follow } from '../support/follow.ts';
import { MINUTE_MS } from '@parlance/domain/durations';
import { newId } from '@parlance/domain/ids';
import { paths } from '@parlance/domain/paths';
import { expect } from '@playwright/test';
import { accountTest as test } from '../support/accountTest.ts';
import { newMember } from '../support/accounts/newMember.ts';
import { newOwner } from '../support/accounts/newOwner.ts';
import { openAs } from '../support/accounts/openAs.ts';
import { db } from '../support/db.ts';
import { Hand } from '../support/agentDay/Hand.ts';
import { newChatbotIn } from '../support/newChatbotIn.ts';
import { storedChat } from '../support/storedChat.ts';

interface Task {
  what: string;
  /** As docs/daily-work.md says. */
  clicks: number;
  work: (hand: Hand) => Promise<void>;
}

test('ten tasks of daily work take no more clicks than the documentation says', async ({ page, language, t }) => {
  const owner = await newOwner(language, { plan: 'business' });
  const { orgId, uid } = owner;
  const [first, second] = [await newChatbotIn(orgId), await newChatbotIn(orgId)];
  await newMember(orgId, 'member', 'Grace Hopper', language);
  const stored = async (chatbotId: string, text: string, change: object) => {
    const chatId = await storedChat({ orgId, chatbotId, locale: language }, [{ question: { text } }]);
    await db.doc(paths.chat(orgId, chatId)).update(change);
    return chatId;
  };
  const requestedAt = new Date(Date.now() - 5 * MINUTE_MS);
  const asked = { status: 'requested', requestedAt, dueAt: new Date(Date.now() + 30 * MINUTE_MS), email: '' };
  await stored(first, 'Is somebody there?', {
    handover: { ...asked, consentAt: null, agentUid: null, agentName: null },
  });
  await stored(second, 'Do you mend zips?', {
    isOpen: true,
    outcome: 'unanswered',
    terms: ['do', 'you', 'mend', 'zips'],
  });
  for (const number of [1, 2, 3]) await stored(first, `Rated down ${number}?`, { isOpen: true, rating: 'negative' });
  await stored(second, 'Of mine?', { isOpen: true, assigneeUid: uid });
  for (const name of ['Ada', 'Alan', 'Joan']) {
    const said = { chatbotId: second, chatId: null, name, email: `${name}@example.com`, phone: '', category: null };
    const at = { consentAt: new Date(), createdAt: new Date() };
    await db.doc(paths.lead(orgId, newId())).set(newLead({ ...said, message: 'Call me.', ...at }));
  }

  const inbox = page.getByRole('link', { name: t('nav.inbox'), exact: true });
  // The overview, which stays until the inbox is there, has a link to leads of its own.
  const queues = page.getByRole('navigation', { name: t('nav.inbox'), exact: true });
  const queue = (name: string) => queues.getByRole('link', { name: new RegExp(`^${name}`) });
  const chats = page.getByRole('navigation', { name: t('chats.list') }).getByRole('link');
  const log = page.getByRole('log');
  const leads = page.getByRole('grid', { name: t('nav.leads') });
  const dialog = page.getByRole('dialog');
  const palette = page.getByRole('combobox', { name: t('palette.title') });
  const tasks: readonly Task[] = [
    {
      what: 'take over from the chatbot where somebody waits',
      clicks: 2,
      work: async (hand) => {
        await hand.click(page.getByRole('link', { name: t('waiting.title') }));
        await hand.click(page.getByRole('button', { name: t('chats.takeOver') }));
        await expect(page.getByText(t('chats.withYou'))).toBeVisible();
      },
    },
    {
      what: 'read the newest conversation without an answer',
      clicks: 3,
      work: async (hand) => {
        await hand.click(inbox);
        await hand.click(queue(t('inbox.queue.unanswered')));
        await expect(chats.first()).toContainText('Do you mend zips?');
        await hand.click(chats.first());
        await expect(log.getByText('Do you mend zips?')).toBeVisible();
      },
    },
    {
      what: 'read three that were rated down, and have each done',
      clicks: 6,
      work: async (hand) => {
        await hand.click(inbox);
        await hand.click(queue(t('inbox.queue.disliked')));
        await expect(chats).toHaveCount(3);
        await hand.click(chats.first());
        for (const left of [2, 1, 0]) {
          await expect(log.getByText(`Rated down ${left + 1}?`)).toBeVisible();
          await expect(page.getByRole('button', { name: t('inbox.done') })).toBeEnabled();
          await hand.press('d');
          await expect(chats).toHaveCount(left);
        }
      },
    },
    {
      what: 'open a conversation that one looks after',
      clicks: 3,
      work: async (hand) => {
        await hand.click(inbox);
        await hand.click(queue(t('inbox.queue.mine')));
        await hand.click(chats.filter({ hasText: 'Of mine?' }));
        await expect(log.getByText('Of mine?')).toBeVisible();
      },
    },
    {
      what: 'find a conversation by its words',
      clicks: 2,
      work: async (hand) => {
        await hand.press('ControlOrMeta+k');
        await expect(palette).toBeFocused();
        await page.keyboard.type('zips');
        await expect(page.getByRole('option', { name: 'Do you mend zips?' })).toHaveAttribute('aria-selected', 'true');
        await hand.press('Enter');
        await expect(log.getByText('Do you mend zips?')).toBeVisible();
      },
    },
    {
      what: 'read a lead',
      clicks: 3,
      work: async (hand) => {
        await hand.click(inbox);
        await hand.click(queue(t('nav.leads')));
        await hand.click(leads.getByText('Call me.').first());
        await expect(dialog.getByText('Call me.').first()).toBeVisible();
      },
    },
    {
      what: 'export the open leads of all chatbots',
      clicks: 5,
      work: async (hand) => {
        await hand.click(inbox);
        await hand.click(queue(t('nav.leads')));
        await hand.click(page.getByRole('button', { name: t('exports.open') }));
        await hand.click(dialog.getByRole('button', { name: t('exports.begin') }));
        const download = page.waitForEvent('download');
        await hand.click(dialog.getByRole('button', { name: t('exports.fetch') }));
        expect((await download).suggestedFilename()).toMatch(/^leads-/);
      },
    },
    {
      what: 'have three leads done',
      clicks: 7,
      work: async (hand) => {
        await hand.click(inbox);
        await hand.click(queue(t('nav.leads')));
        await expect(leads.getByText('Call me.')).toHaveCount(3);
        const boxes = leads.getByRole('gridcell').getByRole('checkbox');
        for (const row of [0, 1, 2]) await hand.click(boxes.nth(row));
        await hand.click(page.getByRole('button', { name: t('leads.setStatus') }));
        await hand.click(page.getByRole('menuitem', { name: t('leadStatus.done') }));
        await expect(page.getByText(t('leads.noneTitle'))).toBeVisible();
      },
    },
    {
      what: "change a colleague's role",
      clicks: 5,
      work: async (hand) => {
        await hand.click(page.getByRole('link', { name: t('nav.settings'), exact: true }));
        await hand.click(page.getByRole('link', { name: t('settings.members'), exact: true }));
        await hand.click(
          page
            .getByRole('row', { name: /Grace Hopper/ })
            .getByRole('gridcell')
            .first(),
        );
        await hand.choose(dialog.getByLabel(t('members.role')), 'admin');
        await hand.click(dialog.getByRole('button', { name: t('members.editRoleSubmit') }));
        await expect(dialog).toHaveCount(0);
      },
    },
    {
      what: "open a chatbot's settings of handover",
      clicks: 2,
      work: async (hand) => {
        await hand.press('ControlOrMeta+k');
        await expect(palette).toBeFocused();
        await page.keyboard.type(t('chatbotSettings.handoverTab'));
        const handover = new RegExp(t('chatbotSettings.handoverTab'));
        await expect(page.getByRole('option', { name: handover }).first()).toHaveAttribute('aria-selected', 'true');
        await expect(page.getByRole('option')).toHaveCount(2);
        await hand.press('Enter');
        await expect(page).toHaveURL(/\/settings\/handover$/);
      },
    },
  ];
  await openAs(page, owner, '/dashboard');
  for (const { what, clicks, work } of tasks) {
    await follow(page, '/dashboard');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('overview.greeting', { name: owner.name }));
    const hand = new Hand(page);
    await test.step(what, () => work(hand));
    console.log(JSON.stringify({ what, clicks: hand.count }));
    expect(hand.count, what).toBe(clicks);
  }
});
