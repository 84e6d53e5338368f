import {
  translateMessages as translateMessagesContract,
  translateReply as translateReplyContract,
} from '@parlance/domain/contracts/conversations/handover';
import { revealPersonalData, setPersonalDataAccess } from '@parlance/domain/contracts/privacy';
import { newAnswerMessage } from '@parlance/domain/documents/chats/message';
import { DAY_MS } from '@parlance/domain/durations';
import { newId } from '@parlance/domain/ids';
import { LIMITS } from '@parlance/domain/limits';
import { paths } from '@parlance/domain/paths';
import { PLAN_LIMITS } from '@parlance/domain/plans';
import { answerIdOf } from '@parlance/domain/widget/answerId';
import { describe, expect, it } from 'vitest';
import type { AiProvider } from '../../../functions/src/ai/AiProvider.ts';
import { reviseAnswer } from '../../../functions/src/conversations/chats/reviseAnswer.ts';
import { sendAgentMessage } from '../../../functions/src/conversations/handover/sendAgentMessage.ts';
import { translateMessages } from '../../../functions/src/conversations/translation/translateMessages.ts';
import { translateReply } from '../../../functions/src/conversations/translation/translateReply.ts';
import { takeFromDay } from '../../../functions/src/kernel/platform/limits/takeFromDay.ts';
import { admin } from '../../support/admin.ts';
import { callContract } from '../../support/callContract.ts';
import { makeTeam, type TestTeam } from '../../support/accounts/makeTeam.ts';
import { membershipOf } from '../support/accounts/membershipOf.ts';
import { offeringChatbot, stored } from '../support/chats/handoverFixture.ts';
import {
  foreignConversation,
  ORDER,
  PRICE,
  REPLY,
  translating,
  translationsOf,
  usedTranslations,
} from '../support/chats/translationFixture.ts';

const team = await makeTeam();
const { orgId } = team;
const chatbotId = await offeringChatbot(orgId);
const member = (of: TestTeam = team) => membershipOf(of, 'member');
const says = (text: string) => ({ messageId: newId(), text });

const read = (chatId: string, messageIds: readonly string[], provider: AiProvider, now = new Date()) =>
  translateMessages(member(), { chatId, messageIds, locale: 'de' }, provider, now);

describe('messages that are translated', () => {
  it('have their translation beside them, are read with those before, and are paid once', async () => {
    const { visitor, chatId, ids } = await foreignConversation(chatbotId, member(), [PRICE.fr, ORDER.fr]);
    const [before, provider] = [await usedTranslations(orgId), translating()];
    await read(chatId, [...ids, newId()], provider);
    expect(await translationsOf(orgId, chatId, ids[0])).toEqual({ de: PRICE.de });
    expect(await translationsOf(orgId, chatId, ids[1])).toEqual({ de: ORDER.de });
    expect(provider.requests).toHaveLength(2);
    const second = provider.requests.find(({ message }) => message.text === ORDER.fr);
    expect(second).toMatchObject({ language: 'German', before: [{ by: 'visitor', text: PRICE.fr }] });
    expect(await usedTranslations(orgId)).toBe(before + 2);
    await read(chatId, ids, provider);
    const { relay } = await stored(orgId, visitor.chatId);
    expect(relay.filter((message) => 'translations' in message)).toEqual([]);
    expect(provider.requests).toHaveLength(2);
    expect(await usedTranslations(orgId)).toBe(before + 2);
  });

  it('are paid once by four who ask at the same time', async () => {
    const { chatId, ids } = await foreignConversation(chatbotId, member(), [PRICE.fr]);
    const [before, provider] = [await usedTranslations(orgId), translating()];
    await Promise.all(Array.from({ length: 4 }, () => read(chatId, ids, provider)));
    expect(provider.requests).toHaveLength(1);
    expect(await usedTranslations(orgId)).toBe(before + 1);
    expect(await translationsOf(orgId, chatId, ids[0])).toEqual({ de: PRICE.de });
  });

  it('are none in the reader’s language, without words, or written by an agent in it', async () => {
    const { chatId, ids } = await foreignConversation(chatbotId, member(), [ORDER.de, '10234 👍']);
    const reply = { ...says(REPLY.fr), original: { text: REPLY.de, locale: 'de' as const } };
    await sendAgentMessage(member(), chatId, reply);
    const [before, provider] = [await usedTranslations(orgId), translating()];
    await read(chatId, [...ids, reply.messageId], provider);
    expect(provider.requests).toEqual([]);
    expect(await usedTranslations(orgId)).toBe(before);
  });

  it.each([
    ['another price', 'Was kostet die Reparatur für 81 Euro?'],
    ['a link', 'Was kostet die Reparatur für 18 Euro? Siehe https://evil.example'],
    ['nothing', ''],
  ])('stay as they are where the model writes %s, and are not asked again', async (_, written) => {
    const { chatId, ids } = await foreignConversation(chatbotId, member(), [PRICE.fr]);
    const provider = translating(() => written);
    await read(chatId, ids, provider);
    expect(await translationsOf(orgId, chatId, ids[0])).toEqual({ de: '' });
    await read(chatId, ids, provider);
    expect(provider.requests).toHaveLength(1);
  });

  it('stay as they are where they were revised meanwhile, and lose their translation when they are revised', async () => {
    const { chatId, ids } = await foreignConversation(chatbotId, member(), [PRICE.fr]);
    const id = answerIdOf(ids[0] ?? '');
    const answer = newAnswerMessage({ chatbotId, text: PRICE.fr, at: new Date(), verdict: 'answered' });
    await admin.db.doc(paths.message(orgId, chatId, id)).set(answer);
    const revise = (text: string) => reviseAnswer(membershipOf(team, 'owner'), { chatId, messageId: id, text });
    const late = { ...translating(), translateMessage: async () => (await revise(ORDER.fr), PRICE.de) };
    await read(chatId, [id], late);
    expect(await translationsOf(orgId, chatId, id)).toEqual({});
    await read(chatId, [id], translating());
    expect(await translationsOf(orgId, chatId, id)).toEqual({ de: ORDER.de });
    await revise('Elle est partie hier.');
    expect(await translationsOf(orgId, chatId, id)).toEqual({});
  });

  it('take nothing of the day where the model is away, and keep what was translated', async () => {
    const { chatId, ids } = await foreignConversation(chatbotId, member(), [PRICE.fr, ORDER.fr]);
    const before = await usedTranslations(orgId);
    const half = translating((text) => {
      if (text === ORDER.fr) throw new Error('The model is away');
      return PRICE.de;
    });
    await expect(read(chatId, ids, half)).rejects.toMatchObject({ code: 'answer-failed' });
    expect(await translationsOf(orgId, chatId, ids[0])).toEqual({ de: PRICE.de });
    expect(await usedTranslations(orgId)).toBe(before + 1);
    await read(chatId, ids, translating());
    expect(await translationsOf(orgId, chatId, ids[1])).toEqual({ de: ORDER.de });
  });

  it('are not given to a model where they are too long', async () => {
    const { chatId, ids } = await foreignConversation(chatbotId, member(), [PRICE.fr]);
    const ref = admin.db.doc(paths.message(orgId, chatId, ids[0] ?? ''));
    await ref.update({ text: PRICE.fr.repeat(LIMITS.translatedCharacters / PRICE.fr.length + 1) });
    const provider = translating();
    await read(chatId, ids, provider);
    expect(provider.requests).toEqual([]);
    expect(await translationsOf(orgId, chatId, ids[0])).toEqual({ de: '' });
  });
});

describe('the translations of a day', () => {
  it('are N and not N+1, the newest first, and there are new ones tomorrow', async () => {
    const own = await makeTeam({ plan: 'trial' });
    const { chatId, ids } = await foreignConversation(await offeringChatbot(own.orgId), member(own), [
      PRICE.fr,
      ORDER.fr,
    ]);
    const max = PLAN_LIMITS.trial.translationsPerDay;
    const now = new Date();
    await takeFromDay(`translations:${own.orgId}`, max - 1, max, now);
    const one = (at: Date) =>
      translateMessages(member(own), { chatId, messageIds: ids, locale: 'de' }, translating(), at);
    await expect(one(now)).rejects.toMatchObject({ code: 'translation-limit-reached', details: { max } });
    expect(await translationsOf(own.orgId, chatId, ids[0])).toEqual({});
    expect(await translationsOf(own.orgId, chatId, ids[1])).toEqual({ de: ORDER.de });
    const reply = { chatId, text: REPLY.de, from: 'de', to: 'fr' } as const;
    await expect(translateReply(member(own), reply, translating(), now)).rejects.toMatchObject({ details: { max } });
    expect(await one(new Date(now.getTime() + DAY_MS))).toEqual({ left: max - 1, max });
  });

  it('end with what a day may cost', async () => {
    const { chatId, ids } = await foreignConversation(chatbotId, member(), [PRICE.fr]);
    const provider = translating();
    const stopped: AiProvider = { ...provider, spend: { ...provider.spend, stop: () => 'all' } };
    await expect(read(chatId, ids, stopped)).rejects.toMatchObject({ code: 'translation-limit-reached' });
    expect(provider.requests).toEqual([]);
  });
});

describe('who translates', () => {
  it('nobody of another organization, and no viewer; a member hears that no model is there', async () => {
    const { chatId, ids } = await foreignConversation(chatbotId, member(), [PRICE.fr]);
    const stranger = await makeTeam();
    const reading = { chatId, messageIds: ids, locale: 'de' } as const;
    const writing = { chatId, text: 'x', from: 'de', to: 'fr' } as const;
    const expectRefused = async (asked: string, { idToken }: { idToken: string }, code: string) => {
      const calls = [
        callContract(translateMessagesContract, { orgId: asked, ...reading }, idToken),
        callContract(translateReplyContract, { orgId: asked, ...writing }, idToken),
      ];
      const answers = await Promise.allSettled(calls);
      expect(answers).toMatchObject(calls.map(() => ({ status: 'rejected', reason: { code } })));
    };
    await expectRefused(orgId, team.users.member, 'translation-unavailable');
    await expectRefused(orgId, team.users.viewer, 'permission-denied');
    await expectRefused(orgId, stranger.users.owner, 'not-found');
    await expectRefused(stranger.orgId, stranger.users.owner, 'not-found');
  });

  it('a member who sees personal data on request once they have asked for this conversation’s', async () => {
    const own = await makeTeam();
    const { chatId, ids } = await foreignConversation(await offeringChatbot(own.orgId), member(own), [PRICE.fr]);
    await callContract(setPersonalDataAccess, { orgId: own.orgId, access: 'on-request' }, own.users.owner.idToken);
    const one = () =>
      translateMessages(member(own), { chatId, messageIds: ids, locale: 'de' }, translating(), new Date());
    await expect(one()).rejects.toMatchObject({ code: 'permission-denied' });
    await callContract(revealPersonalData, { orgId: own.orgId, kind: 'chat', id: chatId }, own.users.member.idToken);
    await expect(one()).resolves.toMatchObject({ max: PLAN_LIMITS.pro.translationsPerDay });
  });
});
