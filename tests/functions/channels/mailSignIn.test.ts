import { beginMailSignIn, finishMailSignIn } from '@parlance/domain/contracts/channels';
import { channelSchema, channelSecretSchema } from '@parlance/domain/documents/channels/channel';
import { newId } from '@parlance/domain/ids';
import { paths } from '@parlance/domain/paths';
import { describe, expect, it } from 'vitest';
import { pollMailbox } from '../../../functions/src/channels/mails/pollMailbox.ts';
import {
  isMailSignInToken,
  createMailSignInToken,
} from '../../../functions/src/kernel/access/tokens/mailSignInToken.ts';
import { makeTeam } from '../../support/accounts/makeTeam.ts';
import { admin } from '../../support/admin.ts';
import { callContract } from '../../support/callContract.ts';
import { suiteUrls } from '../../support/suiteUrls.ts';
import { trainedChatbot } from '../support/answering/trainedChatbot.ts';
import { KNOWLEDGE } from '../support/channels/connected.ts';
import { atPost, mailOf, mailsTo, newMailbox } from '../support/channels/mailbox.ts';

async function withMailbox() {
  const team = await makeTeam();
  const { orgId } = team;
  const chatbotId = await trainedChatbot(orgId, KNOWLEDGE);
  const { address } = await newMailbox();
  const { idToken } = team.users.admin;
  const about = { orgId, chatbotId, provider: 'microsoft', address } as const;
  const begin = async (token = idToken): Promise<URL> =>
    new URL((await callContract(beginMailSignIn, about, token)).url);
  const finish = (code: string, state: string, token = idToken) =>
    callContract(finishMailSignIn, { ...about, senderName: 'Shop', code, state }, token);
  return { team, orgId, chatbotId, address, begin, finish };
}

/** What the provider's page leads back with, once the owner of a mailbox has consented. */
async function consent(page: URL, account: string): Promise<{ code: string; state: string }> {
  const there = new URL(page);
  there.pathname = there.pathname.replace('/authorize', '/consent');
  there.searchParams.set('account', account);
  const { headers } = await fetch(there, { redirect: 'manual' });
  const back = new URL(headers.get('location') ?? '');
  expect(`${back.origin}${back.pathname}`).toBe(`${suiteUrls.web}/dashboard/mailbox`);
  return { code: back.searchParams.get('code') ?? '', state: back.searchParams.get('state') ?? '' };
}

describe('a mailbox whose owner consents', () => {
  it('is read and answers, with a token of the provider’s that no client reads', async () => {
    const { orgId, chatbotId, address, begin, finish } = await withMailbox();
    const page = await begin();
    expect(page.href.startsWith(`${suiteUrls.channels}/sign-in/microsoft/authorize?`)).toBe(true);
    expect(Object.fromEntries(page.searchParams)).toMatchObject({
      response_type: 'code',
      code_challenge_method: 'S256',
      login_hint: address,
    });
    const { code, state } = await consent(page, address);
    const { channelId } = await finish(code, state);
    const place = { orgId, chatbotId, channelId };
    const channel = await admin.db.doc(paths.channel(orgId, chatbotId, channelId)).get();
    const secretDoc = admin.db.doc(paths.channelSecret(orgId, chatbotId, channelId));
    const { access } = channelSecretSchema.parse((await secretDoc.get()).data());
    expect(channelSchema.parse(channel.data())).toMatchObject({
      mode: 'draft',
      account: { kind: 'email', signIn: 'microsoft' },
    });
    expect(JSON.stringify(channel.data())).not.toContain(access);
    await channel.ref.update({ mode: 'answer' });
    const customer = `nora-${newId().toLowerCase()}@customer.example`;
    const mail = mailOf({ from: customer, to: address });
    await atPost('mails', { to: address, raw: mail.toString('base64') });
    await pollMailbox(place);
    const [answer] = await mailsTo(customer, 1);
    expect(answer?.from?.address).toBe(address);
    // The provider gives a new refresh token with each access token.
    const renewed = channelSecretSchema.parse((await secretDoc.get()).data());
    expect(renewed.access).not.toBe(access);

    await atPost('revoke', { to: address });
    await pollMailbox(place);
    await pollMailbox(place);
    const { fault, mailbox } = channelSchema.parse((await channel.ref.get()).data());
    expect([fault?.code, mailbox?.failures]).toEqual(['key-refused', 2]);
  });

  it('is connected once, by the member who began, with the consent for just that mailbox', async () => {
    const { team, orgId, chatbotId, address, begin, finish } = await withMailbox();
    const other = await newMailbox();
    const wrong = await consent(await begin(), other.address);
    await expect(finish(wrong.code, wrong.state)).rejects.toMatchObject({ code: 'channel-key-refused' });

    const { code, state } = await consent(await begin(), address);
    await expect(finish(code, state, team.users.owner.idToken)).rejects.toMatchObject({ code: 'token-invalid' });
    const later = await begin();
    // A code belongs to the request that it was given for (RFC 7636).
    await expect(finish(code, later.searchParams.get('state') ?? '')).rejects.toMatchObject({ code: 'token-invalid' });
    const again = await consent(await begin(), address);
    await finish(again.code, again.state);
    await expect(finish(again.code, again.state)).rejects.toMatchObject({ code: 'token-invalid' });
    expect((await admin.db.collection(paths.channels(orgId, chatbotId)).get()).size).toBe(1);
  });
});

it('takes back what was begun for ten minutes, of its own organization, chatbot and provider alone', () => {
  const subject = { orgId: newId(), uid: newId(), chatbotId: newId(), provider: 'google' };
  const now = Date.now();
  const token = createMailSignInToken(subject, now);
  expect(isMailSignInToken(subject, token, now + 600_000)).toBe(true);
  expect(isMailSignInToken(subject, token, now + 600_001)).toBe(false);
  for (const change of [{ orgId: newId() }, { uid: newId() }, { chatbotId: newId() }, { provider: 'microsoft' }]) {
    expect(isMailSignInToken({ ...subject, ...change }, token, now)).toBe(false);
  }
});
