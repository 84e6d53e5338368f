import { expect } from '@playwright/test';
import { it } from 'vitest';
import { newOwner } from '../e2e/support/accounts/newOwner.ts';
import { openAs } from '../e2e/support/accounts/openAs.ts';
import { newChatbotIn } from '../e2e/support/newChatbotIn.ts';
import { storedChat } from '../e2e/support/storedChat.ts';
import { hostileTexts } from './hostileTexts.ts';
import { inBrowser } from './inBrowser.ts';
import { Tally } from './Tally.ts';

const TURNS = 40;

it('the inbox runs no text in Chromium: as a question, as its answer, with the last ones in the list beside it', async () => {
  const tally = new Tally();
  await inBrowser(async (browser) => {
    const owner = await newOwner('en');
    const place = { orgId: owner.orgId, chatbotId: await newChatbotIn(owner.orgId), locale: 'en' as const };
    // Firestore stores whole characters alone; the callables refuse halves.
    const texts = [...new Set(hostileTexts().map((text) => text.toWellFormed()))];
    const context = await browser.open(tally);
    const page = await context.newPage();
    for (let start = 0; start < texts.length; start += TURNS) {
      const turns = texts.slice(start, start + TURNS);
      const chatId = await storedChat(
        place,
        turns.map((text, index) => ({ question: { text }, answer: { text: `${text}\n\nEND-${start + index}.` } })),
      );
      await openAs(page, owner, `/dashboard/chatbot/${place.chatbotId}/activity/chats?chat=${chatId}`);
      const log = page.getByRole('log');
      for (const [index, text] of turns.entries()) {
        await tally.attempt('a conversation in the dashboard', text, async () => {
          await expect(log.getByText(`END-${start + index}.`).first()).toBeAttached({ timeout: 10_000 });
        });
      }
      await browser.look(context, tally);
    }
    await context.close();
  });
  expect(tally.problems()).toEqual([]);
});
