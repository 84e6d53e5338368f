import { messageSchema } from '@parlance/domain/documents/chats/message';
import { newId } from '@parlance/domain/ids';
import { LIMITS } from '@parlance/domain/limits';
import { paths } from '@parlance/domain/paths';
import { describe, expect, it, vi } from 'vitest';
import { pollMailbox } from '../../../functions/src/channels/mails/pollMailbox.ts';
import { joinChat } from '../../../functions/src/conversations/handover/joinChat.ts';
import { sendAgentMessage } from '../../../functions/src/conversations/handover/sendAgentMessage.ts';
import { untilDocument } from '../../support/untilDocument.ts';
import { membershipOf } from '../support/accounts/membershipOf.ts';
import { atPost, chatsOf, connectedMailbox, mailOf, mailsNow, mailsTo } from '../support/channels/mailbox.ts';

const PDF = Buffer.from(`%PDF-1.7\n${' '.repeat(3000)}\nstartxref\n9\n%%EOF\n`);

describe('a customer who writes a mail', () => {
  it('is answered in the thread of their mail, and goes on in one conversation', async () => {
    const world = await connectedMailbox('answer');
    const first = `<${newId()}@customer.example>`;
    await world.write({ subject: 'Zip', messageId: first });
    const [answer] = await world.received(1);
    expect(answer?.text).toMatch(/^You are writing with the AI assistant of .*18 euros/s);
    expect(answer?.html).toContain('18 euros');
    expect(answer?.from).toEqual({ name: 'Shop', address: world.address });
    expect(answer).toMatchObject({ inReplyTo: first, references: first });
    expect(answer?.subject).toMatch(/^Re: Zip \[#p[a-z2-7]{19}\]$/);
    const headers = new Map(answer?.headers.map(({ key, value }) => [key, value]));
    expect(headers.get('auto-submitted')).toBe('auto-replied');
    expect(headers.get('x-parlance-message')).toBeDefined();

    await world.write({
      subject: answer?.subject ?? '',
      headers: [`In-Reply-To: ${answer?.messageId ?? ''}`],
      text: 'When do parcels arrive?\r\n\r\nOn Monday the shop wrote:\r\n> It costs 18 euros.',
    });
    const [, second] = await world.received(2);
    expect(second?.text).toContain('three days');
    expect(second?.text).not.toContain('AI assistant');
    const [chat] = await chatsOf(world, 1);
    const identity = { name: 'Nora Winter', email: world.customer };
    expect(chat).toMatchObject({ channel: 'email', questions: 2, identity });
    const asked = (await world.messages(chat?.id ?? '')).filter(({ role }) => role === 'user').map(({ text }) => text);
    expect(asked).toEqual(['Zip\n\nWhat does a zip repair cost?', 'When do parcels arrive?']);
  });

  it('is known by the mail that they reply to where the token is gone from the subject', async () => {
    const world = await connectedMailbox('answer');
    await world.write();
    const [answer] = await world.received(1);
    await world.write({
      subject: 'Something else',
      headers: [`In-Reply-To: ${answer?.messageId ?? ''}`],
      text: 'When do parcels arrive?',
    });
    await world.received(2);
    expect(await chatsOf(world, 1)).toMatchObject([{ questions: 2 }]);
  });

  it('gets one answer, however often the mailbox is looked into and its mails are numbered anew', async () => {
    const world = await connectedMailbox('answer');
    await world.put(mailOf({ from: world.customer, to: world.address }));
    await Promise.all([1, 2, 3].map(async () => pollMailbox(world.place)));
    await world.received(1);
    await atPost('renumber', { to: world.address });
    await pollMailbox(world.place);
    await world.write({ subject: 'Another', text: 'When do parcels arrive?' });
    expect(await world.received(2)).toHaveLength(2);
    expect(await chatsOf(world, 2)).toMatchObject([{ questions: 1 }, { questions: 1 }]);
  });

  it('waits for the team where the channel drafts, whose replies are no automatic mails', async () => {
    const world = await connectedMailbox('draft');
    await world.write();
    const [chat] = await chatsOf(world, 1);
    expect(chat).toMatchObject({ mode: 'human', handover: { status: 'requested' } });
    const chatId = chat?.id ?? '';
    const agent = membershipOf(world.team, 'member');
    await joinChat(agent, chatId);
    await sendAgentMessage(agent, chatId, { messageId: newId(), text: '18 euros, **dear** Nora.' });
    const [reply] = await world.received(1);
    expect(reply?.text?.trim()).toBe('18 euros, dear Nora.');
    expect(reply?.html).toContain('<strong>dear</strong>');
    expect(reply?.headers.find(({ key }) => key === 'auto-submitted')).toBeUndefined();
    await world.write({ subject: reply?.subject ?? '', text: 'Thank you.' });
    await vi.waitFor(async () => expect((await world.messages(chatId)).at(-1)?.text).toBe('Thank you.'), 30_000);
    expect(await mailsNow(world.customer)).toHaveLength(1);
  });

  it('with somebody else’s token begins a conversation of their own', async () => {
    const world = await connectedMailbox('answer');
    await world.write();
    const [answer] = await world.received(1);
    const eve = `eve-${newId().toLowerCase()}@customer.example`;
    await world.write({ from: eve, subject: answer?.subject ?? '', text: 'When do parcels arrive?' });
    await mailsTo(eve, 1);
    expect(await mailsNow(world.customer)).toHaveLength(1);
    const chats = await chatsOf(world, 2);
    expect(chats.map(({ identity }) => identity?.email)).toEqual([world.customer, eve]);
  });

  it('is given to the team with files, with a long text, and where their domain disowns the mail', async () => {
    const world = await connectedMailbox('answer');
    const multipart = [
      'Content-Type: multipart/mixed; boundary=b\r\n\r\n--b\r\nContent-Type: text/plain\r\n\r\nHere it is.\r\n--b',
      'Content-Type: application/pdf\r\nContent-Disposition: attachment; filename="invoice.pdf"\r\nContent-Transfer-Encoding: base64',
      `\r\n${PDF.toString('base64')}\r\n--b--\r\n`,
    ].join('\r\n');
    await world.write({ subject: 'File', rest: multipart });
    await world.write({ subject: 'Long', text: 'Why? '.repeat(500) });
    await world.write({
      subject: 'Forged',
      headers: ['Authentication-Results: 127.0.0.1; dmarc=fail header.from=customer.example'],
    });
    const chats = await chatsOf(world, 3);
    expect(chats.map(({ mode }) => mode)).toEqual(['human', 'human', 'human']);
    expect(chats[0]?.lastMessage).toContain('invoice.pdf');
    expect(await mailsNow(world.customer)).toEqual([]);
  });
});

describe('what no person wrote', () => {
  it.each([
    ['an absence', ['Auto-Submitted: auto-replied']],
    ['a newsletter', ['List-Id: <news.customer.example>']],
    ['a mail of this product', ['X-Parlance-Message: 1']],
    ['a bulk mail', ['Precedence: bulk']],
  ])('is not answered: %s', async (_, headers) => {
    const world = await connectedMailbox('answer');
    await world.write({ headers });
    await world.write({ subject: 'Now' });
    await world.received(1);
    expect(await chatsOf(world, 1)).toMatchObject([{ questions: 1 }]);
  });

  it('is not answered where it comes from the mailbox’s own address', async () => {
    const world = await connectedMailbox('answer');
    await world.write({ from: `Shop <${world.address}>` });
    await world.write();
    await world.received(1);
    expect(await chatsOf(world, 1)).toHaveLength(1);
  });

  it('tells the team that a mail did not arrive', async () => {
    const world = await connectedMailbox('answer');
    await world.write();
    const [answer] = await world.received(1);
    const [chat] = await chatsOf(world, 1);
    const bounce = [
      'Content-Type: multipart/report; report-type=delivery-status; boundary=b\r\n\r\n--b\r\nContent-Type: text/plain\r\n\r\nNot delivered.\r\n--b',
      `Content-Type: message/rfc822\r\n\r\nMessage-ID: ${answer?.messageId ?? ''}\r\nSubject: Re\r\n\r\nText\r\n--b--\r\n`,
    ].join('\r\n');
    await world.write({ from: 'mailer-daemon@mail.example', rest: bounce });
    const message = (await world.messages(chat?.id ?? '')).find(({ role }) => role === 'assistant');
    const path = paths.message(world.orgId, chat?.id ?? '', message?.id ?? '');
    const failed = await untilDocument(
      path,
      messageSchema,
      (one) => 'delivery' in one && one.delivery?.state === 'failed',
    );
    expect(failed).toMatchObject({ delivery: { state: 'failed', fault: 'recipient-unreachable' } });
  });

  it(`ends where two programs answer each other: ${LIMITS.automaticRepliesPerHour} answers an hour, and then the team`, async () => {
    const world = await connectedMailbox('answer');
    const count = LIMITS.automaticRepliesPerHour + 1;
    for (let number = 1; number <= count; number += 1) await world.write({ subject: `Question ${number}` });
    const chats = await chatsOf(world, count);
    expect(chats.map(({ mode }) => mode).filter((mode) => mode === 'human')).toHaveLength(1);
    expect(await mailsTo(world.customer, count - 1)).toHaveLength(count - 1);
  });
});
