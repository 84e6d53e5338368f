import { newId } from '@parlance/domain/ids';
import { paths } from '@parlance/domain/paths';
import { describe, expect, it } from 'vitest';
import type { AiProvider } from '../../../functions/src/ai/AiProvider.ts';
import { deleteMyChat } from '../../../functions/src/conversations/chats/deleteMyChat.ts';
import { viewOf } from '../../../functions/src/conversations/chats/readChat.ts';
import { sendAgentMessage } from '../../../functions/src/conversations/handover/sendAgentMessage.ts';
import { translateMessages } from '../../../functions/src/conversations/translation/translateMessages.ts';
import { translateReply } from '../../../functions/src/conversations/translation/translateReply.ts';
import { exportPerson } from '../../../functions/src/edge/privacy/exportPerson.ts';
import { chatRows } from '../../../functions/src/figures/exports/rows/chatRows.ts';
import { presentMessage } from '../../../functions/src/kernel/entries/presentMessage.ts';
import type { Visitor } from '../../../functions/src/kernel/access/tokens/visitorToken.ts';
import { admin } from '../../support/admin.ts';
import { makeChatbot } from '../../support/makeChatbot.ts';
import { makeTeam, type TestTeam } from '../../support/accounts/makeTeam.ts';
import { membershipOf } from '../support/accounts/membershipOf.ts';
import { offeringChatbot, stored } from '../support/chats/handoverFixture.ts';
import {
  foreignConversation,
  PRICE,
  REPLY,
  translating,
  usedTranslations,
} from '../support/chats/translationFixture.ts';

const team = await makeTeam();
const { orgId } = team;
const chatbotId = await offeringChatbot(orgId);
const member = (of: TestTeam = team) => membershipOf(of, 'member');
const says = (text: string) => ({ messageId: newId(), text });

describe('what an agent writes', () => {
  const write = (chatId: string, provider: AiProvider, text = REPLY.de) =>
    translateReply(member(), { chatId, text, from: 'de', to: 'fr' }, provider);

  it('is translated before it is sent, and nothing is stored', async () => {
    const { chatId } = await foreignConversation(chatbotId, member(), [PRICE.fr]);
    const [before, provider] = [await usedTranslations(orgId), translating()];
    const messages = (await stored(orgId, chatId)).messages.length;
    expect(await write(chatId, provider)).toMatchObject({ text: REPLY.fr });
    expect(provider.requests[0]).toMatchObject({ language: 'French', message: { by: 'team', text: REPLY.de } });
    expect(provider.requests[0]?.before.at(-1)).toEqual({ by: 'visitor', text: PRICE.fr });
    expect((await stored(orgId, chatId)).messages).toHaveLength(messages);
    expect(await usedTranslations(orgId)).toBe(before + 1);
    expect(
      await write(
        chatId,
        translating(() => 'La réparation coûte 19 euros.'),
      ),
    ).toMatchObject({ text: null });
  });

  it('takes nothing of the day where the model is away', async () => {
    const { chatId } = await foreignConversation(chatbotId, member(), [PRICE.fr]);
    const before = await usedTranslations(orgId);
    const down = { ...translating(), translateMessage: () => Promise.reject(new Error('The model is away')) };
    await expect(write(chatId, down)).rejects.toMatchObject({ code: 'answer-failed' });
    expect(await usedTranslations(orgId)).toBe(before);
  });

  it('goes to models without personal data where the business wants that, and comes back with it', async () => {
    const own = await makeTeam();
    const handover = { isOffered: true, minutes: 5, hours: null, closedDays: [], awayMinutes: 5 };
    const bot = await makeChatbot(own.orgId, { trained: true, handover, masksPersonalData: true });
    const { chatId } = await foreignConversation(bot, member(own), ['Je suis à wilma@quetsche.example']);
    const provider = translating((text) => text.replace('Wir schreiben an', 'Nous écrivons à'));
    const reply = { chatId, text: 'Wir schreiben an wilma@quetsche.example.', from: 'de', to: 'fr' } as const;
    expect((await translateReply(member(own), reply, provider)).text).toBe('Nous écrivons à wilma@quetsche.example.');
    expect(JSON.stringify(provider.requests)).not.toContain('quetsche');
    const losing = translating(() => 'Nous vous écrivons.');
    expect((await translateReply(member(own), reply, losing)).text).toBeNull();
  });
});

describe('a translation and an agent’s own words', () => {
  /** A conversation with a translated message and a translated reply. */
  async function translated(): Promise<{ visitor: Visitor; chatId: string }> {
    const { visitor, chatId, ids } = await foreignConversation(chatbotId, member(), [PRICE.fr]);
    await translateMessages(member(), { chatId, messageIds: ids, locale: 'de' }, translating());
    await sendAgentMessage(member(), chatId, { ...says(REPLY.fr), original: { text: REPLY.de, locale: 'de' } });
    return { visitor, chatId };
  }

  it('are in what is stored for the team, and in nothing that the visitor or another program gets', async () => {
    const { chatId } = await translated();
    const { chat, messages, relay } = await stored(orgId, chatId);
    expect(messages.at(-1)).toMatchObject({ text: REPLY.fr, original: { text: REPLY.de, locale: 'de' } });
    const view = await viewOf(orgId, chatId, chat);
    const entries = messages.map((message) => presentMessage(newId(), message));
    for (const outside of [relay, view, entries, chat]) {
      expect(JSON.stringify(outside)).toContain(REPLY.fr);
      expect(JSON.stringify(outside)).not.toMatch(/Reparatur/);
    }
  });

  it('are exported with their message, in the list and for its person', async () => {
    const { chatId } = await translated();
    await admin.db.doc(paths.chat(orgId, chatId)).update({ identity: { name: 'Ada', email: `${chatId}@web.example` } });
    const scope = { orgId, chatbotId, startedBy: member().uid, timezone: 'Europe/Berlin' };
    const filter = { search: '', unread: false, mine: false, agent: false };
    const batches = await Array.fromAsync(chatRows(scope, filter).batches());
    const rows = batches.flatMap((batch) => batch.rows).filter((row) => row['chatId'] === chatId);
    expect(rows.map((row) => [row['role'], row['text'], row['originalText'], row['translations']])).toEqual(
      expect.arrayContaining([
        ['user', PRICE.fr, null, `de: ${PRICE.de}`],
        ['agent', REPLY.fr, REPLY.de, null],
      ]),
    );
    let text = '';
    const send = async (part: string) => void (text += part);
    await exportPerson(membershipOf(team, 'owner'), { foundBy: 'email', email: `${chatId}@web.example` }, send);
    expect(text).toContain(PRICE.de);
    expect(text).toContain(REPLY.de);
  });

  it('are gone with the conversation', async () => {
    const { visitor, chatId } = await translated();
    await deleteMyChat(visitor);
    expect((await admin.db.collection(paths.messages(orgId, chatId)).get()).empty).toBe(true);
  });
});
