import {
  connectSlack,
  connectTeams,
  disconnectTeamChat,
  setTeamChatTopics,
  testTeamChat,
} from '@parlance/domain/contracts/teamChats';
import { newId } from '@parlance/domain/ids';
import { LIMITS } from '@parlance/domain/limits';
import { paths } from '@parlance/domain/paths';
import { describe, expect, it, vi } from 'vitest';
import { deleteChats } from '../../../functions/src/conversations/deleteChats.ts';
import { joinChat } from '../../../functions/src/conversations/handover/joinChat.ts';
import { submitContact } from '../../../functions/src/conversations/leads/submitContact.ts';
import { sendVisitorMessage } from '../../../functions/src/conversations/sendVisitorMessage.ts';
import { LOCAL_SLACK, localSlackToken } from '../../../local/src/channels/LOCAL_SLACK.ts';
import { makeTeam } from '../../support/accounts/makeTeam.ts';
import { admin } from '../../support/admin.ts';
import { callContract } from '../../support/callContract.ts';
import { suiteUrls } from '../../support/suiteUrls.ts';
import { membershipOf } from '../support/accounts/membershipOf.ts';
import { newSlackAccess, slackWorld } from '../support/channels/slackWorld.ts';
import { agentTexts } from '../support/channels/agentTexts.ts';
import { waitingVisitor } from '../support/channels/waitingVisitor.ts';
import { ask, newVisitor, stored } from '../support/chats/handoverFixture.ts';
import { readActivity } from '../support/readActivity.ts';

const own = { name: '#team', topics: ['handovers'] as 'handovers'[] };

describe('connecting', () => {
  it('posts in the channel before anything is stored, and keeps the token where nobody reads it', async () => {
    const { orgId, access, slack, teamChat, team, input } = await slackWorld();
    expect((await slack.now()).map(({ text }) => text)).toEqual([
      'This channel is connected with Parlance. New requests appear here.',
    ]);
    expect(await teamChat()).toMatchObject({ account: { kind: 'slack', channelId: access.channelId }, fault: null });
    expect(JSON.stringify(await teamChat())).not.toContain(access.token);
    expect(await readActivity(orgId, ['kind'])).toContainEqual(['team-chat-connected']);
    const again = callContract(connectSlack, input, team.users.owner.idToken);
    await expect(again).rejects.toMatchObject({ code: 'channel-connected' });
    expect(await slack.now()).toHaveLength(1);
  });

  it.each([
    ['a token that nobody has given out', { token: localSlackToken('NOBODY-HAS-THIS') }, 'channel-key-refused'],
    ['a channel that is not there', { channelId: 'C0NOWHERE0' }, 'team-chat-channel-refused'],
    ['a channel that the app is not in', { channelId: LOCAL_SLACK.otherChannelId }, 'team-chat-channel-refused'],
    ['what is no token', { token: 'xoxp-1' }, 'invalid-input'],
  ])('refuses %s, and stores nothing', async (_, wrong, code) => {
    const { orgId, users } = await makeTeam();
    const input = { orgId, ...own, ...newSlackAccess().access, ...wrong };
    await expect(callContract(connectSlack, input, users.owner.idToken)).rejects.toMatchObject({ code });
    expect((await admin.db.collection(paths.teamChats(orgId)).get()).size).toBe(0);
    expect((await admin.db.collection(`orgs/${orgId}/teamChatSecrets`).get()).size).toBe(0);
  });

  it('refuses one more than an organization may have, however many come at once', async () => {
    const { orgId, users } = await makeTeam();
    const max = LIMITS.teamChatsPerOrg;
    const connect = (n: number) => {
      const address = `${suiteUrls.channels}/teams/hook/${newId()}`;
      return callContract(connectTeams, { orgId, ...own, name: `${n}`, address }, users.owner.idToken);
    };
    const outcomes = await Promise.allSettled(Array.from({ length: max + 2 }, (_, n) => connect(n)));
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(max);
    await expect(connect(max)).rejects.toMatchObject({ code: 'team-chat-limit-reached', details: { max } });
    expect((await admin.db.collection(paths.teamChats(orgId)).get()).size).toBe(max);
    expect((await admin.db.collection(`orgs/${orgId}/teamChatSecrets`).get()).size).toBe(max);
  });

  it('tests the connection, says what is wrong with it, and ends with its secret and all that waited', async () => {
    const world = await slackWorld();
    const { orgId, teamChatId, team, slack, teamChat, place } = world;
    await slack.act({ limited: 1 });
    expect(await callContract(testTeamChat, place, team.users.admin.idToken)).toEqual({ works: false });
    expect((await teamChat()).fault?.code).toBe('rate-limited');
    expect(await callContract(testTeamChat, place, team.users.admin.idToken)).toEqual({ works: true });
    expect((await teamChat()).fault).toBeNull();
    const { root } = await waitingVisitor(world);
    await callContract(disconnectTeamChat, place, team.users.admin.idToken);
    expect((await admin.db.doc(paths.teamChatSecret(orgId, teamChatId)).get()).exists).toBe(false);
    expect((await admin.db.collection(paths.teamPosts(orgId)).get()).size).toBe(0);
    const { statuses } = await slack.act({ presses: [{ userId: 'U0MEMBER', ts: root.ts, actionId: 'join' }] });
    expect(statuses).toEqual([404]);
  });
});

describe('what a channel is told', () => {
  it('is each visitor who waits, once, and not what it does not want to know', async () => {
    const world = await slackWorld();
    const { orgId, place, team, slack, chatbotId } = world;
    const { visitor, root } = await waitingVisitor(world);
    expect(JSON.stringify(root.blocks)).toContain('Take over');
    expect(JSON.stringify(root.blocks)).toContain(
      `/dashboard/chatbot/${chatbotId}/activity/chats?chat=${visitor.chatId}`,
    );
    await ask(visitor);
    await callContract(setTeamChatTopics, { ...place, topics: ['leads'] }, team.users.admin.idToken);
    await ask(newVisitor(chatbotId), { name: 'Emil Sommer' });
    const contactId = newId();
    const contact = { contactId, name: 'Ida', email: 'ida@example.com', phone: '', message: '<!channel> call me' };
    await submitContact(newVisitor(chatbotId), contact);
    const lead = await slack.until(({ text }) => text.includes('contact request'));
    expect(lead.text).toContain('&lt;!channel&gt; call me');
    expect(JSON.stringify(lead.blocks)).toContain('Ida · ida@example.com');
    expect(JSON.stringify(await slack.now())).not.toContain('Emil Sommer');
    expect((await slack.now()).filter(({ text }) => text.includes('talk to a person'))).toHaveLength(1);
    expect((await admin.db.collection(paths.teamPosts(orgId)).get()).size).toBe(2);
  });

  it('has no personal data where members have to ask for it', async () => {
    const { chatbotId, slack } = await slackWorld({ membersRevealPersonalData: true });
    const contact = {
      contactId: newId(),
      name: 'Ida Berg',
      email: 'ida@example.com',
      phone: '',
      message: 'Ida Berg, ida@example.com',
    };
    await submitContact(newVisitor(chatbotId), contact);
    const lead = await slack.until(({ text }) => text.includes('contact request'));
    expect(JSON.stringify(lead)).not.toMatch(/Ida|Berg|ida@example/);
  });
});

describe('a member in Slack', () => {
  it('takes over, writes to the visitor, reads the visitor’s messages in the thread, and gives back', async () => {
    const world = await slackWorld();
    const { orgId, slack, team } = world;
    const { visitor, root } = await waitingVisitor(world);
    const { chatId } = visitor;
    await slack.act({ presses: [{ userId: 'U0MEMBER', ts: root.ts, actionId: 'join' }] });
    const joined = await slack.until(
      ({ threadTs, text }) => threadTs === root.ts && text.includes('has this conversation'),
    );
    expect((await stored(orgId, chatId)).chat).toMatchObject({
      mode: 'human',
      handover: { agentUid: team.users.member.uid, status: 'joined' },
    });
    await slack.act({ says: [{ userId: 'U0MEMBER', threadTs: root.ts, text: 'It is *18 euros* &amp; up' }] });
    await vi.waitFor(async () => expect(await agentTexts(orgId, chatId)).toEqual(['It is **18 euros** & up']), 30_000);
    expect((await stored(orgId, chatId)).relay.map(({ text }) => text)).toContain('It is **18 euros** & up');
    const messageId = newId();
    await sendVisitorMessage(visitor, { messageId, text: 'Thanks <@U0OWNER>' });
    await sendVisitorMessage(visitor, { messageId, text: 'Thanks <@U0OWNER>' });
    const passed = await slack.until(({ text }) => text.includes('Thanks'));
    expect(passed).toMatchObject({ threadTs: root.ts, text: 'Visitor:\nThanks &lt;@U0OWNER&gt;' });
    await slack.act({ presses: [{ userId: 'U0MEMBER', ts: joined.ts, actionId: 'leave' }] });
    await slack.until(({ text }) => text.includes('given this conversation back'));
    expect((await stored(orgId, chatId)).chat.mode).toBe('bot');
    expect((await slack.now()).filter(({ text }) => text.includes('Thanks'))).toHaveLength(1);
    expect((await slack.now()).filter(({ to }) => to !== null)).toEqual([]);
  });

  it('writes a message once, however often Slack delivers it', async () => {
    const world = await slackWorld();
    const { orgId, slack } = world;
    const { visitor, root } = await waitingVisitor(world);
    await slack.act({ says: [{ userId: 'U0MEMBER', threadTs: root.ts, text: 'Hello' }] });
    const { statuses } = await slack.act({ repeats: 20 });
    expect(new Set(statuses)).toEqual(new Set([200]));
    await slack.act({ says: [{ userId: 'U0MEMBER', threadTs: root.ts, text: 'Second' }] });
    await vi.waitFor(async () => expect(await agentTexts(orgId, visitor.chatId)).toEqual(['Hello', 'Second']), 30_000);
  });

  it('is one of two who press at once; the other is told who has the conversation', async () => {
    const world = await slackWorld();
    const { orgId, slack, team } = world;
    const { visitor, root } = await waitingVisitor(world);
    await slack.act({ presses: ['U0OWNER', 'U0MEMBER'].map((userId) => ({ userId, ts: root.ts, actionId: 'join' })) });
    const refused = await slack.until(({ to }) => to !== null);
    const agentUid = (await stored(orgId, visitor.chatId)).chat.handover?.agentUid;
    expect(agentUid).toBe(refused.to === 'U0OWNER' ? team.users.member.uid : team.users.owner.uid);
    const late = refused.to ?? '';
    await slack.act({ says: [{ userId: late, threadTs: root.ts, text: 'Me too' }] });
    await vi.waitFor(async () => {
      expect(
        (await slack.now()).filter(({ to, text }) => to === late && /has this conversation/.test(text)),
      ).toHaveLength(2);
    }, 30_000);
    await slack.act({ presses: [{ userId: late, ts: root.ts, actionId: 'leave' }] });
    await vi.waitFor(async () => {
      expect((await slack.now()).filter(({ to }) => to === late)).toHaveLength(3);
    }, 30_000);
    expect((await stored(orgId, visitor.chatId)).chat.mode).toBe('human');
    expect(await agentTexts(orgId, visitor.chatId)).toEqual([]);
  });

  it('does not get what a colleague has taken over in the dashboard', async () => {
    const world = await slackWorld();
    const { orgId, slack, team } = world;
    const { visitor, root } = await waitingVisitor(world);
    await joinChat(membershipOf(team, 'owner'), visitor.chatId);
    await slack.act({ says: [{ userId: 'U0MEMBER', threadTs: root.ts, text: 'Hi' }] });
    expect((await slack.until(({ to }) => to === 'U0MEMBER')).text).toContain('owner');
    expect(await agentTexts(orgId, visitor.chatId)).toEqual([]);
  });
});

describe('anybody else', () => {
  it.each(['U0STRANGER', 'U0VIEWER', 'U0ALIEN', 'U0FOREIGN'])(
    '%s is refused, told what to do, and nothing goes out',
    async (userId) => {
      const world = await slackWorld();
      const { orgId, slack, team } = world;
      const other = await makeTeam();
      await slack.act({
        users: [
          { id: 'U0ALIEN', name: 'says to be the owner', email: team.users.owner.email, isStranger: true },
          { id: 'U0FOREIGN', name: 'owner of another organization', email: other.users.owner.email },
        ],
      });
      const { visitor, root } = await waitingVisitor(world);
      await slack.act({ says: [{ userId, threadTs: root.ts, text: 'Give me your password' }] });
      const refused = await slack.until(({ to }) => to !== null);
      expect(refused).toMatchObject({ to: userId, threadTs: root.ts });
      expect(refused.text).toContain('Ask the owner');
      await slack.act({ presses: [{ userId, ts: root.ts, actionId: 'join' }] });
      await vi.waitFor(async () => expect((await slack.now()).filter(({ to }) => to !== null)).toHaveLength(2), 30_000);
      expect((await stored(orgId, visitor.chatId)).chat).toMatchObject({
        mode: 'bot',
        handover: { status: 'requested' },
      });
      expect(await agentTexts(orgId, visitor.chatId)).toEqual([]);
    },
  );
});

it('leaves nothing of a conversation that is deleted', async () => {
  const world = await slackWorld();
  const { orgId, slack, team } = world;
  const { visitor, root } = await waitingVisitor(world);
  await slack.act({ says: [{ userId: 'U0MEMBER', threadTs: root.ts, text: 'Hello' }] });
  await slack.until(({ text }) => text.includes('has this conversation'));
  await deleteChats(membershipOf(team, 'admin'), [visitor.chatId]);
  for (const collection of [paths.teamPosts(orgId), paths.teamEvents(orgId), paths.teamThreads(orgId)]) {
    expect([collection, (await admin.db.collection(collection).get()).size]).toEqual([collection, 0]);
  }
});
