import { answerIdOf } from '@parlance/domain/widget/answerId';
import { messageSchema } from '@parlance/domain/documents/chats/message';
import { paths } from '@parlance/domain/paths';
import { expect, type Page, test } from '@playwright/test';
import { suiteUrls } from '../../support/suiteUrls.ts';
import { appFrame } from '../support/widget/appFrame.ts';
import { openChat, sendMessage } from '../support/widget/chatFrame.ts';
import { db } from '../support/db.ts';
import { openShop } from '../support/widget/openShop.ts';
import { widgetTexts } from '../support/texts.ts';

const w = widgetTexts.en;
const QUESTION = 'Do you mend zips?';
/** Text that had been said when the stream broke off. */
const BEGINNING = 'As far as zips';

test.use({ locale: 'en-GB' });

/** The one conversation of an organization, with how its question was charged and asked. */
async function storedIn(orgId: string) {
  const chats = await db.collection(paths.chats(orgId)).get();
  const [chatId = ''] = chats.docs.map(({ id }) => id);
  const { docs } = await db.collection(paths.messages(orgId, chatId)).get();
  const messages = docs.map((one) => ({ id: one.id, data: messageSchema.parse(one.data()) }));
  const question = messages.find(({ data }) => data.role === 'user');
  const answer = messages.find(({ id }) => id === answerIdOf(question?.id ?? ''));
  const attempts = question?.data.role === 'user' ? question.data.attempts : 0;
  return { chats: chats.size, messages: messages.length, attempts, chatId, answer };
}

/** Leaves of the stored answer what a server keeps that was cut after the beginning. */
async function keepBeginning(orgId: string): Promise<void> {
  const { chatId, answer } = await storedIn(orgId);
  const kept = { text: BEGINNING, verdict: 'incomplete', citations: [] };
  await db.doc(paths.message(orgId, chatId, answer?.id ?? '')).update(kept);
}

async function usedIn(orgId: string): Promise<number[]> {
  const found = await db.collection(`orgs/${orgId}/usage`).get();
  return found.docs.map((one) => Number(one.get('messages')));
}

/** Cuts the stream of the first answer after its beginning, and holds whatever is asked until `free`. */
async function cutFirstAnswer(page: Page, orgId: string, onCut: () => Promise<void> = async () => undefined) {
  const held = Promise.withResolvers<void>();
  let asked = 0;
  await page.route(`${suiteUrls.functions}/answer/answer`, async (route) => {
    if (route.request().method() !== 'POST') return route.continue();
    asked += 1;
    if (asked > 1) {
      await held.promise;
      // The page that asked may be gone.
      return route.continue().catch(() => undefined);
    }
    const response = await route.fetch();
    await keepBeginning(orgId);
    await onCut();
    const body = `data: ${JSON.stringify({ message: { type: 'text', text: BEGINNING } })}\n\n`;
    return route.fulfill({ response, body, headers: { ...response.headers(), 'content-type': 'text/event-stream' } });
  });
  return { free: held.resolve, asked: () => asked };
}

async function notesIn(page: Page): Promise<string[]> {
  return appFrame(page).evaluate(() => Object.keys(sessionStorage).filter((key) => key.includes('asked')));
}

test('an answer that a lost connection has cut goes on by itself once it is back: whole, once, and charged once (R-04)', async ({
  page,
  context,
}) => {
  const { owner, close } = await openShop(page, {});
  const frame = await openChat(page, w);
  const log = frame.getByRole('log');
  const { free } = await cutFirstAnswer(page, owner.orgId, () => context.setOffline(true));
  await sendMessage(frame, w, QUESTION);
  await expect(log.getByText(BEGINNING)).toHaveCount(1);
  await expect(log.getByRole('button', { name: w.tryAgain })).toBeVisible();
  const used = await usedIn(owner.orgId);

  free();
  await context.setOffline(false);
  await expect(log.getByRole('button', { name: w.good })).toHaveCount(1);
  await expect(log.getByText(BEGINNING)).toHaveCount(0);
  await expect(log.getByText(QUESTION)).toHaveCount(1);
  await expect(log.getByRole('button', { name: w.tryAgain })).toHaveCount(0);
  const { answer, ...stored } = await storedIn(owner.orgId);
  expect(stored).toMatchObject({ chats: 1, messages: 2, attempts: 2 });
  expect(answer?.data).not.toMatchObject({ verdict: 'incomplete' });
  expect(await usedIn(owner.orgId)).toEqual(used);
  expect(await notesIn(page)).toEqual([]);
  close();
});

test('an answer that is under way when the next page opens goes on there; one that was stopped does not (R-04)', async ({
  page,
}) => {
  const { owner, close } = await openShop(page, {});
  const frame = await openChat(page, w);
  const log = frame.getByRole('log');
  const { free, asked } = await cutFirstAnswer(page, owner.orgId);
  await sendMessage(frame, w, QUESTION);
  // The chat has asked once more, and waits for the answer while the visitor goes on.
  await expect.poll(asked).toBe(2);
  expect(await notesIn(page)).toHaveLength(1);
  const used = await usedIn(owner.orgId);
  await page.goto(new URL('/coats', page.url()).href);
  await expect.poll(asked).toBe(3);
  free();
  await expect(log.getByRole('button', { name: w.good })).toHaveCount(1);
  await expect(log.getByText(QUESTION)).toHaveCount(1);
  await expect(log.getByText(BEGINNING)).toHaveCount(0);
  expect(await storedIn(owner.orgId)).toMatchObject({ chats: 1, messages: 2 });
  expect(await usedIn(owner.orgId)).toEqual(used);
  expect(await notesIn(page)).toEqual([]);

  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await page.route(`${suiteUrls.functions}/answer/answer`, () => undefined);
  await sendMessage(frame, w, 'And coats?');
  await expect.poll(() => notesIn(page)).toHaveLength(1);
  await frame.getByRole('button', { name: w.stop }).click();
  await expect.poll(() => notesIn(page)).toEqual([]);
  close();
});
