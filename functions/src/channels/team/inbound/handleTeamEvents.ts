import type { TeamChatAccount } from '@parlance/domain/documents/teamChats/teamChat';
import type { TeamEvent } from '@parlance/domain/documents/teamChats/teamEvent';
import { SECOND_MS } from '@parlance/domain/durations';
import { LIMITS } from '@parlance/domain/limits';
import { LOCALES } from '@parlance/domain/locales';
import { wakeTeamChat } from '../../../delivery/wakeTeamChat.ts';
import { db } from '../../../kernel/platform/app.ts';
import { withLogContext } from '../../../kernel/platform/log/logContext.ts';
import { logEvent } from '../../../kernel/platform/log/logEvent.ts';
import { refs } from '../../../kernel/platform/refs.ts';
import { tellSlackUser } from '../slack/tellSlackUser.ts';
import type { TeamPlace } from '../TeamPlace.ts';
import { fillText } from '../texts/fillText.ts';
import { TEAM_TEXTS } from '../texts/TEAM_TEXTS.ts';
import type { TeamRefusal } from '../texts/TeamTexts.ts';
import { type ClaimedEvent, claimTeamEvent } from './claimTeamEvent.ts';
import { handleTeamEvent } from './handleTeamEvent.ts';

/** First pause before another attempt; it doubles. */
const AGAIN_MS = 5 * SECOND_MS;

interface Slack {
  token: string;
  account: Extract<TeamChatAccount, { kind: 'slack' }>;
}

/**
 * Handles what people did in the threads of one team's chat, one after the other in the order of Slack's clock. What cannot be done now is tried
 * again a few times, holds up what came after it, and then its writer is told.
 */
export async function handleTeamEvents(place: TeamPlace): Promise<void> {
  let claimed = await claimTeamEvent(place, new Date());
  while (claimed !== undefined) {
    await handleClaimed(place, claimed, new Date());
    // What came meanwhile is due by now, and its own worker has found this one at work.
    claimed = await claimTeamEvent(place, new Date());
  }
}

async function handleClaimed(place: TeamPlace, claimed: ClaimedEvent, now: Date): Promise<void> {
  const { orgId } = place;
  const { chatId, chatbotId, attempts } = claimed.event;
  const slack = await slackOf(place);
  if (slack === undefined) return settle(orgId, claimed, { status: 'ignored' });
  return withLogContext({ orgId, chatbotId, chatId }, async () => {
    try {
      const refused = await handleTeamEvent(orgId, slack, claimed);
      if (refused !== undefined) await refuse(orgId, slack, claimed, refused);
      await settle(orgId, claimed, { status: refused === undefined ? 'done' : 'ignored' });
    } catch (error) {
      logEvent('team event not handled', { attempts }, error);
      if (attempts < LIMITS.teamEventAttempts) {
        const waitMs = AGAIN_MS * 2 ** (attempts - 1);
        await settle(orgId, claimed, { status: 'waiting', nextAttemptAt: new Date(now.getTime() + waitMs) });
        // Sooner than the minute's schedule would: somebody waits for an answer.
        await wakeTeamChat(orgId, place.teamChatId, `${claimed.eventId}-${attempts}`, waitMs + SECOND_MS);
        return;
      }
      await refuse(orgId, slack, claimed, { refusal: 'failed', agent: '' });
      await settle(orgId, claimed, { status: 'failed' });
    }
  });
}

async function slackOf({ orgId, teamChatId }: TeamPlace): Promise<Slack | undefined> {
  const [teamChat, secret] = await Promise.all([
    refs.teamChat(orgId, teamChatId).get(),
    refs.teamChatSecret(orgId, teamChatId).get(),
  ]);
  const [account, token] = [teamChat.data()?.account, secret.data()?.access];
  return account?.kind === 'slack' && token !== undefined ? { account, token } : undefined;
}

/** Tells the one who did it why it has no effect. Where Slack does not take that, nobody hears it. */
async function refuse(
  orgId: string,
  { token, account }: Slack,
  { event }: ClaimedEvent,
  { refusal, agent }: { refusal: TeamRefusal; agent: string },
): Promise<void> {
  const locale = (await refs.org(orgId).get()).data()?.locale ?? LOCALES[0];
  const text = fillText(TEAM_TEXTS[locale].refusals[refusal], { agent, max: String(LIMITS.qaAnswerCharacters) });
  try {
    await tellSlackUser({ token, channelId: account.channelId }, event, text);
  } catch (error) {
    logEvent('team event not handled', { attempts: event.attempts }, error);
  }
}

/** Writes down what became of a deed; its words are kept nowhere twice. One in another worker's hands, or deleted, stays that. */
async function settle(
  orgId: string,
  { eventId, event }: ClaimedEvent,
  outcome: Pick<TeamEvent, 'status'> & Partial<Pick<TeamEvent, 'nextAttemptAt'>>,
): Promise<void> {
  const ref = refs.teamEvent(orgId, eventId);
  await db.runTransaction(async (transaction) => {
    const stored = (await transaction.get(ref)).data();
    if (stored?.status !== 'handling' || stored.attempts !== event.attempts) return;
    transaction.update(ref, outcome.status === 'waiting' ? outcome : { ...outcome, text: '' });
  });
}
