import { type MaskedRead, readMasked } from '@parlance/domain/contracts/privacy';
import { decodeDates } from '@parlance/domain/encoding/datesInJson';
import { chatSchema } from '@parlance/domain/documents/chats/chat';
import { leadSchema, newLead } from '@parlance/domain/documents/chats/lead';
import { newAnswerMessage, newVisitorMessage } from '@parlance/domain/documents/chats/message';
import { newId } from '@parlance/domain/ids';
import { LIMITS } from '@parlance/domain/limits';
import { paths } from '@parlance/domain/paths';
import { describe, expect, it } from 'vitest';
import { admin } from '../../support/admin.ts';
import { callContract, postRaw } from '../../support/callContract.ts';
import { makeTeam } from '../../support/accounts/makeTeam.ts';
import { ruleDocuments } from '../../support/ruleDocuments.ts';

/** Strings that no answer may contain, in any way to write them. */
const PLANTED = ['Zwetschgenstein', 'quetsche', '5550987', '98 76', '0532013000', '0532 0130 00', '1111 1111'];
const NAME = 'Wilma Zwetschgenstein';
const EMAIL = 'wilma@quetsche.example';
const WORDS = `I am ${NAME}, ${EMAIL}, +49 30 555 09 87, IBAN DE89 3704 0044 0532 0130 00, card 4111 1111 1111 1111. Order 4711?`;
const DAY = '2026-11-20';

const chatId = newId();
const leadId = newId();
const at = (minute: number) => new Date(Date.UTC(2026, 10, 20, 12, minute));

async function plant(): Promise<void> {
  const batch = admin.db.batch();
  const put = (path: string, document: object) => void batch.set(admin.db.doc(path), document);
  const note = { id: newId(), authorUid: 'ada', text: WORDS, at: at(1) };
  const chat = {
    ...ruleDocuments.chat,
    lastMessage: WORDS,
    topic: WORDS,
    tags: ['VIP', WORDS],
    notes: [note],
    terms: ['zwetschgenstein'],
    identity: { name: NAME, email: EMAIL },
    turns: [{ question: WORDS, answer: WORDS }],
    csat: { score: 2, comment: WORDS, at: at(6) },
    lastMessageAt: at(5),
  };
  put(paths.chat(orgId, chatId), chat);
  const said = { chatbotId: 'chatbot', at: at(2) };
  const question = newId();
  put(
    paths.message(orgId, chatId, question),
    newVisitorMessage({ ...said, text: WORDS, translations: { de: `Ich bin ${WORDS.slice(5)}` } }),
  );
  const text = 'Write to shop@parlance.example, Ms Zwetschgenstein.';
  const answer = newAnswerMessage({
    ...said,
    at: at(3),
    text,
    verdict: 'answered',
    comment: WORDS,
    searchQuery: WORDS,
    translations: { de: WORDS },
  });
  put(paths.message(orgId, chatId, `${question}.answer`), answer);
  const original = { text: `Frau ${NAME}, ${EMAIL}`, locale: 'de' };
  const reply = { agentUid: 'ada', agentName: 'Ada', draftChange: null, original, translations: { de: WORDS } };
  put(paths.message(orgId, chatId, newId()), { ...said, at: at(4), role: 'agent', text: `Ms ${NAME}`, ...reply });
  const contact = { chatbotId: 'chatbot', chatId, name: NAME, email: EMAIL, phone: '030 5550987', message: WORDS };
  const lead = newLead({ ...contact, category: null, consentAt: at(4), createdAt: at(4) });
  put(paths.lead(orgId, leadId), { ...lead, notes: [note], replies: [{ ...note, status: 'sent' }] });
  for (let index = 0; index < LIMITS.maskedPage + 1; index += 1) {
    const id = `older${String(index).padStart(3, '0')}`;
    put(paths.lead(orgId, id), { ...lead, chatId: null, status: 'done', createdAt: at(-index) });
  }
  const quote = { chatId, messageId: question, question: 'Is it for Frau Zwetschgenstein?', at: at(2), counter: 'c' };
  put(paths.stats(orgId, 'chatbot', DAY), {
    ...ruleDocuments.stats,
    chatbotId: 'chatbot',
    day: DAY,
    unanswered: { 1: quote },
  });
  put(paths.topic(orgId, 'topic'), { ...ruleDocuments.topic, name: EMAIL, aliases: [EMAIL] });
  put(paths.teamView(orgId, 'view'), {
    ...ruleDocuments.view,
    name: EMAIL,
    query: `tag=VIP&q=zwetschgenstein`,
    ownerUid: null,
  });
  put(paths.declaration(orgId, 'declaration'), {
    ...ruleDocuments.declaration,
    name: NAME,
    email: EMAIL,
    contract: WORDS,
    reason: WORDS,
    message: WORDS,
  });
  put(paths.chatTags(orgId), { names: ['VIP', EMAIL] });
  await batch.commit();
}

const { orgId, users } = await makeTeam();
await plant();

const NEWEST = { orderBy: ['createdAt', 'desc'] } as const;
/** Every collection by a list, a document and a number. */
const READS: readonly MaskedRead[] = [
  { kind: 'list', collection: 'chats', orderBy: ['lastMessageAt', 'desc'], limit: 26 },
  {
    kind: 'list',
    collection: 'chats',
    equals: { chatbotId: 'chatbot' },
    contains: ['tags', 'VIP'],
    orderBy: ['lastMessageAt', 'desc'],
    limit: 5,
  },
  { kind: 'document', collection: 'chats', id: chatId },
  { kind: 'list', collection: 'messages', chatId, orderBy: ['at', 'desc'], limit: 100 },
  { kind: 'list', collection: 'leads', equals: { chatbotId: 'chatbot', status: 'new' }, ...NEWEST, limit: 26 },
  { kind: 'list', collection: 'leads', sameAddressAs: leadId, ...NEWEST, limit: 50 },
  { kind: 'document', collection: 'leads', id: leadId },
  { kind: 'count', collection: 'leads', equals: { chatbotId: 'chatbot' }, ...NEWEST },
  { kind: 'list', collection: 'stats', orderBy: ['day', 'desc'], range: { from: DAY }, limit: 10 },
  { kind: 'list', collection: 'topics', orderBy: ['createdAt', 'asc'], limit: 10 },
  { kind: 'list', collection: 'views', orderBy: ['createdAt', 'asc'], limit: 10 },
  { kind: 'document', collection: 'tags', id: 'chats' },
];

function read(reads: readonly MaskedRead[], locale: 'en' | 'de' = 'en') {
  return callContract(readMasked, { orgId, locale, reads: [...reads] }, users.viewer.idToken);
}

describe('readMasked', () => {
  it('answers every read with what is there, and with nothing of who the visitor is', async () => {
    const { answers } = await read(READS);
    expect(answers.map(({ documents, count }) => count ?? documents.length)).toEqual([
      1,
      1,
      1,
      3,
      1,
      50,
      1,
      LIMITS.maskedPage + 2,
      1,
      1,
      1,
      1,
    ]);
    const sent = JSON.stringify(answers);
    for (const value of PLANTED) expect(sent.toLowerCase()).not.toContain(value.toLowerCase());
    const words = 'I am [name], [email], [phone], IBAN [IBAN], card [card number]. Order 4711?';
    expect(chatSchema.parse(decodeDates(answers[2]?.documents[0]?.fields))).toMatchObject({
      lastMessage: words,
      lastMessageAt: at(5),
      identity: { name: '[name]', email: '[email]' },
      tags: ['VIP', words],
      csat: { score: 2, comment: words, at: at(6) },
    });
    expect(answers[3]?.documents.map(({ fields }) => fields)).toMatchObject([
      { text: 'Ms [name]', original: { text: 'Frau [name], [email]', locale: 'de' } },
      { text: 'Write to shop@parlance.example, Ms [name].', comment: words },
      { text: words },
    ]);
    expect(answers[8]?.documents).toMatchObject([
      { fields: { unanswered: { 1: { question: 'Is it for Frau [name]?' } } } },
    ]);
    expect(answers[10]?.documents).toMatchObject([{ fields: { name: '[email]', query: 'tag=VIP' } }]);
  });

  it('masks who declared something, and what they wrote', async () => {
    const order = { orderBy: ['receivedAt', 'desc'] } as const;
    const { answers } = await read([
      { kind: 'list', collection: 'declarations', equals: { kind: 'withdrawal' }, ...order, limit: 5 },
      { kind: 'document', collection: 'declarations', id: 'declaration' },
      { kind: 'count', collection: 'declarations', equals: { status: 'done' }, ...order },
    ]);
    expect(answers.map(({ documents, count }) => count ?? documents.length)).toEqual([1, 1, 0]);
    for (const value of PLANTED) expect(JSON.stringify(answers).toLowerCase()).not.toContain(value.toLowerCase());
    const words = 'I am [name], [email], [phone], IBAN [IBAN], card [card number]. Order 4711?';
    const masked = { name: '[name]', email: '[email]', contract: words, reason: words, message: words };
    expect(answers[1]?.documents).toMatchObject([{ fields: { ...masked, kind: 'withdrawal', status: 'new' } }]);
  });

  it('says in the reader’s language what was there', async () => {
    const { answers } = await read([{ kind: 'document', collection: 'leads', id: leadId }], 'de');
    const lead = leadSchema.parse(decodeDates(answers[0]?.documents[0]?.fields));
    expect([lead.name, lead.email, lead.phone]).toEqual(['[Name]', '[E-Mail]', '[Telefon]']);
  });

  it('goes through a list page by page, and through all of it once', async () => {
    const seen: string[] = [];
    let after: Extract<MaskedRead, { kind: 'list' }>['after'];
    for (let page = 0; page < 5; page += 1) {
      const { answers } = await read([
        { kind: 'list', collection: 'leads', ...NEWEST, limit: 26, ...(after === undefined ? {} : { after }) },
      ]);
      const documents = answers[0]?.documents ?? [];
      seen.push(...documents.map(({ id }) => id));
      const last = documents.at(-1);
      if (last === undefined || documents.length < 26) break;
      const { createdAt } = leadSchema.parse(decodeDates(last.fields));
      after = { value: { $date: createdAt.getTime() }, id: last.id };
    }
    expect(seen.length).toBe(LIMITS.maskedPage + 2);
    expect(new Set(seen).size).toBe(seen.length);
  });

  it.each<[string, Partial<MaskedRead>]>([
    ['an address', { collection: 'leads', equals: { email: EMAIL } }],
    ['a name', { collection: 'chats', equals: { 'identity.name': NAME } }],
    ['a word of a conversation', { collection: 'chats', contains: ['terms', 'zwetschgenstein'] }],
    ['a word of a lead', { collection: 'leads', contains: ['searchTerms', 'wilma'] }],
    ['the order of addresses', { collection: 'leads', orderBy: ['email', 'asc'] }],
    [
      'the address of a declaration',
      { collection: 'declarations', equals: { email: EMAIL }, orderBy: ['receivedAt', 'asc'] },
    ],
    ['a contract', { collection: 'declarations', equals: { contract: 'Order 4711' }, orderBy: ['receivedAt', 'asc'] }],
    ['messages of no conversation', { collection: 'messages' }],
    ['one document too many', { collection: 'leads', limit: LIMITS.maskedPage + 1 }],
  ])('refuses to be asked for %s', async (_what, asked) => {
    const reads = [{ kind: 'list', limit: 10, ...NEWEST, ...asked }];
    const { idToken } = users.viewer;
    expect(await postRaw('readMasked', { orgId, locale: 'en', reads }, idToken)).toMatchObject({
      code: 'invalid-input',
    });
  });

  it('has nothing of another organization', async () => {
    const theirs = await makeTeam();
    const reads = READS.filter(({ kind }) => kind === 'document');
    const { answers } = await callContract(
      readMasked,
      { orgId: theirs.orgId, locale: 'en', reads },
      theirs.users.owner.idToken,
    );
    expect(answers.flatMap(({ documents }) => documents)).toEqual([]);
  });
});
