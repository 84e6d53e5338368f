import { createHash } from 'node:crypto';
import { MINUTE_MS } from '@parlance/domain/durations';
import { AppError } from '@parlance/domain/errors';
import { messageLanguage } from '@parlance/domain/languages/messageLanguage';
import { needsTranslation } from '@parlance/domain/languages/needsTranslation';
import { visitorLanguage } from '@parlance/domain/languages/visitorLanguage';
import type { SpokenLanguage } from '@parlance/domain/languages/SPOKEN_LANGUAGES';
import type { Locale } from '@parlance/domain/locales';
import { messagesBefore } from '@parlance/domain/queries/messages';
import type { AiProvider } from '../../ai/AiProvider.ts';
import type { Membership } from '../../kernel/access/requireMember.ts';
import { logEvent } from '../../kernel/platform/log/logEvent.ts';
import { queryOf } from '../../kernel/platform/queries/queryOf.ts';
import { refs } from '../../kernel/platform/refs.ts';
import { openTranslator } from './openTranslator.ts';
import { EARLIER_MESSAGES, saidBefore } from './saidBefore.ts';
import { type StoredMessage, translateStored } from './translateStored.ts';

interface Asked {
  chatId: string;
  messageIds: readonly string[];
  /** The reader's. */
  locale: Locale;
}

type Translator = Awaited<ReturnType<typeof openTranslator>>;

/** Messages that this process translates or has translated lately, so that two who ask at the same time pay once. */
const underway = new Map<string, Promise<void>>();
/** Messages of one call that models are given at the same time. */
const AT_ONCE = 4;
/** Time for which it is remembered: somebody may have read the message before its translation was stored. */
const REMEMBERED_MS = MINUTE_MS;

/**
 * Translates messages of a conversation for a reader and stores each translation at its message, the newest first where the day has
 * fewer left. Those that need none take nothing. Throws what `openTranslator` throws, `translation-limit-reached`, and `answer-failed`
 * where the model did not answer for one of them: those that it has translated are stored, and the others take nothing of the day.
 */
export async function translateMessages(
  who: Membership,
  { chatId, messageIds, locale }: Asked,
  provider: AiProvider,
  now = new Date(),
): Promise<{ left: number; max: number }> {
  const { orgId } = who;
  const translator = await openTranslator(who, chatId, provider, now);
  const messages = await readMessages(orgId, chatId, messageIds);
  const visitors = visitorLanguage(messages, translator.chat.locale);
  const wanted = messages.filter((message) => needsTranslation(message, locale, visitors)).toReversed();
  const keyOf = ({ id, text }: StoredMessage): string =>
    JSON.stringify([orgId, chatId, id, locale, createHash('sha256').update(text).digest('base64')]);
  const running = wanted.flatMap((message) => underway.get(keyOf(message)) ?? []);
  const own = wanted.filter((message) => !underway.has(keyOf(message)));
  const work =
    own.length === 0 ? Promise.resolve() : translateAll({ orgId, chatId, locale, visitors }, own, translator);
  for (const message of own) remember(keyOf(message), work);
  await Promise.all([...running, work]);
  return translator.budget.left();
}

/** Keeps failed work for nobody. */
function remember(key: string, work: Promise<void>): void {
  underway.set(key, work);
  const forget = (): boolean => underway.delete(key);
  work.then(() => setTimeout(forget, REMEMBERED_MS).unref(), forget);
}

/** Messages that are there, oldest first. */
async function readMessages(orgId: string, chatId: string, ids: readonly string[]): Promise<StoredMessage[]> {
  const found = await Promise.all([...new Set(ids)].map((id) => refs.message(orgId, chatId, id).get()));
  return found
    .flatMap((document): StoredMessage[] => {
      const message = document.data();
      return message === undefined ? [] : [{ ...message, id: document.id }];
    })
    .toSorted((one, other) => one.at.getTime() - other.at.getTime());
}

interface Place {
  orgId: string;
  chatId: string;
  locale: Locale;
  visitors: SpokenLanguage;
}

/** Translates as many as the day has left, some at a time. @param wanted The newest first. */
async function translateAll(place: Place, wanted: readonly StoredMessage[], translator: Translator): Promise<void> {
  const taken = await translator.budget.take(wanted.length);
  const waiting = wanted.slice(0, taken);
  const failures: unknown[] = [];
  const next = async (): Promise<void> => {
    for (let message = waiting.shift(); message !== undefined; message = waiting.shift()) {
      try {
        await translateOne(place, message, translator);
      } catch (error) {
        failures.push(error);
      }
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, next));
  if (failures.length > 0) {
    await translator.budget.giveBack(failures.length);
    logEvent('translation failed', {}, failures[0]);
    throw new AppError('answer-failed', {}, { cause: failures[0] });
  }
  if (taken < wanted.length)
    throw new AppError('translation-limit-reached', { max: (await translator.budget.left()).max });
}

async function translateOne(
  { orgId, chatId, locale, visitors }: Place,
  message: StoredMessage,
  translator: Translator,
): Promise<void> {
  const before = await queryOf(refs.messages(orgId, chatId), messagesBefore, { at: message.at })
    .limit(EARLIER_MESSAGES)
    .get();
  const earlier = before.docs.map((found) => found.data()).toReversed();
  const from = messageLanguage(message, visitors);
  await translateStored({ orgId, chatId, locale }, message, (said) =>
    translator.translate({ message: said, before: saidBefore(earlier), from, to: locale }),
  );
}
