import { answer } from '@parlance/domain/contracts/answering';
import { renewVisitorToken } from '@parlance/domain/contracts/embed';
import { HOUR_MS } from '@parlance/domain/durations';
import { newId } from '@parlance/domain/ids';
import { LIMITS } from '@parlance/domain/limits';
import { paths } from '@parlance/domain/paths';
import { describe, expect, it } from 'vitest';
import { createVisitorToken, verifyVisitorToken } from '../../../functions/src/kernel/access/tokens/visitorToken.ts';
import { takeRateLimit } from '../../../functions/src/kernel/platform/limits/takeRateLimit.ts';
import { admin } from '../../support/admin.ts';
import { callContract, postRaw } from '../../support/callContract.ts';
import { makeChatbot } from '../../support/makeChatbot.ts';
import { makeOrg } from '../../support/makeOrg.ts';
import { suiteUrls } from '../../support/suiteUrls.ts';

function visitorOf(chatbotId: string) {
  return { chatbotId, chatId: newId(), origin: 'https://shop.example', channel: 'widget' as const };
}

describe('visitor tokens (T-52)', () => {
  it('speak for their chat until they end, and can be renewed for a day', async () => {
    const { orgId } = await makeOrg();
    const visitor = visitorOf(await makeChatbot(orgId, { allowedDomains: ['shop.example'] }));
    const token = createVisitorToken(visitor);
    expect(verifyVisitorToken(token)).toEqual(visitor);
    const old = createVisitorToken(visitor, Date.now() - 11 * 60_000);
    expect(() => verifyVisitorToken(old)).toThrow('visitor-token-expired');
    const { token: renewed } = await callContract(renewVisitorToken, { token: old });
    expect(verifyVisitorToken(renewed)).toEqual(visitor);
    const ancient = createVisitorToken(visitor, Date.now() - 25 * 3_600_000);
    await expect(callContract(renewVisitorToken, { token: ancient })).rejects.toMatchObject({
      code: 'visitor-token-expired',
    });
  });

  it('end with their chatbot, and with the website that is not allowed any more', async () => {
    const { orgId } = await makeOrg();
    const chatbotId = await makeChatbot(orgId, { allowedDomains: ['shop.example'] });
    const renew = (origin: string) =>
      callContract(renewVisitorToken, { token: createVisitorToken({ ...visitorOf(chatbotId), origin }) });
    const invalid = { code: 'visitor-token-invalid' };
    for (const origin of ['https://shop.example', '', suiteUrls.web]) await renew(origin);
    await expect(renew('https://other.example')).rejects.toMatchObject(invalid);
    const widget = admin.db.doc(paths.widget(chatbotId));
    await widget.update({ allowedDomains: ['new.example'] });
    await expect(renew('https://shop.example')).rejects.toMatchObject(invalid);
    await renew('https://new.example');
    await widget.update({ isDeleting: true });
    await expect(renew('')).rejects.toMatchObject(invalid);
    await expect(
      callContract(renewVisitorToken, { token: createVisitorToken(visitorOf(newId())) }),
    ).rejects.toMatchObject(invalid);
  });

  it('are renewed so often an hour at most (A-102)', async () => {
    const { orgId } = await makeOrg();
    const visitor = visitorOf(await makeChatbot(orgId));
    const token = createVisitorToken({ ...visitor, origin: '' });
    for (let used = 0; used < LIMITS.visitorTokenRenewals; used += 1) {
      await takeRateLimit(`renew:${visitor.chatId}`, LIMITS.visitorTokenRenewals, HOUR_MS);
    }
    expect((await postRaw('renewVisitorToken', { token })).code).toBe('rate-limited');
  });

  const visitor = visitorOf(newId());
  const [keyId = '', payload = '', signature = ''] = createVisitorToken(visitor).split('.');
  const other = Buffer.from(
    JSON.stringify({ aud: 'parlance-visitor', ...visitor, chatId: newId(), expiresAt: Date.now() + 1e9 }),
  ).toString('base64url');
  it.each([
    ['nothing', ''],
    ['no signature', `${keyId}.${payload}`],
    ['an empty signature', `${keyId}.${payload}.`],
    ['no key', `${payload}.${signature}`],
    ['an unknown key', `AAAAAAAA.${payload}.${signature}`],
    ['a foreign payload', `${keyId}.${other}.${signature}`],
    ['padding', `${keyId}.${payload}.${signature}=`],
    ['a space', `${keyId}.${payload}.${signature} `],
    ['a line break', `${keyId}.${payload}.${signature}\n`],
    ['a fourth part', `${keyId}.${payload}.${signature}.x`],
    ['alg none', `${Buffer.from('{"alg":"none"}').toString('base64url')}.${payload}.`],
  ])('are refused with %s', async (_, token) => {
    await expect(callContract(answer, { token, messageId: newId(), text: 'x', locale: 'en' })).rejects.toMatchObject({
      code: 'visitor-token-invalid',
    });
  });
});

describe('hostile input (T-15)', () => {
  const strange = [
    null,
    0,
    true,
    [],
    {},
    { $gt: '' },
    [{ __proto__: null }],
    'x'.repeat(9_000),
    '\u0000',
    '\u202e',
    '   ',
  ];

  it.each(['messageId', 'text', 'locale', 'token'])('in %s is refused without an accident', async (field) => {
    const chatbotId = newId();
    const good = {
      token: createVisitorToken({ chatbotId, chatId: newId(), origin: '', channel: 'iframe' }),
      messageId: newId(),
      text: 'x',
      locale: 'en',
    };
    for (const value of strange) {
      const { status, code } = await postRaw('answer', { ...good, [field]: value });
      expect([status, code]).not.toContain(500);
      expect(['invalid-input', 'visitor-token-invalid']).toContain(code);
    }
    expect((await postRaw('answer', { ...good, orgId: 'x' })).code).toBe('invalid-input');
  });

  it('never shows what went wrong inside', async () => {
    const { code, body } = await postRaw('answer', {
      token: 'x'.repeat(10),
      messageId: newId(),
      text: 'x',
      locale: 'en',
    });
    expect(code).toBe('visitor-token-invalid');
    expect(body).not.toMatch(/stack|at \w+ \(|node_modules/);
  });
});
