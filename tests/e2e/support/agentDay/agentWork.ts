import { paths } from '@parlance/domain/paths';
import { expect, type Page } from '@playwright/test';
import { seedGap } from '../../../support/chats/seedGap.ts';
import type { AgentTaskId } from '../../../support/keystrokes/AGENT_TASKS.ts';
import { db } from '../db.ts';
import { follow } from '../follow.ts';
import type { Hand } from './Hand.ts';
import { storedChat } from '../storedChat.ts';
import { storeFigures } from '../storedFigures.ts';
import type { Translate } from '../texts.ts';
import { translateOnce } from '../translateOnce.ts';
import type { AgentDay } from './agentDay.ts';
import { AGENT_TEXTS, FRENCH } from './AGENT_TEXTS.ts';
import { drawPicture } from './drawPicture.ts';
import { storePicture } from './storePicture.ts';
import { waitingChat } from './waitingChat.ts';

interface Work {
  /** Brings the agent to where the task begins. */
  begin: () => Promise<void>;
  work: (hand: Hand) => Promise<void>;
}

/** Ten tasks of an agent, on the product as it is. Each begins at the overview or in a conversation, and has conversations of its own. */
export function agentWork(page: Page, t: Translate, day: AgentDay): Readonly<Record<AgentTaskId, Work>> {
  const { place } = day;
  return {
    ...answerWork(page, t, day),
    ...foreignWork(page, t, day),
    ...inboxWork(page, t, day),
    gap: {
      begin: async () => {
        const { question, reply } = AGENT_TEXTS[day.language].gap;
        const at = new Date();
        const bell = await seedGap(db, { ...place, question, reply, visitor: 'Ada', at });
        const unanswered = { 1: { ...bell, question, at, counter: '1', sketch: null } };
        await storeFigures({ ...place, timezone: 'UTC' }, { 0: { messages: 1, refused: 1, unanswered } });
        await follow(page, '/dashboard');
      },
      work: async (hand) => {
        const { question, answer, other } = AGENT_TEXTS[day.language].gap;
        const dialog = page.getByRole('dialog', { name: t('gaps.title') });
        await hand.click(page.getByRole('button', { name: t('gaps.proposeTo', { question }) }));
        const own = dialog.getByRole('group', { name: t(`language.${day.language}`) });
        await hand.read(own.getByLabel(t('qa.answer')));
        await expect(own.getByLabel(t('qa.answer'))).toHaveValue(answer);
        const second = dialog.getByRole('group', { name: t(`language.${other.locale}`) });
        await hand.click(second.getByLabel(t('qa.question')));
        await hand.type(other.question);
        await hand.press('Tab');
        await hand.type(other.answer);
        await hand.click(dialog.getByRole('button', { name: t('gaps.accept') }));
        await hand.see(page.getByText(t('gaps.released').split('{')[0] ?? ''));
        await expect(dialog).toHaveCount(0);
        const stored = db.collection(paths.testCases(place.orgId, place.chatbotId));
        expect((await stored.get()).docs.map((test) => String(test.get('question'))).toSorted()).toEqual(
          [question, other.question].toSorted(),
        );
      },
    },
  };
}

function answerWork(page: Page, t: Translate, { place, language, addressOf }: AgentDay) {
  const said = AGENT_TEXTS[language];
  const panel = page.getByRole('region', { name: t('chats.suggestion') });
  const takeOver = page.getByRole('button', { name: t('chats.takeOver') });
  const asked = async () => {
    const turn = { question: { text: said.question }, answer: { text: said.refusal, verdict: 'refused' as const } };
    await follow(page, addressOf(await storedChat(place, [turn])));
  };
  const take = async (hand: Hand) => {
    await hand.click(takeOver);
    await hand.read(panel.getByText(said.price).first());
    await hand.click(panel.getByRole('button', { name: t('chats.suggestion.use') }));
  };
  const sent = (text: string) => page.getByRole('log').getByText(text);
  return {
    summary: {
      begin: async () => {
        const turns = said.long.map(([question, text]) => {
          const verdict = text === said.refusal ? ('refused' as const) : ('answered' as const);
          return { question: { text: question }, answer: { text, verdict } };
        });
        await waitingChat(place, turns, { minutes: 5 });
        await follow(page, '/dashboard');
      },
      work: async (hand) => {
        await hand.click(page.getByRole('link', { name: t('waiting.title') }));
        await hand.click(takeOver);
        await hand.read(panel.locator('dl'));
        await expect(panel.locator('dl')).toContainText(said.long.at(-1)?.[0] ?? '');
      },
    },
    answer: {
      begin: asked,
      work: async (hand) => {
        await take(hand);
        await hand.press('Enter');
        await hand.see(sent(said.price));
      },
    },
    answerMore: {
      begin: asked,
      work: async (hand) => {
        await take(hand);
        await hand.type(said.added);
        await hand.press('Enter');
        await hand.see(sent(said.added.trim()));
      },
    },
  } satisfies Partial<Record<AgentTaskId, Work>>;
}

function foreignWork(page: Page, t: Translate, { place, language, addressOf }: AgentDay) {
  const said = AGENT_TEXTS[language];
  const log = page.getByRole('log');
  const french = () =>
    storedChat(
      place,
      FRENCH.messages.map((text, index) => ({
        question: { text, translations: { [language]: said.translated[index] ?? '' } },
      })),
    );
  return {
    readForeign: {
      begin: async () => {
        await follow(page, addressOf(await french()));
        await expect(log.getByText(FRENCH.messages[2])).toBeVisible();
      },
      work: async (hand) => {
        await hand.click(page.getByRole('button', { name: t('chats.translation'), exact: true }));
        await hand.see(log.getByText(said.translated[2] ?? ''));
        await hand.read(log.locator(`p[lang=${language}], [lang=${language}] > p`));
      },
    },
    replyForeign: {
      begin: async () => {
        await follow(page, addressOf(await french()));
        await page.getByRole('button', { name: t('chats.takeOver') }).click();
        await expect(page.getByLabel(t('chats.message'))).toBeFocused();
        await translateOnce(page, FRENCH.reply);
      },
      work: async (hand) => {
        await hand.type(said.reply);
        await hand.click(
          page.getByRole('switch', { name: new RegExp(t('chats.translation.reply').split('{')[0] ?? '') }),
        );
        await hand.click(page.getByRole('button', { name: t('chats.send'), exact: true }));
        const preview = page.getByRole('region', { name: t('chats.translation.preview') }).getByRole('textbox');
        await hand.read(preview);
        await hand.click(page.getByRole('button', { name: t('chats.translation.send') }));
        await hand.see(log.getByText(said.reply).or(log.getByText(FRENCH.reply)).first());
      },
    },
  } satisfies Partial<Record<AgentTaskId, Work>>;
}

function inboxWork(page: Page, t: Translate, day: AgentDay) {
  const { place, language, addressOf, colleague } = day;
  const said = AGENT_TEXTS[language];
  const turn = { question: { text: said.question }, answer: { text: said.refusal } };
  const field = page.getByLabel(t('chats.message'));
  const writing = page.getByText(t('chats.memberTyping', { name: colleague.name }));
  const open = async () => {
    const chatId = await storedChat(place, [turn]);
    await follow(page, addressOf(chatId));
    await expect(page.getByRole('log').getByText(said.question)).toBeVisible();
    return chatId;
  };
  return {
    longest: {
      begin: async () => {
        await waitingChat(place, [turn], { minutes: 5 });
        await waitingChat(place, [turn], { minutes: 9, away: colleague });
        await follow(page, '/dashboard');
        await expect(page.getByRole('link', { name: t('waiting.title') })).toContainText('2');
      },
      work: async (hand) => {
        await hand.click(page.getByRole('link', { name: t('waiting.title') }));
        await hand.read(page.getByText(t('chats.withAway', { name: colleague.name, since: '' }).slice(0, 40)));
      },
    },
    reload: {
      begin: async () => {
        await open();
        await page.getByRole('button', { name: t('chats.takeOver') }).click();
        await field.fill(said.unsent);
      },
      work: async (hand) => {
        await page.reload();
        await hand.see(field);
        await expect(field).toHaveValue(said.unsent);
      },
    },
    picture: {
      begin: async () => {
        const chatId = await open();
        await storePicture(
          { ...place, chatId },
          { name: 'damage.png', bytes: await drawPicture(page, 1200, 900), width: 1200, height: 900 },
        );
      },
      work: async (hand) => {
        await hand.click(page.getByRole('img', { name: t('chats.file.enlarge', { name: 'damage.png' }) }));
        await hand.see(page.getByRole('dialog', { name: 'damage.png' }).getByRole('img'));
        await hand.press('Escape');
        await expect(page.getByRole('dialog')).toHaveCount(0);
      },
    },
    colleague: {
      begin: async () => {
        const viewer = db.doc(paths.viewer(place.orgId, await open(), colleague.uid));
        const now = () => ({ at: new Date(), expiresAt: new Date(Date.now() + 60_000) });
        await viewer.set({ ...now(), typingAt: null });
        await expect(page.locator('output').filter({ hasText: colleague.name })).toHaveCount(1);
        await viewer.update({ ...now(), typingAt: new Date() });
      },
      work: (hand) => hand.read(writing),
    },
  } satisfies Partial<Record<AgentTaskId, Work>>;
}
