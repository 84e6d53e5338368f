import { checkChannel, connectMailbox, disconnectChannel } from '@parlance/domain/contracts/channels';
import { newId } from '@parlance/domain/ids';
import { LIMITS } from '@parlance/domain/limits';
import { paths } from '@parlance/domain/paths';
import { DocumentReference } from 'firebase-admin/firestore';
import { describe, expect, it, vi } from 'vitest';
import { pollMailboxes } from '../../../functions/src/channels/schedule/pollMailboxes.ts';
import { pollMailbox } from '../../../functions/src/channels/mails/pollMailbox.ts';
import { wholeRun } from '../../../functions/src/kernel/platform/schedule/Slice.ts';
import { makeTeam } from '../../support/accounts/makeTeam.ts';
import { admin } from '../../support/admin.ts';
import { callContract } from '../../support/callContract.ts';
import { trainedChatbot } from '../support/answering/trainedChatbot.ts';
import { KNOWLEDGE } from '../support/channels/connected.ts';
import { atPost, chatsOf, connectedMailbox, mailOf, newMailbox, serversOf } from '../support/channels/mailbox.ts';

describe('connecting a mailbox', () => {
  it('takes one that lets it in, keeps its password where nobody reads it, and answers nothing that lies there', async () => {
    const { address, password } = await newMailbox();
    await atPost('mails', { to: address, raw: mailOf({ to: address }).toString('base64') });
    const { orgId, users } = await makeTeam();
    const chatbotId = await trainedChatbot(orgId, KNOWLEDGE);
    const input = { orgId, chatbotId, address, senderName: 'Shop', userName: address, password, ...serversOf() };
    const { channelId } = await callContract(connectMailbox, input, users.admin.idToken);
    await expect(callContract(connectMailbox, input, users.admin.idToken)).rejects.toMatchObject({
      code: 'channel-connected',
    });
    const place = { orgId, chatbotId, channelId };
    await pollMailbox(place);
    const channel = await admin.db.doc(paths.channel(orgId, chatbotId, channelId)).get();
    expect(JSON.stringify(channel.data())).not.toContain(password);
    expect(channel.get('mode')).toBe('draft');
    expect((await admin.db.collection(paths.allInbound(orgId)).get()).size).toBe(0);
    expect(await callContract(checkChannel, place, users.admin.idToken)).toEqual({ works: true });
    await callContract(disconnectChannel, place, users.admin.idToken);
    expect((await admin.db.doc(paths.channelSecret(orgId, chatbotId, channelId)).get()).exists).toBe(false);
  });

  it.each([
    ['a wrong password', () => ({ password: 'guess' }), 'channel-key-refused'],
    [
      'a server that is not there',
      () => ({ imap: { host: 'imap.nowhere.invalid', port: 993 } }),
      'channel-unreachable',
    ],
    ['an address inside of the network', () => ({ imap: { host: '10.0.0.1', port: 993 } }), 'channel-unreachable'],
    ['this machine itself', () => ({ smtp: { host: 'localhost', port: 465 } }), 'channel-unreachable'],
    ['a port that is not mail’s', () => ({ imap: { host: '127.0.0.1', port: 22 } }), 'channel-unreachable'],
    ['a name with a line in it', () => ({ senderName: 'Shop\r\nBcc: eve@example.com' }), 'invalid-input'],
  ])('refuses %s', async (_, change, code) => {
    const { address, password } = await newMailbox();
    const { orgId, users } = await makeTeam();
    const chatbotId = await trainedChatbot(orgId, KNOWLEDGE);
    const input = { orgId, chatbotId, address, senderName: 'Shop', userName: address, password, ...serversOf() };
    const connecting = callContract(connectMailbox, { ...input, ...change() }, users.owner.idToken);
    await expect(connecting).rejects.toMatchObject({ code });
    expect((await admin.db.collection(paths.channels(orgId, chatbotId)).get()).size).toBe(0);
  });
});

describe('a mailbox that', () => {
  it('holds a mail that is too large, and one without a sender, says so, leaves them there and goes on', async () => {
    const world = await connectedMailbox('answer');
    await world.put(mailOf({ from: world.customer }), LIMITS.mailBytes);
    await pollMailbox(world.place);
    expect((await world.channel()).fault?.code).toBe('too-large');
    await world.put(Buffer.from('Subject: nobody\r\n\r\nHello'));
    await pollMailbox(world.place);
    expect((await world.channel()).fault?.code).toBe('message-invalid');
    await world.write();
    await world.received(1);
    expect((await world.channel()).fault).toBeNull();
    expect(await chatsOf(world, 1)).toHaveLength(1);
  });

  it('does not let it in any more says so, is looked into less often, and goes on where it was', async () => {
    const world = await connectedMailbox('answer');
    await atPost('mailboxes', { address: world.address, password: 'another' });
    await world.put(mailOf({ from: world.customer, to: world.address }));
    const now = new Date();
    await pollMailbox(world.place, now);
    await pollMailbox(world.place, now);
    const { fault, mailbox } = await world.channel();
    expect(fault?.code).toBe('key-refused');
    expect([mailbox?.failures, (mailbox?.nextPollAt.getTime() ?? 0) - now.getTime()]).toEqual([
      2,
      2 * LIMITS.mailboxPollMs,
    ]);
    await atPost('mailboxes', { address: world.address, password: world.password });
    await pollMailbox(world.place);
    await world.received(1);
    expect(await world.channel()).toMatchObject({ fault: null, mailbox: { failures: 0 } });
  });

  it('passes no mail over, however often something of ours was away before, and then reads it at once when it is checked', async () => {
    const world = await connectedMailbox('answer');
    const { orgId, chatbotId, channelId } = world;
    const path = paths.channel(orgId, chatbotId, channelId);
    const later = new Date(Date.now() + LIMITS.mailboxLockedMs);
    await admin.db.doc(path).update({ 'mailbox.failures': 20, 'mailbox.nextPollAt': later });
    await world.put(mailOf({ from: world.customer, to: world.address }));
    const away = vi
      .spyOn(DocumentReference.prototype, 'create')
      .mockRejectedValueOnce(new Error('the database is away'));
    await pollMailbox(world.place);
    away.mockRestore();
    expect(await world.channel()).toMatchObject({ fault: null, mailbox: { failures: 21, lastUid: 0 } });
    expect(await callContract(checkChannel, world.place, world.team.users.admin.idToken)).toEqual({ works: true });
    expect((await world.channel()).mailbox?.failures).toBe(0);
    await pollMailboxes(wholeRun());
    expect(await world.received(1)).toHaveLength(1);
  });

  it('is due is looked into by the schedule, once', async () => {
    const world = await connectedMailbox('answer');
    await world.put(mailOf({ from: world.customer, to: world.address }));
    await Promise.all([1, 2].map(async () => pollMailboxes(wholeRun())));
    expect(await world.received(1)).toHaveLength(1);
    const { mailbox } = await world.channel();
    expect(mailbox?.nextPollAt.getTime()).toBeGreaterThan(Date.now());
  });

  it('sends to nobody where the address is not there', async () => {
    const world = await connectedMailbox('answer');
    await world.write({ from: `nobody-${newId().toLowerCase()}@customer.example` });
    const [chat] = await chatsOf(world, 1);
    const failed = await vi.waitFor(async () => {
      const answer = (await world.messages(chat?.id ?? '')).find(({ role }) => role === 'assistant');
      if (answer === undefined || !('delivery' in answer) || answer.delivery?.state !== 'failed')
        throw new Error('sent');
      return answer;
    }, 30_000);
    expect(failed.delivery?.fault).toBe('recipient-unreachable');
  });
});
