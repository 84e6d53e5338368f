import { attachmentOf } from '@parlance/domain/documents/chats/attachmentOf';
import { messageSchema } from '@parlance/domain/documents/chats/message';
import { LIMITS } from '@parlance/domain/limits';
import { paths } from '@parlance/domain/paths';
import { expect, type FrameLocator, type Page } from '@playwright/test';
import { FILE_TEXTS } from '../../../widget/src/app/components/files/FILE_TEXTS.ts';
import { exifSegment } from '../../support/documents/pictures/makeJpeg.ts';
import { accountTest as test } from '../support/accountTest.ts';
import { drawPicture } from '../support/agentDay/drawPicture.ts';
import { storePicture } from '../support/agentDay/storePicture.ts';
import { newMember } from '../support/accounts/newMember.ts';
import { newOwner } from '../support/accounts/newOwner.ts';
import { askForPerson } from '../support/widget/askForPerson.ts';
import { offeringShop } from '../support/widget/offeringShop.ts';
import { openAs } from '../support/accounts/openAs.ts';
import { expectAccessible } from '../support/axe.ts';
import { db } from '../support/db.ts';
import { newChatbotIn } from '../support/newChatbotIn.ts';
import { storedChat } from '../support/storedChat.ts';

const PLACE = 'GPS 52.5186 13.3763';
const PDF = Buffer.from(`%PDF-1.7\n${' '.repeat(3000)}\nstartxref\n9\n%%EOF\n`);

/** A photograph as a phone makes it: with the place where it was taken, lying on its side. */
async function takePhoto(page: Page, width: number, height: number): Promise<Buffer> {
  const url = await page.evaluate(
    ([across, down]) => {
      const canvas = document.createElement('canvas');
      canvas.width = across;
      canvas.height = down;
      const context = canvas.getContext('2d');
      context?.fillRect(0, 0, across / 2, down);
      return canvas.toDataURL('image/jpeg');
    },
    [width, height] as const,
  );
  const jpeg = Buffer.from(url.split(',')[1] ?? '', 'base64');
  return Buffer.concat([jpeg.subarray(0, 2), exifSegment(6, PLACE), jpeg.subarray(2)]);
}

const choose = (place: Page | FrameLocator, name: string, mimeType: string, buffer: Buffer) =>
  place.locator('input[type=file]').setInputFiles({ name, mimeType, buffer });

test(
  'visitor and agent send each other pictures and documents, which both see and can save',
  { tag: '@phone' },
  async ({ page, openElsewhere, language, t }) => {
    const texts = FILE_TEXTS[language];
    const shop = await openElsewhere();
    const { owner, chatbotId, close } = await offeringShop(shop, language);
    const member = await newMember(owner.orgId, 'member', 'Grace Hopper', language);
    const frame = await askForPerson(shop, language);
    // Nobody takes a file as long as the chatbot answers.
    await expect(frame.getByRole('button', { name: texts.choose })).toHaveCount(0);

    const [chat] = (await db.collection(paths.chats(owner.orgId)).get()).docs;
    await openAs(page, member, `/dashboard/chatbot/${chatbotId}/activity/chats?chat=${chat?.id}`);
    await page.getByRole('button', { name: t('chats.takeOver') }).click();
    await expect(frame.getByRole('button', { name: texts.choose })).toBeVisible();

    // A photograph larger than a screen is made smaller on the way, upright, and says no place any more.
    const photo = await takePhoto(shop, 3000, 1500);
    await choose(frame, 'schaden.jpg', 'image/jpeg', photo);
    const log = page.getByRole('log');
    const picture = log.getByRole('img', { name: t('chats.file.enlarge', { name: 'schaden.jpg' }) });
    await expect(picture).toBeVisible();
    const size = await picture.evaluate((image: HTMLImageElement) => ({
      across: image.naturalWidth,
      down: image.naturalHeight,
    }));
    expect(size).toEqual({ across: LIMITS.attachmentSide / 2, down: LIMITS.attachmentSide });
    expect(Buffer.from(((await picture.getAttribute('src')) ?? '').split(',')[1] ?? '', 'base64').includes(PLACE)).toBe(
      false,
    );
    await expect(frame.getByRole('img', { name: 'schaden.jpg' })).toBeVisible();
    await picture.click();
    const dialog = page.getByRole('dialog', { name: 'schaden.jpg' });
    await expect(dialog.getByRole('img', { name: 'schaden.jpg' })).toBeVisible();
    await expectAccessible(page);
    const [saved] = await Promise.all([
      page.waitForEvent('download'),
      dialog.getByRole('button', { name: t('chats.file.save') }).click(),
    ]);
    expect(saved.suggestedFilename()).toBe('schaden.jpg');
    await dialog.getByRole('button', { name: t('common.close') }).click();

    // What is no file that can be sent says so, and nothing arrives.
    await choose(frame, 'page.png', 'image/png', Buffer.from('<!doctype html>'));
    await expect(frame.getByText(texts.errors['attachment-type-invalid'] ?? '')).toBeVisible();
    await choose(page, 'large.pdf', 'application/pdf', Buffer.alloc(LIMITS.attachmentBytes + 1, 'a'));
    await expect(log.getByRole('alert')).toContainText(
      t('error.attachment-too-large').replace('{megabytes, number}', '5'),
    );
    await log.getByRole('button', { name: t('chats.discard') }).click();

    await choose(page, 'angebot.pdf', 'application/pdf', PDF);
    await expect(frame.getByRole('button', { name: texts.save })).toBeInViewport({ ratio: 1 });
    const [offer] = await Promise.all([
      shop.waitForEvent('download'),
      frame.getByRole('button', { name: texts.save }).click(),
    ]);
    expect(offer.suggestedFilename()).toBe('angebot.pdf');
    await expectAccessible(shop);
    const messages = await db
      .collection(paths.messages(owner.orgId, chat?.id ?? ''))
      .orderBy('at')
      .get();
    const files = messages.docs.flatMap((message) => attachmentOf(messageSchema.parse(message.data()))?.type ?? []);
    expect(files).toEqual(['jpg', 'pdf']);

    // The visitor comes back to the page, and finds both.
    await shop.reload();
    await expect(frame.getByRole('img', { name: 'schaden.jpg' })).toBeVisible();
    await expect(frame.getByRole('button', { name: texts.save })).toBeVisible();
    close();
  },
);

test('a click shows a picture larger than the conversation does @onlyphone', async ({ page, language, t }) => {
  const owner = await newOwner(language);
  const { orgId } = owner;
  const chatbotId = await newChatbotIn(orgId);
  const chatId = await storedChat({ orgId, chatbotId, locale: language }, [
    { question: { text: 'Do you mend frames?' } },
  ]);
  const size = { width: 1200, height: 900 };
  const bytes = await drawPicture(page, size.width, size.height);
  await storePicture({ orgId, chatbotId, chatId }, { name: 'frame.png', bytes, ...size });
  await openAs(page, owner, `/dashboard/chatbot/${chatbotId}/activity/chats?chat=${chatId}`);
  const small = page.getByRole('img', { name: t('chats.file.enlarge', { name: 'frame.png' }) });
  await expect(small).toBeVisible();
  const { width: before = 0 } = (await small.boundingBox()) ?? {};
  await small.click();
  const large = page.getByRole('dialog', { name: 'frame.png' }).getByRole('img');
  await expect.poll(async () => (await large.boundingBox())?.width ?? 0).toBeGreaterThan(before);
});
