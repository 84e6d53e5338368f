import * as contracts from '@parlance/domain/contracts/conversations/chats';
import { LIMITS } from '@parlance/domain/limits';
import { type Endpoint, memberEndpoint } from '../../../kernel/access/endpoint.ts';
import { settleMessages } from '../../../answering/settleUnanswered.ts';
import { addNote } from '../../notes/addNote.ts';
import { deleteNote } from '../../notes/deleteNote.ts';
import { refs } from '../../../kernel/platform/refs.ts';
import { assignChat } from './assignChat.ts';
import { changeChatTags } from './changeChatTags.ts';
import { markChat } from './markChat.ts';
import { markChatDone } from './markChatDone.ts';

/** Endpoints for members' work on a conversation among themselves: nothing of it reaches the visitor. */
export const chatTeamEndpoints: readonly Endpoint[] = [
  memberEndpoint(contracts.assignChat, async ({ input: { chatId, assigneeUid }, who }) => {
    await assignChat(who, chatId, assigneeUid);
    return {};
  }),
  memberEndpoint(contracts.changeChatTags, async ({ input: { chatId, add, remove }, who }) => {
    await changeChatTags(who, chatId, { add, remove });
    return {};
  }),
  memberEndpoint(contracts.addChatNote, async ({ input: { chatId, noteId, text }, who }) => {
    const notebook = { ref: refs.chat(who.orgId, chatId), action: 'chat.write' } as const;
    await addNote(who, notebook, { noteId, text }, LIMITS.chatNotes);
    return {};
  }),
  memberEndpoint(contracts.deleteChatNote, async ({ input: { chatId, noteId }, who }) => {
    await deleteNote(who, { ref: refs.chat(who.orgId, chatId), action: 'chat.write' }, noteId);
    return {};
  }),
  memberEndpoint(contracts.dismissQuestions, async ({ input: { chatbotId, messageIds }, who }) => {
    await settleMessages({ orgId: who.orgId, chatbotId }, messageIds);
    return {};
  }),
  memberEndpoint(contracts.markChatDone, async ({ input: { chatId, isDone }, who }) => {
    await markChatDone(who, chatId, isDone);
    return {};
  }),
  memberEndpoint(contracts.markChatRead, async ({ input, who }) => {
    await markChat(who, input.chatId, false);
    return {};
  }),
  memberEndpoint(contracts.markChatUnread, async ({ input, who }) => {
    await markChat(who, input.chatId, true);
    return {};
  }),
];
