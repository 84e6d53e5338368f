import path from 'node:path';
import { LIMITS } from '@parlance/domain/limits';
import { paths } from '@parlance/domain/paths';
import type { AiProvider } from '../../../functions/src/ai/AiProvider.ts';
import { createLocalProvider } from '../../../functions/src/ai/vendors/local/createLocalProvider.ts';
import { answerQuestion } from '../../../functions/src/answering/answerQuestion.ts';
import { syncWidget } from '../../../functions/src/chatbots/projection/syncWidget.ts';
import { classifyIdleChats } from '../../../functions/src/conversations/chats/classifyIdleChats.ts';
import { foldFigures } from '../../../functions/src/figures/folding/foldFigures.ts';
import { wholeRun } from '../../../functions/src/kernel/platform/schedule/Slice.ts';
import { ingestSource } from '../../../functions/src/knowledge/ingestion/ingestSource.ts';
import { readCorpora } from '../../eval/readCorpora.ts';
import { makeAsk } from '../../functions/support/answering/makeAsk.ts';
import { admin } from '../../support/admin.ts';
import { countDatabase, type DatabaseUse } from '../../support/monitoring/countDatabase.ts';
import { makeChatbot } from '../../support/makeChatbot.ts';
import { makeOrg } from '../../support/makeOrg.ts';
import { makeSource } from '../../support/makeSource.ts';
import { categoryUse, foldUse, questionUse, sourceUse, sumUse } from './UNIT_USE.ts';

const CORPORA = path.join(import.meta.dirname, '..', '..', 'eval', 'corpora');
/** Questions of the conversations, one conversation after the other. */
const CONVERSATIONS = [1, 3, 2, 5, 1, 4, 3, 6, 2, 3] as const;
/** Share by which a count may differ from what capacity is computed with. */
const TOLERANCE = 0.1;

/** Searched as widely as with Gemini. */
const WIDE: AiProvider = {
  ...createLocalProvider(),
  candidates: 40,
  passages: 16,
  enoughPassages: 5,
  neighbours: 3,
  rareWords: 4,
  rewrite: async ({ question }) => question,
};

interface Tenant {
  orgId: string;
  chatbotId: string;
  passages: number;
  questions: readonly string[];
}

/** An organization whose chatbot reads the documents of several businesses: what that used, and what it should use. */
async function train(): Promise<{ tenant: Tenant; counted: DatabaseUse[]; expected: DatabaseUse[] }> {
  const corpora = await readCorpora(CORPORA, 'corpora');
  const { orgId } = await makeOrg({ plan: 'business' });
  const chatbotId = await makeChatbot(orgId);
  const counted: DatabaseUse[] = [];
  const expected: DatabaseUse[] = [];
  let passages = 0;
  for (const { sections } of corpora.flatMap(({ documents }) => documents)) {
    const text = sections.map((section) => `# ${section.headings.join(' ')}\n\n${section.text}`).join('\n\n');
    const sourceId = await makeSource(orgId, chatbotId, text);
    counted.push(await countDatabase(() => ingestSource(orgId, sourceId, WIDE)));
    const stored = (await admin.db.collection(paths.chunks(orgId)).count().get()).data().count;
    expected.push(sourceUse(stored - passages));
    passages = stored;
  }
  await syncWidget(orgId, chatbotId);
  const questions = corpora.flatMap((corpus) =>
    corpus.questions.flatMap(({ previous, question }) => (previous === null ? [question] : [])),
  );
  return { tenant: { orgId, chatbotId, passages, questions }, counted, expected };
}

/** A conversation of so many questions, and the fold of its figures. */
async function converse({ chatbotId, passages, questions }: Tenant, length: number, start: number) {
  const first = makeAsk(chatbotId, questions[start % questions.length] ?? '');
  const rest = Array.from({ length: length - 1 }, (_, i) =>
    makeAsk(chatbotId, questions[(start + 7 * (i + 1)) % questions.length] ?? '', { visitor: first.visitor }),
  );
  const counted = await countDatabase(async () => {
    for (const ask of [first, ...rest]) await answerQuestion(ask, WIDE);
    await foldFigures();
  });
  const asked = [first, ...rest].map((_, index) => questionUse(passages, index > 0));
  return { counted, expected: sumUse([...asked, foldUse(length)]) };
}

function compare(what: string, counted: readonly DatabaseUse[], expected: readonly DatabaseUse[]) {
  const [seen, thought] = [sumUse(counted), sumUse(expected)];
  const isNear = (key: keyof DatabaseUse) => Math.abs(seen[key] - thought[key]) <= TOLERANCE * seen[key];
  return { what, counted: seen, expected: thought, isWithinTenPercent: isNear('reads') && isNear('writes') };
}

/**
 * Reads and writes of sources, conversations and categories on the emulator, as the product's own code makes them, beside those that
 * docs/capacity.md is computed with. Throws where they differ by more than a tenth.
 */
export async function simulateUse(): Promise<Record<string, unknown>[]> {
  const later = () => wholeRun(new Date(Date.now() + 2 * LIMITS.chatIdleMs));
  // The demo data's conversations, which are none of these.
  await classifyIdleChats(WIDE, later());
  await foldFigures();
  const { tenant, ...trained } = await train();
  const talks: Awaited<ReturnType<typeof converse>>[] = [];
  for (const [start, length] of CONVERSATIONS.entries()) talks.push(await converse(tenant, length, start));
  const classified = await countDatabase(async () => {
    await classifyIdleChats(WIDE, later());
  });
  const lines = [
    compare('sources', trained.counted, trained.expected),
    compare(
      'conversations',
      talks.map(({ counted }) => counted),
      talks.map(({ expected }) => expected),
    ),
    compare('categories', [classified], CONVERSATIONS.map(categoryUse)),
  ];
  const wrong = lines.filter(({ isWithinTenPercent }) => !isWithinTenPercent);
  if (wrong.length > 0) throw new Error(`UNIT_USE is wrong: ${JSON.stringify(wrong)}`);
  return lines;
}
