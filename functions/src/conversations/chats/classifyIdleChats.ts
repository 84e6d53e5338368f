import { depthOf } from '@parlance/domain/analytics/counting/depthOf';
import { type Chat, chatSchema } from '@parlance/domain/documents/chats/chat';
import { leavesWork } from '@parlance/domain/documents/chats/leavesWork';
import { summarizeChat } from '@parlance/domain/documents/chats/summarizeChat';
import { HOUR_MS, MINUTE_MS } from '@parlance/domain/durations';
import { LIMITS } from '@parlance/domain/limits';
import { PLAN_LIMITS } from '@parlance/domain/plans';
import { idleChats } from '@parlance/domain/queries/chats';
import type { DocumentReference } from 'firebase-admin/firestore';
import type { Classification } from '../../ai/classification.ts';
import { classifyLexically } from '../../ai/classifyLexically.ts';
import { isThanks } from '../../answering/isThanks.ts';
import { categoryKey } from '../../figures/categoryKey.ts';
import { countInTopic } from '../../figures/countInTopic.ts';
import { findTopic } from '../../figures/findTopic.ts';
import { usualCategories } from '../../figures/usualCategories.ts';
import { moveCounted } from '../../figures/moveCounted.ts';
import type { AiProvider } from '../../ai/AiProvider.ts';
import { leadsToCategorize } from '../leads/leadsToCategorize.ts';
import { db } from '../../kernel/platform/app.ts';
import { personOfChat } from '../../figures/peopleOf.ts';
import { withMasking } from '../../figures/withMasking.ts';
import { takeFromDay } from '../../kernel/platform/limits/takeFromDay.ts';
import { refs } from '../../kernel/platform/refs.ts';
import { subjectsIn } from '../../kernel/text/meaning/subjectsIn.ts';
import { groupQueryOf } from '../../kernel/platform/queries/groupQueryOf.ts';
import { withLogContext } from '../../kernel/platform/log/logContext.ts';
import { logEvent } from '../../kernel/platform/log/logEvent.ts';
import { findSubscribers } from '../../delivery/findSubscribers.ts';
import { queueEvent } from '../../delivery/queueEvent.ts';
import { readTranscript } from './readTranscript.ts';
import { transcriptMarks } from './transcriptMarks.ts';
import { eachAtOnce } from '../../kernel/platform/schedule/eachAtOnce.ts';
import { type Slice, wholeRun } from '../../kernel/platform/schedule/Slice.ts';

const PER_PAGE = 300;
/** Conversations of one organization classified at the same time. More would wait for each other's leads. */
const PER_ORG = 5;
/** Organizations at the same time: with a model that takes a second, up to 100 conversations a second and 8 million a day. */
const ORGS_AT_ONCE = 20;
/**
 * Less than the five minutes after which the next run begins with the oldest: two runs over the same conversations would ask the model
 * twice. What is left then is the next run's.
 */
const RUN_MS = 4.5 * MINUTE_MS;
/** Once the provider has failed for so long, the conversation's words have to do. */
const GIVE_UP_AFTER_MS = HOUR_MS;

/**
 * Finds category, topic and sentiment of the conversations that are over, their words and what became of their questions, each
 * once, but for what a member has corrected; one that goes on is looked at again when it is over again. A model finds them for as many of an organization's conversations as its plan has in a day, and their
 * words for the others. Safe to run twice at the same time.
 */
export async function classifyIdleChats(provider: AiProvider, { now, isOver }: Slice = wholeRun()): Promise<undefined> {
  const end = Date.now() + RUN_MS;
  const isLate = (): boolean => isOver() || Date.now() > end;
  const idle = groupQueryOf(idleChats, { lastMessageAt: new Date(now.getTime() - LIMITS.chatIdleMs) }).limit(PER_PAGE);
  for (let page = await idle.get(); !page.empty;) {
    const byOrg = Map.groupBy(page.docs, ({ ref }) => ref.parent.parent?.id ?? '');
    await eachAtOnce([...byOrg], ORGS_AT_ONCE, ([orgId, chats]) =>
      eachAtOnce(chats, PER_ORG, async (found) => {
        if (isLate()) return;
        const chat = chatSchema.safeParse(found.data()).data;
        await withLogContext({ orgId, chatId: found.id }, () => classifyChat(found.ref, chat, provider, now));
      }),
    );
    const last = page.docs.at(-1);
    if (last === undefined || isLate()) break;
    // What the provider failed for is left behind, not looked at again and again.
    page = await idle.startAfter(last).get();
  }
  return undefined;
}

async function classifyChat(
  ref: DocumentReference,
  chat: Chat | undefined,
  provider: AiProvider,
  now: Date,
): Promise<void> {
  const orgId = ref.parent.parent?.id ?? '';
  const found = chat === undefined ? undefined : await classify(orgId, chat, provider, now);
  if (chat === undefined || found === undefined) return;
  const { chatbotId, day } = chat;
  // What a member has corrected makes no topic of the model's words.
  const topicId = chat.corrected.includes('topic') ? chat.topicId : await findTopic({ orgId, chatbotId }, found.topic);
  const key = await categoryKey({ orgId, chatbotId, day }, found.category);
  const isNewTopic = await db.runTransaction(async (transaction) => {
    const present = chatSchema.safeParse((await transaction.get(ref)).data()).data;
    // Gone, done by another worker, or going on again.
    const isSame = present?.lastMessageAt.getTime() === chat.lastMessageAt.getTime();
    if (present?.classifiedAt !== null || !isSame) return false;
    const [transcript, leads, subscribers] = await Promise.all([
      readTranscript(transaction, orgId, ref.id),
      leadsToCategorize(transaction, orgId, ref.id),
      findSubscribers(orgId, 'chat.closed', transaction),
    ]);
    const { corrected } = present;
    const category = corrected.includes('category') ? present.category : found.category;
    const ofTopic = corrected.includes('topic')
      ? { topic: present.topic, topicId: present.topicId }
      : { topic: found.topic, topicId };
    const sentiment = corrected.includes('sentiment') ? present.sentiment : found.sentiment;
    const thanked = transcript.some(({ role, text }) => role === 'user' && isThanks(text));
    const isOpen = present.isOpen || leavesWork(transcript, present.doneAt);
    const marks = transcriptMarks(present, transcript);
    const depth = depthOf(present.questions);
    const said = { thanked, isOpen, marks, depth, ...summarizeChat(present, transcript) };
    const known = { category, ...ofTopic, sentiment, ...said, classifiedAt: now };
    const counted = moveCounted(transaction, orgId, present, known, category === found.category ? key : undefined);
    transaction.update(ref, { ...known, ...counted });
    for (const lead of leads) transaction.update(lead, { category });
    queueEvent(transaction, { orgId, type: 'chat.closed', subjectId: ref.id, at: now }, subscribers);
    return present.topicId !== ofTopic.topicId && ofTopic.topicId === topicId;
  });
  if (isNewTopic && topicId !== null) await countInTopic(orgId, topicId);
}

async function classify(
  orgId: string,
  chat: Chat,
  provider: AiProvider,
  now: Date,
): Promise<Classification | undefined> {
  const org = (await refs.org(orgId).get()).data();
  const transcript = {
    questions: [...chat.turns.map(({ question }) => question), chat.lastMessage],
    locale: org?.locale ?? chat.locale,
  };
  try {
    if (!(await takeCategory(orgId, now))) return classifyLexically(transcript);
    const categories = await usualCategories(orgId, chat.chatbotId, now);
    const found = await (await providerOf(orgId, chat, provider)).classify({ ...transcript, categories });
    const about = subjectsIn(found.category).join(' ');
    const usual = categories.find((one) => subjectsIn(one).join(' ') === about);
    return { ...found, category: usual ?? found.category };
  } catch (error) {
    logEvent('conversation not classified', {}, error);
    const isLate = now.getTime() - chat.lastMessageAt.getTime() > GIVE_UP_AFTER_MS;
    return isLate ? classifyLexically(transcript) : undefined;
  }
}

/** The provider as a conversation may reach it: masked where its chatbot is set so. */
async function providerOf(orgId: string, chat: Chat, provider: AiProvider): Promise<AiProvider> {
  const chatbot = (await refs.chatbot(orgId, chat.chatbotId).get()).data();
  return chatbot?.masksPersonalData === true ? withMasking(provider, chat.locale, personOfChat(chat)) : provider;
}

/** Takes one of the categories that a model may find for an organization in the day (UTC) of `now`; false where there is none left. */
async function takeCategory(orgId: string, now: Date): Promise<boolean> {
  const plan = (await refs.org(orgId).get()).data()?.plan;
  if (plan === undefined) return false;
  return (await takeFromDay(`categories:${orgId}`, 1, PLAN_LIMITS[plan].categoriesPerDay, now)) === 1;
}
