import { deleteMyChat } from '@parlance/domain/contracts/conversations/chats';
import { mailTranscript as contract } from '@parlance/domain/contracts/conversations/transcripts';
import { widgetSchema } from '@parlance/domain/documents/chatbots/widget';
import type { Message } from '@parlance/domain/documents/chats/message';
import { newAnswerMessage, newVisitorMessage } from '@parlance/domain/documents/chats/message';
import { mailSchema } from '@parlance/domain/documents/mail';
import { newId } from '@parlance/domain/ids';
import { LIMITS } from '@parlance/domain/limits';
import { paths } from '@parlance/domain/paths';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { mailTranscript } from '../../../functions/src/conversations/transcripts/mailTranscript.ts';
import { composeMail } from '../../../functions/src/delivery/mail/composeMail.ts';
import { sendMail } from '../../../functions/src/delivery/mail/sendMail.ts';
import { newMail } from '../../../functions/src/delivery/newMail.ts';
import { createResumeToken } from '../../../functions/src/kernel/access/tokens/resumeToken.ts';
import { takeFromDay } from '../../../functions/src/kernel/platform/limits/takeFromDay.ts';
import { admin } from '../../support/admin.ts';
import { callContract, postRaw } from '../../support/callContract.ts';
import { makeChatbot } from '../../support/makeChatbot.ts';
import { untilDocument } from '../../support/untilDocument.ts';
import { handoverConversation, type Talk, TALKED_AT, type TalkWorld } from '../support/chats/handoverConversation.ts';
import { mailsTo } from '../support/mail/mailsTo.ts';
import { queuedMail } from '../support/mail/queuedMail.ts';

let world: TalkWorld;
let offering: string;

beforeAll(async () => {
  world = await handoverConversation();
  offering = await makeOffering(world.orgId);
});

afterEach(() => vi.useRealTimers());

async function makeOffering(orgId: string): Promise<string> {
  const overrides = { trained: true, allowedDomains: ['shop.example'], offerTranscript: true, displayName: 'Kuno' };
  const made = await makeChatbot(orgId, overrides);
  await untilDocument(paths.widget(made), widgetSchema, ({ offerTranscript }) => offerTranscript);
  return made;
}

const newAddress = (): string => `${newId().toLowerCase()}@visitor.example`;
const inputOf = (token: string, email = newAddress()) =>
  ({ token, transcriptId: newId(), email, consent: true, locale: 'en' }) as const;
const requestOf = (email = newAddress()) => ({ transcriptId: newId(), email, locale: 'en' }) as const;

async function add(talk: Talk, message: Message): Promise<void> {
  await admin.db.doc(paths.message(world.orgId, talk.chatId, newId())).set(message);
}

/** The mails of a conversation in the outbox, with their ids. */
async function outboxOf({ chatId }: Talk) {
  const found = await admin.db.collection('mail').where('message.chatId', '==', chatId).get();
  return found.docs.map((mail) => ({ mailId: mail.id, raw: mail.data(), ...mailSchema.parse(mail.data()) }));
}

async function compose(talk: Talk, locale: 'en' | 'de' = 'en') {
  const { chatId } = talk;
  const message = { kind: 'transcript', orgId: world.orgId, chatbotId: offering, chatId } as const;
  return composeMail(newMail(newAddress(), locale, message));
}

describe('mailTranscript', () => {
  it('mails a visitor their conversation once, and keeps neither words nor the address (A-109)', async () => {
    const talk = await world.makeTalk(2, { createdAt: TALKED_AT }, offering);
    const email = newAddress();
    const input = inputOf(talk.token, email);
    await Promise.all([callContract(contract, input), callContract(contract, input)]);
    await callContract(contract, input);
    const [mail, ...others] = await mailsTo(email);
    expect(others).toEqual([]);
    expect(mail?.subject).toBe('Your conversation with Kuno');
    expect(mail?.text).toMatch(/> Question 0.*Answer 0.*> Question 1.*Answer 1/s);
    expect(mail?.text).not.toContain('secret');
    expect(mail?.links).toEqual([]);
    const [queued, ...rest] = await outboxOf(talk);
    expect(rest).toEqual([]);
    const settled = await untilDocument(
      paths.mail(queued?.mailId ?? ''),
      mailSchema,
      ({ status }) => status === 'sent',
    );
    expect(settled.to).toBe('');
    expect(settled.message).toEqual({
      kind: 'transcript',
      orgId: world.orgId,
      chatbotId: offering,
      chatId: talk.chatId,
    });
    expect(JSON.stringify(queued?.raw)).not.toMatch(/Question|Answer/);
    // The conversation itself says nothing of it.
    expect(JSON.stringify((await admin.db.doc(paths.chat(world.orgId, talk.chatId)).get()).data())).not.toContain(
      email,
    );
  });

  it('asks for consent, a whole address and a conversation', async () => {
    const talk = await world.makeTalk(1, {}, offering);
    const input = inputOf(talk.token);
    for (const wrong of [
      { consent: false },
      { consent: undefined },
      { email: 'ada' },
      { email: 'a@b.example, c@d.example' },
    ]) {
      expect((await postRaw(contract.name, { ...input, ...wrong })).code).toBe('invalid-input');
    }
    expect((await postRaw(contract.name, { ...input, text: 'My own words' })).code).toBe('invalid-input');
    await expect(callContract(contract, inputOf(world.otherToken(newId(), offering)))).rejects.toMatchObject({
      code: 'not-found',
    });
    expect(await outboxOf(talk)).toEqual([]);
  });

  it('is closed where the chatbot does not offer it', async () => {
    const quiet = await world.makeTalk();
    await expect(callContract(contract, inputOf(quiet.token))).rejects.toMatchObject({ code: 'not-found' });
    expect(await outboxOf(quiet)).toEqual([]);
  });

  it('reaches no other chatbot’s chat and no other organization’s (T-04)', async () => {
    const talk = await world.makeTalk(1, {}, offering);
    const sibling = await makeOffering(world.orgId);
    const foreign = await handoverConversation();
    const elsewhere = await makeOffering(foreign.orgId);
    const refusal = (token: string) => callContract(contract, inputOf(token));
    await expect(refusal(world.otherToken(talk.chatId, sibling))).rejects.toMatchObject({
      code: 'visitor-token-invalid',
    });
    await expect(refusal(createResumeToken(talk.visitor))).rejects.toMatchObject({ code: 'visitor-token-invalid' });
    await expect(refusal(world.otherToken(talk.chatId, elsewhere))).rejects.toMatchObject({ code: 'not-found' });
    expect(await outboxOf(talk)).toEqual([]);
  });

  it('says nothing of a conversation that was deleted meanwhile, and goes out of the outbox with it (A-108)', async () => {
    const talk = await world.makeTalk(1, {}, offering);
    const { chatId, token } = talk;
    const mailId = newId();
    const email = newAddress();
    // A day that the suite's own outbox never reaches.
    const createdAt = new Date(Date.UTC(2300, 0, 1));
    const message = { kind: 'transcript', orgId: world.orgId, chatbotId: offering, chatId } as const;
    const waiting = { ...newMail(email, 'en', message), createdAt, nextAttemptAt: createdAt };
    await admin.db.doc(paths.mail(mailId)).set(waiting);
    await callContract(deleteMyChat, { token });
    expect(await outboxOf(talk)).toEqual([]);
    // One that a worker holds at this moment.
    await admin.db.doc(paths.mail(mailId)).set(waiting);
    expect(await sendMail(mailId, createdAt)).toBe('done');
    expect(await outboxOf(talk)).toMatchObject([{ status: 'dropped', to: '' }]);
    expect(await queuedMail(email)).toEqual([]);
    await expect(callContract(contract, inputOf(token))).rejects.toMatchObject({ code: 'not-found' });
  });
});

describe('a day has an end', () => {
  const at = new Date('2026-11-20T12:00:00Z');

  it('for one conversation, at N+1 (A-102)', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: at });
    const { visitor } = await world.makeTalk(1, {}, offering);
    const last = requestOf();
    for (let sent = 1; sent < LIMITS.transcriptsPerChat; sent += 1) await mailTranscript(visitor, requestOf());
    await mailTranscript(visitor, last);
    const refusal = { code: 'transcript-limit-reached', details: { max: LIMITS.transcriptsPerChat } };
    await expect(mailTranscript(visitor, requestOf())).rejects.toMatchObject(refusal);
    // What was taken before is no error.
    await mailTranscript(visitor, last);
    vi.setSystemTime(new Date('2026-11-21T00:00:00Z'));
    await mailTranscript(visitor, requestOf());
  });

  it('for one address over all conversations of an organization, at N+1, however many ask at once (A-102)', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: at });
    const email = newAddress();
    const talks = await Promise.all(
      Array.from({ length: LIMITS.transcriptsPerAddress + 1 }, () => world.makeTalk(1, {}, offering)),
    );
    const outcomes = await Promise.allSettled(talks.map(({ visitor }) => mailTranscript(visitor, requestOf(email))));
    expect(outcomes.filter(({ status }) => status === 'rejected')).toMatchObject([
      { reason: { code: 'transcript-limit-reached', details: { max: LIMITS.transcriptsPerAddress } } },
    ]);
    const { visitor } = await world.makeTalk(1, {}, offering);
    await expect(mailTranscript(visitor, requestOf(email))).rejects.toMatchObject({ code: 'transcript-limit-reached' });
    // A refused one takes nothing of the conversation's own day.
    await mailTranscript(visitor, requestOf());
  });

  it.each([
    ['trial', LIMITS.trialTranscriptsPerDay],
    ['pro', LIMITS.transcriptsPerDay],
  ] as const)('for an organization in %s, at N+1 (A-102)', async (plan, max) => {
    vi.useFakeTimers({ toFake: ['Date'], now: at });
    const own = await handoverConversation();
    await admin.db.doc(paths.org(own.orgId)).update({ plan });
    const chatbotId = await makeOffering(own.orgId);
    await takeFromDay(`transcript:${own.orgId}`, max - 1, max, at);
    const [first, second] = await Promise.all([own.makeTalk(1, {}, chatbotId), own.makeTalk(1, {}, chatbotId)]);
    await mailTranscript(first.visitor, requestOf());
    await expect(mailTranscript(second.visitor, requestOf())).rejects.toMatchObject({
      code: 'transcript-limit-reached',
      details: { max },
    });
  });
});

describe('the mail', () => {
  it('carries no stranger’s address, whoever it goes to', async () => {
    const talk = await world.makeTalk(0, { createdAt: TALKED_AT }, offering);
    const text =
      'YOU WON! Claim at https://evil.example/win or evil.example, win@evil.example, +49 900 1234567 <img src=x>';
    await add(talk, newVisitorMessage({ chatbotId: offering, text, at: TALKED_AT }));
    const at = new Date(TALKED_AT.getTime() + 1000);
    await add(talk, newAnswerMessage({ chatbotId: offering, text: 'I do not know.', at, verdict: 'refused' }));
    const mail = await compose(talk);
    for (const shown of [mail?.subject, mail?.text, mail?.html]) expect(shown).not.toMatch(/evil|900/);
    expect(mail?.html).not.toContain('<a ');
    expect(mail?.html).not.toContain('<img');
    expect(mail?.text).toContain('Somebody entered this address in the chat');
    expect(mail?.text).toContain('are left out, and long messages are shortened');
    // Its words come behind ours.
    expect(mail?.text.indexOf('YOU WON')).toBeGreaterThan(mail?.text.indexOf('Somebody entered') ?? 0);
  });

  it('quotes no name of a chatbot or an organization that is a web address (decision 050)', async () => {
    const evil = await handoverConversation();
    await admin.db.doc(paths.org(evil.orgId)).update({ name: 'Prizes at evil.example' });
    const chatbotId = await makeChatbot(evil.orgId, { displayName: 'Win at evil.example', offerTranscript: true });
    const { chatId } = await evil.makeTalk(1, {}, chatbotId);
    const mail = await composeMail(
      newMail(newAddress(), 'de', { kind: 'transcript', orgId: evil.orgId, chatbotId, chatId }),
    );
    expect(mail?.subject).toBe('Ihre Unterhaltung mit dem KI-Assistenten');
    expect(`${mail?.text}${mail?.html}`).not.toContain('evil');
  });

  it('has the newest messages of a long conversation, and says so, with the organization’s clock', async () => {
    await admin.db.doc(paths.org(world.orgId)).update({ timezone: 'Asia/Tokyo' });
    const talk = await world.makeTalk(LIMITS.transcriptMessages / 2, { createdAt: TALKED_AT }, offering);
    const whole = await compose(talk, 'de');
    expect(whole?.text).not.toContain('Die Unterhaltung ist länger');
    expect(whole?.text).toContain('> Question 0\n');
    expect(whole?.text).toContain('20.11.2026, 19:00');
    const at = new Date('2026-11-20T20:00:00Z');
    await add(talk, newVisitorMessage({ chatbotId: offering, text: 'One more', at }));
    const mail = await compose(talk, 'de');
    expect(mail?.text).toContain(`ihre neuesten ${LIMITS.transcriptMessages} Nachrichten`);
    expect(mail?.text).not.toContain('> Question 0\n');
    expect(mail?.text).toContain('> One more');
    expect(mail?.html).toContain('<html lang="de">');
  });
});
