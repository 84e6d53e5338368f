import { sendTestMail } from '@parlance/domain/contracts/channels';
import { newId } from '@parlance/domain/ids';
import { LIMITS } from '@parlance/domain/limits';
import { paths } from '@parlance/domain/paths';
import { describe, expect, it } from 'vitest';
import { makeTeam } from '../../support/accounts/makeTeam.ts';
import { admin } from '../../support/admin.ts';
import { callContract } from '../../support/callContract.ts';
import { connected } from '../support/channels/connected.ts';
import { atPost, chatsOf, connectedMailbox, mailOf, mailsNow, mailsTo } from '../support/channels/mailbox.ts';

describe('a mail with which a member tries a mailbox', () => {
  it('leaves by it to the member alone, so often a day, and the reply comes in as a customer’s', async () => {
    const world = await connectedMailbox('answer');
    const { place, team, address } = world;
    const { email, idToken } = team.users.admin;
    for (let sent = 0; sent < LIMITS.channelTestMailsPerDay; sent += 1) {
      expect(await callContract(sendTestMail, place, idToken)).toEqual({ works: true });
    }
    await expect(callContract(sendTestMail, place, team.users.owner.idToken)).rejects.toMatchObject({
      code: 'rate-limited',
    });
    const mails = await mailsTo(email, LIMITS.channelTestMailsPerDay);
    expect(mails).toHaveLength(LIMITS.channelTestMailsPerDay);
    const [mail] = mails;
    expect(mail?.from?.address).toBe(address);
    expect(mail?.text).toContain(address);
    expect((await world.channel()).sentAt).not.toBeNull();
    const messageId = mail?.messageId ?? '';
    await world.write({
      from: `Admin <${email}>`,
      subject: `Re: ${mail?.subject ?? ''}`,
      headers: [`In-Reply-To: ${messageId}`, `References: ${messageId}`],
    });
    await mailsTo(email, LIMITS.channelTestMailsPerDay + 1);
    expect(await world.chats()).toMatchObject([{ channel: 'email', customer: { address: email }, questions: 1 }]);
  });

  it('says what is wrong with the connection, and nothing of one that is no mailbox or somebody else’s', async () => {
    const { place, team, address, channel } = await connectedMailbox('draft');
    const { email, idToken } = team.users.admin;
    await atPost('mailboxes', { address, password: 'changed at the provider' });
    expect(await callContract(sendTestMail, place, idToken)).toEqual({ works: false });
    expect((await channel()).fault?.code).toBe('key-refused');
    expect(await mailsNow(email)).toEqual([]);
    const telegram = await connected('draft');
    const { users } = telegram.team;
    const nowhere = { code: 'not-found' };
    await expect(callContract(sendTestMail, telegram.place, users.admin.idToken)).rejects.toMatchObject(nowhere);
    const other = await makeTeam();
    await expect(callContract(sendTestMail, place, other.users.owner.idToken)).rejects.toMatchObject(nowhere);
    const own = { ...place, orgId: other.orgId };
    await expect(callContract(sendTestMail, own, other.users.owner.idToken)).rejects.toMatchObject(nowhere);
  });

  it('is answered by no program, this product’s least of all', async () => {
    const world = await connectedMailbox('answer');
    await callContract(sendTestMail, world.place, world.team.users.admin.idToken);
    const [mail] = await mailsTo(world.team.users.admin.email, 1);
    const headers = (mail?.headers ?? []).map(({ key, value }) => `${key}: ${value}`);
    const passedOn = headers.filter((line) => /^(?:x-parlance|auto-submitted)/i.test(line));
    expect(passedOn).toHaveLength(2);
    await world.put(mailOf({ from: world.customer, to: world.address, headers: passedOn, text: newId() }));
    await world.write({ text: 'What does a zip repair cost?' });
    await chatsOf(world, 1);
    expect((await admin.db.collection(paths.allInbound(world.orgId)).get()).size).toBe(1);
  });
});
