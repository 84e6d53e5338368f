import { newQaSource } from '@parlance/domain/documents/knowledge/source';
import { DAY_MS, SECOND_MS } from '@parlance/domain/durations';
import { newId } from '@parlance/domain/ids';
import { paths } from '@parlance/domain/paths';
import { expect, it } from 'vitest';
import { readQueueAges } from '../../../functions/src/edge/monitoring/readQueueAges.ts';
import { admin } from '../../support/admin.ts';
import { makeChatbot } from '../../support/makeChatbot.ts';
import { makeOrg } from '../../support/makeOrg.ts';
import { makeSource } from '../../support/makeSource.ts';

/** Older than anything that another test leaves behind. */
const LONG_AGO = new Date('2001-02-03T04:05:06Z');
const NOW = new Date(LONG_AGO.getTime() + DAY_MS);
const DAY_SECONDS = DAY_MS / SECOND_MS;

it('the oldest source that waits for its first reading counts, with a file that is there; websites, uploads and what waits for the next day do not', async () => {
  const { orgId } = await makeOrg();
  const chatbotId = await makeChatbot(orgId);
  const add = async (createdAt: Date, status: 'pending' | 'indexed', embeddingSpace: string | null = null) => {
    const fields = { chatbotId, name: 'Open?', question: 'Open?', answer: 'Yes.', size: 4, createdBy: 'nobody' };
    const ref = admin.db.doc(paths.source(orgId, newId()));
    await ref.set({ ...newQaSource({ ...fields, createdAt }), status, embeddingSpace });
    return ref;
  };
  const before = (days: number) => new Date(LONG_AGO.getTime() - days * DAY_MS);
  const others = [await add(before(1), 'indexed', 'space'), await add(before(2), 'pending', 'space')];
  const upload = await makeSource(orgId, chatbotId, 'x', { status: 'pending', leaseUntil: null, createdAt: before(3) });
  await admin.bucket.file(paths.sourceFile(orgId, upload, 'document.md')).delete();
  const patient = await add(before(4), 'pending');
  await patient.update({ waitingSince: before(4), waitingFor: 'day' });
  others.push(patient);
  const waiting = await add(LONG_AGO, 'pending');
  expect((await readQueueAges(NOW)).oldestSourceSeconds).toBe(DAY_SECONDS);
  for (const ref of [...others, waiting, admin.db.doc(paths.source(orgId, upload))]) await ref.delete();
  expect((await readQueueAges(NOW)).oldestSourceSeconds).toBe(0);
});

it('mails that are queued count, and erasures that are open', async () => {
  const mail = admin.db.collection('mail').doc(newId());
  const expiresAt = new Date(Date.now() + DAY_MS);
  const message = { kind: 'reset-password' } as const;
  const outbox = { to: 'nobody@parlance.example', locale: 'en', message, attempts: 0, nextAttemptAt: NOW, expiresAt };
  // As one that is sent: the trigger leaves it alone.
  await mail.set({ ...outbox, status: 'sent', createdAt: LONG_AGO });
  expect((await readQueueAges(NOW)).oldestMailSeconds).toBe(0);
  await mail.update({ status: 'queued' });
  const erasure = admin.db.doc(paths.erasure(newId()));
  await erasure.set({ requestedBy: 'nobody', requestedAt: new Date(LONG_AGO.getTime() - DAY_MS) });
  const ages = await readQueueAges(NOW);
  await Promise.all([mail.delete(), erasure.delete()]);
  expect(ages).toMatchObject({ oldestMailSeconds: DAY_SECONDS, oldestErasureSeconds: 2 * DAY_SECONDS });
});
