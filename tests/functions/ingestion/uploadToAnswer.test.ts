import { answer } from '@parlance/domain/contracts/answering';
import { createChatbot } from '@parlance/domain/contracts/chatbots';
import { chatSchema } from '@parlance/domain/documents/chats/chat';
import { chatbotSchema } from '@parlance/domain/documents/chatbots/chatbot';
import { type Source } from '@parlance/domain/documents/knowledge/source';
import { messageSchema } from '@parlance/domain/documents/chats/message';
import { widgetSchema } from '@parlance/domain/documents/chatbots/widget';
import { newId } from '@parlance/domain/ids';
import { paths } from '@parlance/domain/paths';
import { beforeAll, describe, expect, it } from 'vitest';
import { addDocument } from '../../support/addDocument.ts';
import { admin } from '../../support/admin.ts';
import { callContract } from '../../support/callContract.ts';
import { makeColumnPdf } from '../../support/documents/makeColumnPdf.ts';
import { makePptx } from '../../support/documents/makePptx.ts';
import { makeXlsx } from '../../support/documents/makeXlsx.ts';
import { makeTeam, type TestTeam } from '../../support/accounts/makeTeam.ts';
import { streamContract } from '../../support/streamContract.ts';
import { suiteUrls } from '../../support/suiteUrls.ts';
import { untilDocument } from '../../support/untilDocument.ts';
import { visitorToken } from '../../support/visitorToken.ts';

const SHIPPING = `# Shipping

## Germany

Shipping within Germany costs 4.90 euros. Orders above 60 euros are delivered free of charge.

## Austria

Delivery to Austria costs 9.90 euros and takes three to five working days.
`;
const VERSAND = `# Versand

## Deutschland

Der Versand innerhalb Deutschlands kostet 4,90 Euro. Ab 60 Euro Bestellwert liefern wir versandkostenfrei.
`;

/** A document of every further type, each with a fact that no other has. */
const OTHERS: readonly [string, () => Uint8Array | string | Promise<Uint8Array>, string, string][] = [
  [
    'opening.pptx',
    () =>
      makePptx([
        { title: 'Welcome', paragraphs: ['We sell tents.'] },
        { title: 'Opening hours', paragraphs: ['The shop in Freiburg opens at 9:30 in the morning.'] },
      ]),
    'When does the shop in Freiburg open?',
    '9:30',
  ],
  [
    'weights.xlsx',
    () =>
      makeXlsx([
        {
          name: 'Tents',
          rows: [
            ['Model', 'Weight'],
            ['Feldsee', '2.4 kg'],
            ['Belchen', '3.1 kg'],
          ],
        },
        {
          name: 'Dates',
          rows: [
            ['Model', 'Available from'],
            ['Titisee', new Date(Date.UTC(2027, 2, 15))],
          ],
        },
      ]),
    'What is the weight of the Belchen model?',
    '3.1 kg',
  ],
  [
    'deposits.csv',
    () => 'Gerät;Kaution\nKanu;120 Euro\nSchlauchboot;80 Euro',
    'Wie hoch ist die Kaution für das Kanu?',
    '120 Euro',
  ],
  [
    'parking.html',
    () =>
      '<!doctype html><html lang="en"><head><title>Parking</title><script>var price = 99;</script></head><body><h1>Parking</h1><p>Parking behind the shop costs 2 euros an hour.</p></body></html>',
    'What does parking behind the shop cost?',
    '2 euros',
  ],
  [
    'columns.pdf',
    () =>
      makeColumnPdf(
        'Rental of equipment',
        'The rental of a canoe begins at eight in the morning at the pier. Please bring a valid passport, because without it we cannot hand the boat over to you. Whoever comes late may still start until ten, after which the boat goes to the next guests in line.',
        'Every boat comes with two paddles and a dry bag of 40 litres. Life jackets are free of charge, and all children have to wear one on the water. Dogs are welcome in every boat as long as they are calm and used to the water.',
      ),
    'How big is the dry bag that comes with every boat?',
    '40 litres',
  ],
];

describe('from an uploaded document to an answer', () => {
  let org: TestTeam;
  let chatbotId: string;
  const sources: Source[] = [];

  beforeAll(async () => {
    org = await makeTeam();
    ({ chatbotId } = await callContract(
      createChatbot,
      { orgId: org.orgId, name: 'Guide', description: '' },
      org.users.member.idToken,
    ));
    const documents = [
      ['shipping.md', SHIPPING],
      ['versand.md', VERSAND],
    ] as const;
    for (const [name, text] of documents) {
      sources.push((await addDocument(org.orgId, chatbotId, org.users.member, name, text)).source);
    }
    await untilDocument(paths.widget(chatbotId), widgetSchema, ({ trained }) => trained);
  });

  it('indexes the documents and trains the chatbot', async () => {
    expect(sources).toMatchObject(Array.from({ length: 2 }, () => ({ status: 'indexed', error: null, progress: 1 })));
    expect(sources.every(({ chunks }) => chunks > 0)).toBe(true);
    const chatbot = chatbotSchema.parse((await admin.db.doc(paths.chatbot(org.orgId, chatbotId)).get()).data());
    expect(chatbot).toMatchObject({ trained: true });
  });

  it.each([
    ['How much is delivery to Austria?', 'Delivery to Austria costs 9.90 euros', 'shipping.md'],
    ['Was kostet der Versand in Deutschland?', '4,90 Euro', 'versand.md'],
  ])('answers %j from its document and names it', async (text, expected, sourceName) => {
    const token = await visitorToken(chatbotId);
    const { chunks, result } = await streamContract(answer, { token, messageId: newId(), text, locale: 'en' });
    expect(result.verdict).toBe('answered');
    expect(result.text).toContain(expected);
    expect(result.citations.map((citation) => citation.sourceName)).toContain(sourceName);
    const streamed = chunks.flatMap((chunk) => (chunk.type === 'text' ? [chunk.text] : [])).join('');
    expect(streamed.trim()).toBe(result.text);
  });

  it.each(OTHERS)('answers from a document of its own kind: %s', async (name, make, text, expected) => {
    const { source } = await addDocument(org.orgId, chatbotId, org.users.member, name, await make());
    expect(source).toMatchObject({ status: 'indexed', error: null, notes: [] });
    const token = await visitorToken(chatbotId);
    const { result } = await streamContract(answer, { token, messageId: newId(), text, locale: 'en' });
    expect(result.text).toContain(expected);
    expect(result.citations.map((citation) => citation.sourceName)).toContain(name);
  });

  it('streams as server-sent events that no proxy holds back', async () => {
    const token = await visitorToken(chatbotId);
    const response = await fetch(`${suiteUrls.functions}/answer/answer`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Accept: 'text/event-stream', Origin: suiteUrls.web },
      body: JSON.stringify({
        data: { token, messageId: newId(), text: 'How much is delivery to Austria?', locale: 'en' },
      }),
    });
    await response.text();
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'text/event-stream; charset=utf-8',
      'x-accel-buffering': 'no',
      'access-control-allow-origin': suiteUrls.web,
    });
  });

  it('says that it does not know, in the language of the question, and offers the contact form', async () => {
    const token = await visitorToken(chatbotId);
    const ask = (text: string) => streamContract(answer, { token, messageId: newId(), text, locale: 'en' });
    const english = await ask('Who won the football world championship in 1990?');
    expect(english.result).toMatchObject({ verdict: 'refused', offerContact: true, citations: [] });
    expect(english.result.text).toContain('I don’t know');
    const german = await ask('Wer gewann 1990 die Fußballweltmeisterschaft?');
    expect(german.result.text).toContain('Das weiß ich nicht');
  });

  it('stores the conversation with its turns, and answers the same message once', async () => {
    const token = await visitorToken(chatbotId);
    const messageId = newId();
    const input = { token, messageId, text: 'How much is delivery to Austria?', locale: 'en' as const };
    const first = await streamContract(answer, input);
    const again = await streamContract(answer, input);
    expect(again.result).toEqual(first.result);
    await streamContract(answer, {
      ...input,
      messageId: newId(),
      text: 'And above which amount is it free of charge?',
    });

    const messages = await admin.db
      .collectionGroup('messages')
      .where('chatbotId', '==', chatbotId)
      .get()
      .then(({ docs }) =>
        docs.filter((doc) => doc.ref.path.includes(chatIdOf(token))).map((doc) => messageSchema.parse(doc.data())),
      );
    expect(messages).toHaveLength(4);
    const chat = chatSchema.parse((await admin.db.doc(paths.chat(org.orgId, chatIdOf(token))).get()).data());
    expect(chat.messageCount).toBe(4);
    expect(chat.turns).toEqual([
      { question: 'How much is delivery to Austria?', answer: first.result.text.replaceAll(/ \[\d\]/g, '') },
    ]);
  });
});

function chatIdOf(token: string): string {
  const payload: unknown = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString());
  if (typeof payload !== 'object' || payload === null || !('chatId' in payload))
    throw new Error('no chat in the token');
  return String(payload.chatId);
}
