import { figuresSchema } from '@parlance/domain/documents/chats/figures';
import { chatSchema, DEPTHS } from '@parlance/domain/documents/chats/chat';
import { statsSchema } from '@parlance/domain/documents/chats/stats';
import { encodeDates } from '@parlance/domain/encoding/datesInJson';
import { maskedReadSchema } from '@parlance/domain/contracts/privacy';
import { chatViewFilterSchema } from '@parlance/domain/documents/exports/chatView';
import { MINUTE_MS } from '@parlance/domain/durations';
import { newId } from '@parlance/domain/ids';
import { LIMITS } from '@parlance/domain/limits';
import { RATINGS } from '@parlance/domain/search/marks/MARKS';
import { paths } from '@parlance/domain/paths';
import { addDays, weekdayOf } from '@parlance/domain/time/calendarDay';
import { expect, it } from 'vitest';
import { readChatFilter } from '../../../web/src/features/chats/filter/chatFilter.ts';
import { chatQuery } from '../../../web/src/features/chats/filter/chatQuery.ts';
import { matchesFilter } from '../../../web/src/features/chats/filter/matchesFilter.ts';
import { createLocalProvider } from '../../../functions/src/ai/vendors/local/createLocalProvider.ts';
import { type Ask, answerQuestion } from '../../../functions/src/answering/answerQuestion.ts';
import { rateAnswer } from '../../../functions/src/conversations/chats/rateAnswer.ts';
import { classifyIdleChats } from '../../../functions/src/conversations/chats/classifyIdleChats.ts';
import { chatList } from '../../../functions/src/figures/exports/rows/chatList.ts';
import { foldChatbot } from '../../../functions/src/figures/folding/foldFigures.ts';
import { cancelHandover } from '../../../functions/src/conversations/handover/cancelHandover.ts';
import { requestHandover } from '../../../functions/src/conversations/requestHandover.ts';
import { readMasked } from '../../../functions/src/figures/masking/readMasked.ts';
import { wholeRun } from '../../../functions/src/kernel/platform/schedule/Slice.ts';
import { admin } from '../../support/admin.ts';
import { makeTeam } from '../../support/accounts/makeTeam.ts';
import { makeAsk } from '../support/answering/makeAsk.ts';
import { trainedChatbot } from '../support/answering/trainedChatbot.ts';
import { settleChats } from '../support/settleChats.ts';

/** A zone in which it is noon: no midnight comes between. */
const HOUR = new Date().getUTCHours();
const TIMEZONE = `Etc/GMT${HOUR >= 12 ? '+' : '-'}${Math.abs(HOUR - 12)}`;
const KNOWN = 'What does a zip repair cost?';
const UNKNOWN = 'Who won the football world championship in 1990?';

const local = createLocalProvider();
let sourceId: string;
let day: string;

const visitorFrom = (origin: string) => ({ chatbotId, chatId: newId(), origin, channel: 'widget' as const });
const say = async (ask: Ask, text: string) => {
  const messageId = newId();
  await answerQuestion({ ...ask, messageId, text }, local);
  return messageId;
};
const idOf = ({ visitor }: Ask) => visitor.chatId;
const classify = () => classifyIdleChats(local, wholeRun(new Date(Date.now() + LIMITS.chatIdleMs + MINUTE_MS)));
const wantPerson = (ask: Ask) =>
  requestHandover(ask.visitor, { handoverId: newId(), name: '', email: '', hasConsent: false, locale: 'en' });

/** The ids of the conversations behind an address: as a viewer's browser asks for them, and as an export writes them, which are the same. */
async function listed(search: string): Promise<string[]> {
  const filter = readChatFilter(new URLSearchParams(search));
  const topicIds = filter.topic === undefined ? [] : [filter.topic];
  const scope = { orgId, chatbotId, uid: 'ada', timezone: TIMEZONE, topicIds };
  const { equals, contains, range, orderBy } = chatQuery(scope, filter);
  const read = maskedReadSchema.parse(
    JSON.parse(
      JSON.stringify(encodeDates({ kind: 'list', collection: 'chats', equals, contains, range, orderBy, limit: 100 })),
    ),
  );
  const { documents } = await readMasked(orgId, 'en', read);
  const stored = await Promise.all(documents.map(({ id }) => admin.db.doc(paths.chat(orgId, id)).get()));
  const ids = stored
    .filter((chat) => matchesFilter(chatSchema.parse(chat.data()), filter, scope))
    .map(({ id }) => id)
    .toSorted();
  const exported = chatList(
    { orgId, chatbotId, startedBy: 'ada', timezone: TIMEZONE },
    chatViewFilterSchema.parse(filter),
    topicIds,
  );
  const written = (await exported.query.get()).docs.filter((chat) => exported.isWanted(chat.data()));
  expect(written.map(({ id }) => id).toSorted()).toEqual(ids);
  return ids;
}

/** Number of messages of conversations that a figure counts. */
async function countIn(
  ids: readonly string[],
  isCounted: (message: Record<string, unknown>) => boolean,
): Promise<number> {
  const all = await Promise.all(ids.map((id) => admin.db.collection(paths.messages(orgId, id)).get()));
  return all.flatMap(({ docs }) => docs).filter((message) => isCounted(message.data())).length;
}

const { orgId } = await makeTeam({ timezone: TIMEZONE });
const chatbotId = await trainedChatbot(orgId, '# Repairs\n\nA zip repair costs 18 euros.\n', {
  allowedDomains: ['shop.example'],
  handover: { isOffered: true, minutes: 5, hours: null, closedDays: [], awayMinutes: 5 },
});
// What other tests have left.
await settleChats();

it('finds the conversations behind a figure, all of them and no others', async () => {
  const [shop, again, elsewhere, silent] = [
    makeAsk(chatbotId, KNOWN, { visitor: visitorFrom('https://shop.example') }),
    makeAsk(chatbotId, KNOWN, { visitor: visitorFrom('https://shop.example') }),
    makeAsk(chatbotId, UNKNOWN),
    makeAsk(chatbotId, KNOWN),
  ];
  const first = await say(shop, KNOWN);
  for (let more = 0; more < 4; more += 1) await say(shop, 'How much is the repair of a zip?');
  const liked = await say(again, KNOWN);
  for (let more = 0; more < 2; more += 1) await say(again, UNKNOWN);
  const unknown = await say(elsewhere, UNKNOWN);
  const rate = (ask: Ask, messageId: string, rating: 'positive' | 'negative' | null) =>
    rateAnswer(ask.visitor, { messageId, rating, comment: '' });
  await rate(again, liked, 'positive');
  await rate(shop, first, 'positive');
  await rate(elsewhere, unknown, 'negative');
  await wantPerson(silent);
  // The same visitor wants a person twice.
  await wantPerson(elsewhere);
  await cancelHandover(elsewhere.visitor);
  await wantPerson(elsewhere);
  await classify();
  // Late: one changes, one comes twice at once, one is taken back.
  await rate(shop, first, 'negative');
  await Promise.all([rate(again, liked, 'positive'), rate(again, liked, 'positive')]);
  await rate(elsewhere, unknown, null);
  await foldChatbot(orgId, chatbotId);
  ({ day } = chatSchema.parse((await admin.db.doc(paths.chat(orgId, shop.visitor.chatId)).get()).data()));
  const figures = figuresSchema.parse(
    statsSchema.parse((await admin.db.doc(paths.stats(orgId, chatbotId, day)).get()).data()),
  );
  [sourceId = ''] = Object.keys(figures.sources);
  const span = `from=${day}&to=${day}`;

  const sites = { 'shop.example': [shop, again], other: [elsewhere, silent] };
  for (const [site, asks] of Object.entries(sites)) {
    const ids = await listed(`site=${site}&began=1&${span}`);
    expect(ids).toEqual(asks.map(idOf).toSorted());
    expect(ids).toHaveLength(figures.origins[site] ?? 0);
  }

  // The categories and topics of those that are over, as they are counted: also of a day that has too many to name each.
  const over = Object.entries(figures.categories);
  expect(over.reduce((sum, [, count]) => sum + count, 0)).toBe(3);
  for (const [category, count] of over) {
    expect(await listed(`counted=${encodeURIComponent(category)}&began=1&${span}`)).toHaveLength(count);
  }
  const chat = admin.db.doc(paths.chat(orgId, idOf(elsewhere)));
  await chat.update({ 'counted.category': 'other', topicId: 'other' });
  expect(await listed(`counted=other&began=1&${span}`)).toContain(idOf(elsewhere));
  expect(await listed(`topic=other&began=1&${span}`)).toEqual([idOf(elsewhere)]);

  const slot = `${weekdayOf(day)}-12`;
  const inHour = await listed(`slot=${slot}&${span}`);
  expect(inHour).toEqual([shop, again, elsewhere].map(idOf).toSorted());
  expect(await countIn(inHour, ({ day: on, hour }) => on === day && hour === 12)).toBe(figures.localHours['12']);

  const citing = await listed(`source=${sourceId}&${span}`);
  expect(citing).toEqual([shop, again].map(idOf).toSorted());
  expect(await countIn(citing, ({ citations = [] }) => JSON.stringify(citations).includes(sourceId))).toBe(
    figures.sources[sourceId]?.cited,
  );

  const counts = { answered: figures.answered, refused: figures.refused };
  for (const [verdict, count] of Object.entries(counts)) {
    const ids = await listed(`verdict=${verdict}&${span}`);
    expect(await countIn(ids, (message) => message['verdict'] === verdict)).toBe(count);
  }
  expect(await listed(`verdict=refused&${span}`)).toEqual([again, elsewhere].map(idOf).toSorted());

  // Times are made of all answers.
  const answering = await listed(`answer=1&${span}`);
  expect(answering).toEqual([shop, again, elsewhere].map(idOf).toSorted());
  const timed = Object.values(figures.latency).reduce((sum, count) => sum + count, 0);
  expect(await countIn(answering, ({ role }) => role === 'assistant')).toBe(timed);
  expect(timed).toBe(figures.messages);

  const ratedIn = { positive: [again], negative: [shop] };
  for (const rating of RATINGS) {
    const isRated = (message: Record<string, unknown>) => message['rating'] === rating;
    const asks = ratedIn[rating].map(idOf);
    expect(await listed(`rated=${rating}&${span}`)).toEqual(asks);
    expect(await countIn(asks, isRated)).toBe(figures[rating]);
    expect(await listed(`rated=${rating}&source=${sourceId}&${span}`)).toEqual(asks);
    expect(figures.sources[sourceId]?.[rating]).toBe(1);
  }

  const deepIn = { quick: [elsewhere], medium: [again], deep: [shop] };
  for (const depth of DEPTHS) {
    expect(await listed(`depth=${depth}&began=1&${span}`)).toEqual(deepIn[depth].map(idOf));
    expect(figures.depth[depth]).toBe(1);
  }

  const asking = await listed(`person=1&${span}`);
  expect(asking).toEqual([elsewhere, silent].map(idOf).toSorted());
  expect(await countIn(asking, ({ event }) => event === 'handover-requested')).toBe(figures.handovers);
  expect(figures.handovers).toBe(3);
});

it('finds none of them on other days, and all of them in longer periods and without days', async () => {
  const before = `from=${addDays(day, -60)}&to=${addDays(day, -1)}`;
  const around = `from=${addDays(day, -60)}&to=${day}`;
  const slot = `${weekdayOf(day)}-12`;
  for (const [subject, count] of [
    [`source=${sourceId}`, 2],
    [`slot=${slot}`, 3],
    ['person=1', 2],
    ['site=other&began=1', 2],
    ['answer=1', 3],
    ['rated=negative', 1],
    [`rated=positive&source=${sourceId}`, 1],
    ['depth=medium&began=1', 1],
  ] as const) {
    expect(await listed(`${subject}&${before}`)).toEqual([]);
    expect(await listed(`${subject}&${around}`)).toHaveLength(count);
    expect(await listed(subject)).toHaveLength(count);
  }
  expect(await listed(`slot=${(weekdayOf(day) + 1) % 7}-12&${around}`)).toEqual([]);
  expect(await listed(`person=1&source=${sourceId}`)).toEqual([]);
  expect(await listed(`person=1&site=other&slot=${slot}`)).toHaveLength(1);
});
