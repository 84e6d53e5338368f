import { sendContactRequest } from '@parlance/domain/contracts/contact';
import { contactRequestSchema } from '@parlance/domain/documents/contactRequest';
import { mailSchema } from '@parlance/domain/documents/mail';
import { newId } from '@parlance/domain/ids';
import { LIMITS } from '@parlance/domain/limits';
import { paths } from '@parlance/domain/paths';
import { solveProof } from '@parlance/domain/widget/solveProof';
import type * as z from 'zod/mini';
import { expect, it } from 'vitest';
import { createChallenge } from '../../../functions/src/kernel/access/tokens/proof.ts';
import { composeMail } from '../../../functions/src/delivery/mail/composeMail.ts';
import { mailIdOf } from '../../../functions/src/delivery/mailIdOf.ts';
import { admin } from '../../support/admin.ts';
import { callContract, postRaw } from '../../support/callContract.ts';

function newRequest(): z.infer<typeof sendContactRequest.input> {
  return {
    requestId: newId(),
    email: `${newId()}@example.com`.toLowerCase(),
    phone: '',
    message: 'Do you have a plan for schools?\nBest, <img src=x>',
    consent: true,
    locale: 'de',
    website: '',
    filledMs: 20_000,
  };
}

async function proofFor(messageId: string) {
  const challenge = createChallenge({ chatbotId: 'contact', chatId: 'contact', messageId });
  return { challenge, nonces: await solveProof(challenge, new AbortController().signal) };
}

async function isStored(requestId: string): Promise<boolean> {
  return (await admin.db.doc(paths.contactRequest(requestId)).get()).exists;
}

it('stores a message once and mails it to the operator once, however often it comes', async () => {
  const request = newRequest();
  const proof = await proofFor(request.requestId);
  await Promise.all([1, 2].map(() => callContract(sendContactRequest, { ...request, proof })));
  await callContract(sendContactRequest, { ...request, message: 'Another one', proof });
  const stored = contactRequestSchema.parse((await admin.db.doc(paths.contactRequest(request.requestId)).get()).data());
  expect(stored).toMatchObject({ email: request.email, message: request.message, locale: 'de' });
  expect(stored.expiresAt.getTime() - stored.createdAt.getTime()).toBe(LIMITS.contactKeptDays * 86_400_000);
  const mailId = mailIdOf(['contact-received', request.requestId]);
  const mail = mailSchema.parse((await admin.db.doc(paths.mail(mailId)).get()).data());
  const composed = await composeMail(mail);
  expect(composed?.replyTo).toBe(request.email);
  expect(composed?.subject).toContain(request.email);
  expect(composed?.html).toContain('&lt;img src=x&gt;');
  expect(mail).toMatchObject({
    to: 'hello@parlance.example',
    message: { text: request.message, email: request.email },
  });
});

it('stores nothing without the work, or with that for another message', async () => {
  const request = newRequest();
  await expect(callContract(sendContactRequest, request)).rejects.toMatchObject({ code: 'proof-required' });
  const foreign = await proofFor(newId());
  await expect(callContract(sendContactRequest, { ...request, proof: foreign })).rejects.toMatchObject({
    code: 'proof-required',
  });
  expect(await isStored(request.requestId)).toBe(false);
});

it('answers a machine as it answers a person, and stores nothing', async () => {
  const filled = newRequest();
  const quick = newRequest();
  await callContract(sendContactRequest, { ...filled, website: 'https://spam.example' });
  await callContract(sendContactRequest, { ...quick, filledMs: LIMITS.contactFillMs - 1 });
  expect([await isStored(filled.requestId), await isStored(quick.requestId)]).toEqual([false, false]);
});

it('takes five messages of one sender in an hour', async () => {
  const { email } = newRequest();
  const codes: string[] = [];
  for (let sent = 0; sent < 6; sent += 1) {
    const request = { ...newRequest(), email };
    const proof = await proofFor(request.requestId);
    const { status, code } = await postRaw('sendContactRequest', { ...request, proof });
    codes.push(code ?? String(status));
  }
  expect(codes).toEqual(['200', '200', '200', '200', '200', 'rate-limited']);
});

it('takes no message without consent', async () => {
  expect(await postRaw('sendContactRequest', { ...newRequest(), consent: false })).toMatchObject({
    code: 'invalid-input',
  });
});
