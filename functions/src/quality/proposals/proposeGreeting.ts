import { SECOND_MS } from '@parlance/domain/durations';
import { AppError } from '@parlance/domain/errors';
import { LIMITS } from '@parlance/domain/limits';
import { LOCALES, type Locale } from '@parlance/domain/locales';
import { languageMarkOf } from '@parlance/domain/widget/textsFor';
import { isThere } from '../../kernel/access/isThere.ts';
import type { AiProvider } from '../../ai/AiProvider.ts';
import { CATALOGUES } from '../../kernel/i18n/CATALOGUES.ts';
import { welcomeMessage } from '../../kernel/i18n/welcomeMessage.ts';
import { logEvent } from '../../kernel/platform/log/logEvent.ts';
import { refs } from '../../kernel/platform/refs.ts';
import { detectLanguage } from '../../kernel/text/detectLanguage.ts';

interface GreetingInput {
  chatbotId: string;
  lines: readonly string[];
}

interface Proposal {
  /** Null where there is nothing to propose. */
  lines: string[] | null;
  /** Language of the new lines. */
  language: Locale | null;
}

const TIMEOUT_MS = 8 * SECOND_MS;

/** The greeting in the language that it lacks: see the contract. Throws `not-found`. */
export async function proposeGreeting(
  orgId: string,
  { chatbotId, lines }: GreetingInput,
  { translate }: Pick<AiProvider, 'translate'>,
  signal: AbortSignal,
): Promise<Proposal> {
  const [chatbot, org] = await Promise.all([refs.chatbot(orgId, chatbotId).get(), refs.org(orgId).get()]);
  const settings = chatbot.data();
  const own = org.data()?.locale;
  if (!isThere(settings) || own === undefined) throw new AppError('not-found');
  const written = lines.filter((line) => line.trim() !== '');
  const marks = written.map((line) => languageMarkOf(line));
  // Lines without a mark are for everybody until there is a second language.
  const first = LOCALES.find((locale) => marks.includes(locale)) ?? detectLanguage(written.join(' '), own);
  const language = LOCALES.find((locale) => locale !== first && !marks.includes(locale));
  if (language === undefined || written.length === 0) return { lines: null, language: null };
  const marked = written.map((line, index) => (marks[index] === undefined ? `[${first}] ${line.trim()}` : line));
  const texts = marked.map((line) => line.replace(/^\s*\[\w+\]\s*/, ''));
  const translated = await translateAll(texts, language, translate, signal);
  const proposed = translated ?? [welcomeMessage(language, settings.displayName)];
  const added = proposed.map((text) => `[${language}] ${text}`);
  return { lines: [...marked, ...added].slice(0, LIMITS.initialMessages), language };
}

/** Undefined without a model that translates, and where one of them fails or is none. */
async function translateAll(
  texts: readonly string[],
  language: Locale,
  translate: AiProvider['translate'],
  signal: AbortSignal,
): Promise<string[] | undefined> {
  if (translate === null) return undefined;
  const within = AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT_MS)]);
  try {
    const all = await Promise.all(
      texts.map((text) => translate({ text, like: CATALOGUES[language].sample, signal: within })),
    );
    const lines = all.map((text) => text.replaceAll(/\s+/g, ' ').trim());
    const areFine = lines.every((line) => line !== '' && line.length < LIMITS.descriptionCharacters - '[de] '.length);
    return areFine ? lines : undefined;
  } catch (error) {
    if (!signal.aborted) logEvent('greeting not translated', {}, error);
    return undefined;
  }
}
