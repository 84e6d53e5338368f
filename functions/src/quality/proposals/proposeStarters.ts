import { chunkSchema } from '@parlance/domain/documents/knowledge/chunk';
import { AppError } from '@parlance/domain/errors';
import { LOCALES, type Locale } from '@parlance/domain/locales';
import { paths } from '@parlance/domain/paths';
import { isThere } from '../../kernel/access/isThere.ts';
import { db } from '../../kernel/platform/app.ts';
import { refs } from '../../kernel/platform/refs.ts';
import { siteStarters } from '../../knowledge/siteStarters.ts';

/** Number of passages that show what a chatbot's sources are about; each is a read. */
const READ = 300;
const HEADING = ' › ';
const QUESTION = /[^.!?\n]{8,}\?/gu;
const FIELDS = ['heading', 'text', 'language', 'question'] as const;

const rowSchema = chunkSchema.pick({ heading: true, text: true, language: true, question: true });

/**
 * Questions that a chatbot's sources answer, at most four: those of its own questions with answers, those that its documents ask, and those
 * about what their headings speak of, in the language of most passages. Throws `not-found`.
 */
export async function proposeStarters(orgId: string, chatbotId: string): Promise<string[]> {
  const [chatbot, org, found] = await Promise.all([
    refs.chatbot(orgId, chatbotId).get(),
    refs.org(orgId).get(),
    db
      .collection(paths.chunks(orgId))
      .where('chatbotId', '==', chatbotId)
      .limit(READ)
      .select(...FIELDS)
      .get(),
  ]);
  const locale = org.data()?.locale;
  if (!isThere(chatbot.data()) || locale === undefined) throw new AppError('not-found');
  const passages = found.docs.map((doc) => rowSchema.parse(doc.data()));
  const scan = {
    questions: passages.flatMap(({ question }) => question ?? []),
    headings: passages
      .filter(({ question }) => question === null)
      .flatMap(({ heading, text }) => [
        ...heading.split(HEADING),
        ...[...text.matchAll(QUESTION)].map(([asked]) => asked.trim()),
      ]),
    links: [],
  };
  return siteStarters([scan], languageOf(passages, locale));
}

function languageOf(passages: readonly { language: Locale | null }[], fallback: Locale): Locale {
  const count = (locale: Locale) => passages.filter(({ language }) => language === locale).length;
  const [first = fallback] = LOCALES.toSorted((a, b) => count(b) - count(a));
  return count(first) === 0 ? fallback : first;
}
