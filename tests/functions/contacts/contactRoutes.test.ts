import { paths } from '@parlance/domain/paths';
import { beforeAll, describe, expect, it } from 'vitest';
import { contactIdOf } from '../../../functions/src/conversations/contacts/contactIdOf.ts';
import { createVisitorToken } from '../../../functions/src/kernel/access/tokens/visitorToken.ts';
import { admin } from '../../support/admin.ts';
import { VISITOR_CALLS } from '../../support/calls/VISITOR_CALLS.ts';
import { postRaw } from '../../support/callContract.ts';
import { ruleDocuments } from '../../support/ruleDocuments.ts';
import { changeChatbot } from '../support/contacts/changeChatbot.ts';
import { handoverConversation, type TalkWorld } from '../support/chats/handoverConversation.ts';

let world: TalkWorld;

beforeAll(async () => {
  world = await handoverConversation();
  await changeChatbot(world, {
    collectFeedback: true,
    collectCsat: true,
    offerTranscript: true,
    allowAttachments: true,
  });
});

/** Contracts that do nothing with a conversation of the token's, or say so by other means. */
const WITHOUT_CHAT = new Set([
  'identifyVisitor',
  'listMyChats',
  'openMyChat',
  'renewVisitorToken',
  'rememberChat',
  'resumeChat',
  'readForm',
  'submitForm',
]);

/** Contracts that answer those who are no part of a conversation with an agent as if there were none. */
const QUIET = new Set(['readChatMode', 'showVisitorTyping']);

describe.each([
  ['from before its contact signed in', undefined],
  ['of another contact', { id: contactIdOf('any', 'eve'), until: Date.now() + 3_600_000 }],
])('a visitor token %s', (_, contact) => {
  it.each(VISITOR_CALLS.filter(({ name }) => !WITHOUT_CHAT.has(name)))(
    'gets nothing of the conversation and changes nothing in it by $name',
    async ({ name, sample }) => {
      const { chatId, visitor } = await world.makeTalk(2, {
        contactId: contactIdOf(world.chatbotId, 'ada'),
        mode: 'human',
        lastMessage: 'Private',
      });
      const chat = admin.db.doc(paths.chat(world.orgId, chatId));
      const live = admin.db.doc(paths.live(world.orgId, chatId));
      const own = { chatbotId: world.chatbotId, contactId: contactIdOf(world.chatbotId, 'ada') };
      await live.set({ ...ruleDocuments.live, ...own });
      await admin.db
        .doc(paths.widget(world.chatbotId))
        .update({ collectFeedback: true, collectCsat: true, offerTranscript: true, allowAttachments: true });
      const before = await Promise.all([chat.get(), live.get()]);
      const token = createVisitorToken({ ...visitor, ...(contact === undefined ? {} : { contact }) });
      const { body, code } = await postRaw(name, { ...sample, token });
      expect(body).not.toMatch(/Private|Question|Answer \d|human/);
      expect(code).toBe(QUIET.has(name) ? undefined : 'visitor-token-invalid');
      const after = await Promise.all([chat.get(), live.get()]);
      expect(after.map(({ updateTime }) => updateTime)).toEqual(before.map(({ updateTime }) => updateTime));
    },
  );
});
