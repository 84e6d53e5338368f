import { expect } from '@playwright/test';
import { newOwner } from '../../e2e/support/accounts/newOwner.ts';
import { openAs } from '../../e2e/support/accounts/openAs.ts';
import { newChatbotIn } from '../../e2e/support/newChatbotIn.ts';
import { storedChat } from '../../e2e/support/storedChat.ts';
import { hostileTexts } from '../hostileTexts.ts';
import { Tally } from '../Tally.ts';
import type { ProofBrowser } from './ProofBrowser.ts';

const TURNS = 40;

/** The inbox in Chromium: each text as a visitor's question and as the answer, with the last ones in the list beside it. */
export async function dashboardHistory(browser: ProofBrowser): Promise<Tally> {
  const tally = new Tally('Chromium: conversations in the dashboard');
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
  return tally;
}
