import { answer } from '@parlance/domain/contracts/answering';
import { renewVisitorToken } from '@parlance/domain/contracts/embed';
import { newId } from '@parlance/domain/ids';
import { describe, expect, it } from 'vitest';
import { createVisitorToken, verifyVisitorToken } from '../../../functions/src/access/visitorToken.ts';
import { callContract, postRaw } from '../../support/callContract.ts';

describe('visitor tokens (T-52)', () => {
  const visitor = { chatbotId: newId(), chatId: newId(), origin: 'https://shop.example', channel: 'widget' as const };

  it('speak for their chat until they end, and can be renewed for a day', async () => {
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

  const [payload = '', signature = ''] = createVisitorToken(visitor).split('.');
  const other = Buffer.from(
    JSON.stringify({ aud: 'parlance-visitor', ...visitor, chatId: newId(), expiresAt: Date.now() + 1e9 }),
  ).toString('base64url');
  it.each([
    ['nothing', ''],
    ['no signature', payload],
    ['an empty signature', `${payload}.`],
    ['a foreign payload', `${other}.${signature}`],
    ['padding', `${payload}.${signature}=`],
    ['a space', `${payload}.${signature} `],
    ['a line break', `${payload}.${signature}\n`],
    ['a third part', `${payload}.${signature}.x`],
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
