import { answer } from '@parlance/domain/contracts/answering';
import { activitySchema } from '@parlance/domain/documents/organizations/activity';
import { chunkSchema } from '@parlance/domain/documents/knowledge/chunk';
import { qaSourceSchema, sourceSchema } from '@parlance/domain/documents/knowledge/source';
import { widgetSchema } from '@parlance/domain/documents/chatbots/widget';
import { newId } from '@parlance/domain/ids';
import { LIMITS } from '@parlance/domain/limits';
import { paths } from '@parlance/domain/paths';
import { describe, expect, it } from 'vitest';
import { createLocalProvider } from '../../../functions/src/ai/vendors/local/createLocalProvider.ts';
import { ingestSource } from '../../../functions/src/knowledge/ingestion/ingestSource.ts';
import { importQa } from '../../../functions/src/knowledge/sources/importQa.ts';
import { retrySource } from '../../../functions/src/knowledge/sources/retrySource.ts';
import { removeSources } from '../../../functions/src/knowledge/removeSources.ts';
import { saveQa } from '../../../functions/src/knowledge/saveQa.ts';
import { admin } from '../../support/admin.ts';
import { makeChatbot } from '../../support/makeChatbot.ts';
import { makeTeam } from '../../support/accounts/makeTeam.ts';
import { makeQa } from '../../support/makeQa.ts';
import { makeSource } from '../../support/makeSource.ts';
import { streamContract } from '../../support/streamContract.ts';
import { untilDocument } from '../../support/untilDocument.ts';
import { visitorToken } from '../../support/visitorToken.ts';
import { membershipOf } from '../support/accounts/membershipOf.ts';

const QUESTION = 'How long does the repair of a tent take?';
const ANSWER = 'Fixing a tent takes 12 working days.';

const org = await makeTeam({ plan: 'business' });

async function readSource(sourceId: string) {
  return sourceSchema.parse((await admin.db.doc(paths.source(org.orgId, sourceId)).get()).data());
}

async function readChunks(sourceId: string) {
  const found = await admin.db.collection(paths.chunks(org.orgId)).where('sourceId', '==', sourceId).get();
  return found.docs.map((chunk) => chunkSchema.parse(chunk.data()));
}

function untilIndexed(sourceId: string) {
  return untilDocument(paths.source(org.orgId, sourceId), sourceSchema, ({ status }) => status === 'indexed');
}

function save(chatbotId: string, sourceId: string, question = QUESTION, text = ANSWER): Promise<void> {
  return saveQa(membershipOf(org, 'member'), { chatbotId, sourceId, question, answer: text });
}

/** Kinds of the activity entries that name `subject`. */
async function activityOf(subject: string) {
  const found = await admin.db.collection(paths.activity(org.orgId)).where('subject', '==', subject).get();
  return found.docs.map((entry) => activitySchema.parse(entry.data()).kind);
}

describe('a question with its answer', () => {
  it('is one source of one passage, made once by the caller’s id, and answers a visitor', async () => {
    const chatbotId = await makeChatbot(org.orgId);
    const sourceId = newId();
    await Promise.all([save(chatbotId, sourceId), save(chatbotId, sourceId)]);
    expect(await untilIndexed(sourceId)).toMatchObject({
      type: 'qa',
      name: QUESTION,
      question: QUESTION,
      answer: ANSWER,
      chunks: 1,
    });
    await save(chatbotId, sourceId);
    expect((await readSource(sourceId)).status).toBe('indexed');
    expect(await readChunks(sourceId)).toMatchObject([
      { heading: QUESTION, text: ANSWER, question: QUESTION, index: 0, pageId: null, url: null },
    ]);
    expect(await activityOf(QUESTION)).toEqual(['source-added']);

    await untilDocument(paths.widget(chatbotId), widgetSchema, ({ trained }) => trained);
    const token = await visitorToken(chatbotId);
    const ask = () => streamContract(answer, { token, messageId: newId(), text: QUESTION, locale: 'en' });
    expect((await ask()).result.text).toContain('12 working days');

    await removeSources(membershipOf(org, 'member'), [sourceId]);
    await untilDocument(paths.widget(chatbotId), widgetSchema, ({ trained }) => !trained);
    await expect(ask()).rejects.toMatchObject({ code: 'chatbot-untrained' });
  });

  it('is found by the words of its question', async () => {
    const sourceId = newId();
    await save(await makeChatbot(org.orgId), sourceId, 'Größe: welche passt?');
    expect((await readSource(sourceId)).searchTerms).toEqual(expect.arrayContaining(['grosse', 'welche', 'pas']));
  });

  it('is read again when it is changed, and its old answer is gone', async () => {
    const chatbotId = await makeChatbot(org.orgId);
    const sourceId = newId();
    await save(chatbotId, sourceId);
    await untilIndexed(sourceId);
    await save(chatbotId, sourceId, QUESTION, 'Fixing a tent takes 5 working days.');
    await untilIndexed(sourceId);
    expect((await readChunks(sourceId)).map(({ text }) => text)).toEqual(['Fixing a tent takes 5 working days.']);
  });

  it('that is changed while it is read ends with the new answer', async () => {
    const chatbotId = await makeChatbot(org.orgId);
    const sourceId = await makeQa(org.orgId, chatbotId, { question: QUESTION, answer: ANSWER });
    await ingestSource(org.orgId, sourceId, createLocalProvider(), {
      onStep: async (step) => {
        if (step === 'written') await save(chatbotId, sourceId, QUESTION, 'Fixing a tent takes 6 working days.');
      },
    });
    expect(await untilIndexed(sourceId)).toMatchObject({ answer: 'Fixing a tent takes 6 working days.', chunks: 1 });
    expect((await readChunks(sourceId)).map(({ text }) => text)).toEqual(['Fixing a tent takes 6 working days.']);
  });

  it('fails and is tried again like a file', async () => {
    const chatbotId = await makeChatbot(org.orgId);
    const failed = { status: 'failed', error: 'ingestion-failed', attempts: LIMITS.ingestionAttempts } as const;
    const sourceId = await makeQa(org.orgId, chatbotId, { question: QUESTION, answer: ANSWER }, failed);
    await retrySource(org.orgId, sourceId);
    expect(await untilIndexed(sourceId)).toMatchObject({ error: null, attempts: 1 });
  });

  it('may be as long as the form allows, in one passage', async () => {
    const sourceId = newId();
    const text = 'Wort und '.repeat(500).slice(0, LIMITS.qaAnswerCharacters).trim();
    await save(await makeChatbot(org.orgId), sourceId, 'Frage?', text);
    expect(await untilIndexed(sourceId)).toMatchObject({ chunks: 1, characters: text.length });
    expect(await readChunks(sourceId)).toMatchObject([{ text, language: 'de' }]);
  });

  it('does not take over what has its id already (T-04)', async () => {
    const chatbotId = await makeChatbot(org.orgId);
    const file = await makeSource(org.orgId, chatbotId, 'Text.', { status: 'indexed' });
    await expect(save(chatbotId, file)).rejects.toMatchObject({ code: 'not-found' });
    const sourceId = newId();
    await save(chatbotId, sourceId);
    await expect(save(await makeChatbot(org.orgId), sourceId)).rejects.toMatchObject({ code: 'not-found' });
    await expect(save(newId(), newId())).rejects.toMatchObject({ code: 'not-found' });
    expect(await readSource(file)).toMatchObject({ type: 'file', name: 'notes.md' });
  });
});

describe('an import of questions', () => {
  function row(question: string, text: string, sourceId = newId()) {
    return { sourceId, question, answer: text };
  }

  async function all(chatbotId: string) {
    const found = await admin.db.collection(paths.sources(org.orgId)).where('chatbotId', '==', chatbotId).get();
    return found.docs
      .map((source) => qaSourceSchema.parse(source.data()))
      .map(({ question, answer: text }) => [question, text])
      .toSorted((one, other) => (String(one) < String(other) ? -1 : 1));
  }

  it('makes new ones and changes those that are there, whatever their case and punctuation', async () => {
    const who = membershipOf(org, 'member');
    const chatbotId = await makeChatbot(org.orgId);
    const first = [row('When are you open?', 'From 9 to 18.'), row('Wie groß ist das Zelt?', '3 Meter.')];
    expect(await importQa(who, chatbotId, first)).toEqual({ created: 2, updated: 0 });
    expect(await importQa(who, chatbotId, first)).toEqual({ created: 0, updated: 0 });
    const second = [
      row('when are YOU open', 'From 10 to 19.'),
      row('Wie gross ist das Zelt', '3 Meter.'),
      row('What is new?', 'This.'),
      row('What is new?', 'This and that.'),
    ];
    expect(await importQa(who, chatbotId, second)).toEqual({ created: 1, updated: 2 });
    expect(await all(chatbotId)).toEqual([
      ['What is new?', 'This and that.'],
      ['Wie gross ist das Zelt', '3 Meter.'],
      ['when are YOU open', 'From 10 to 19.'],
    ]);
    expect(await activityOf('What is new?')).toEqual(['source-added']);
  });

  it('leaves the questions of other chatbots alone', async () => {
    const who = membershipOf(org, 'member');
    const [one, other] = [await makeChatbot(org.orgId), await makeChatbot(org.orgId)];
    await importQa(who, one, [row('When?', 'Now.')]);
    expect(await importQa(who, other, [row('When?', 'Later.')])).toEqual({ created: 1, updated: 0 });
    expect(await all(one)).toEqual([['When?', 'Now.']]);
  });

  it('is all or nothing: an id that is taken spoils it', async () => {
    const who = membershipOf(org, 'member');
    const chatbotId = await makeChatbot(org.orgId);
    const file = await makeSource(org.orgId, await makeChatbot(org.orgId), 'Text.', { status: 'indexed' });
    const rows = [row('When?', 'Now.'), row('Where?', 'Here.', file)];
    await expect(importQa(who, chatbotId, rows)).rejects.toMatchObject({ code: 'not-found' });
    expect(await all(chatbotId)).toEqual([]);
  });

  it('makes one set of two that arrive at the same time', async () => {
    const who = membershipOf(org, 'member');
    const chatbotId = await makeChatbot(org.orgId);
    const rows = Array.from({ length: 20 }, (_, index) => row(`Question ${index}?`, `Answer ${index}.`));
    const outcomes = await Promise.all([importQa(who, chatbotId, rows), importQa(who, chatbotId, rows)]);
    expect(new Set(outcomes.map(({ created }) => created))).toEqual(new Set([0, 20]));
    expect(await all(chatbotId)).toHaveLength(20);
  });
});
