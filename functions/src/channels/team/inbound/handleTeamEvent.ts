import type { TeamChatAccount } from '@parlance/domain/documents/teamChats/teamChat';
import type { TeamEvent } from '@parlance/domain/documents/teamChats/teamEvent';
import { AppError } from '@parlance/domain/errors';
import { LIMITS } from '@parlance/domain/limits';
import type { Membership } from '../../../kernel/access/requireMember.ts';
import { refs } from '../../../kernel/platform/refs.ts';
import { agentDeeds } from '../../../conversations/agentDeeds.ts';
import { fromSlackText } from '../slack/fromSlackText.ts';
import type { TeamRefusal } from '../texts/TeamTexts.ts';
import type { ClaimedEvent } from './claimTeamEvent.ts';
import { followInThread } from './followInThread.ts';
import { leaveThread } from './leaveThread.ts';
import { memberOfSlackUser } from './memberOfSlackUser.ts';

type SlackAccount = Extract<TeamChatAccount, { kind: 'slack' }>;

/** Undefined where a deed had its effect, or needs none. */
type Refused = { refusal: TeamRefusal; agent: string } | undefined;

const DONE: Refused = undefined;

/**
 * Does what somebody wants in a thread as the member who they are: takes the conversation over, writes to the visitor, or gives it back. Handled
 * again it changes nothing. Returns why it has no effect. Throws `ChannelError` where Slack does not say who it is.
 */
export async function handleTeamEvent(
  orgId: string,
  { token, account }: { token: string; account: SlackAccount },
  { eventId, event }: ClaimedEvent,
): Promise<Refused> {
  const { workspaceId } = account;
  const who = await memberOfSlackUser(orgId, token, { workspaceId, userId: event.userId });
  if (who === undefined) return { refusal: 'stranger', agent: '' };
  const text = fromSlackText(event.text);
  if (event.kind === 'reply' && event.hasFiles) return { refusal: 'files', agent: '' };
  if (event.kind === 'reply' && text === '') return DONE;
  if (text.length > LIMITS.qaAnswerCharacters) return { refusal: 'too-long', agent: '' };
  try {
    return event.kind === 'leave' ? await giveBack(who, eventId, event) : await write(who, eventId, event, text);
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    if (error.code === 'chat-taken-over') return { refusal: 'taken', agent: await agentOf(orgId, event.chatId) };
    if (error.code === 'permission-denied') return { refusal: 'stranger', agent: '' };
    // The conversation is deleted.
    if (error.code === 'not-found') return DONE;
    throw error;
  }
}

async function write(who: Membership, eventId: string, event: TeamEvent, text: string): Promise<Refused> {
  const { orgId, uid: agentUid } = who;
  await agentDeeds.join(who, event.chatId);
  await followInThread(orgId, { eventId, agentUid }, event);
  if (event.kind === 'reply') await agentDeeds.write(who, event.chatId, { messageId: eventId, text });
  return DONE;
}

async function giveBack(who: Membership, eventId: string, event: TeamEvent): Promise<Refused> {
  const { orgId, uid: agentUid } = who;
  const chat = (await refs.chat(orgId, event.chatId).get()).data();
  const isTaken = chat?.mode === 'human' && chat.handover?.agentUid != null;
  if (isTaken && chat.handover?.agentUid !== agentUid)
    return { refusal: 'taken', agent: chat.handover?.agentName ?? '' };
  const isFollowed = (await refs.teamThread(orgId, event.chatId).get()).exists;
  if (!isTaken && !isFollowed) return { refusal: 'nobody', agent: '' };
  if (isTaken) await agentDeeds.leave(who, event.chatId);
  await leaveThread(orgId, { eventId, agentUid }, event);
  return DONE;
}

async function agentOf(orgId: string, chatId: string): Promise<string> {
  return (await refs.chat(orgId, chatId).get()).data()?.handover?.agentName ?? '';
}
