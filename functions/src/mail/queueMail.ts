import { newId } from '@parlance/domain/ids';
import { refs } from '../platform/refs.ts';
import type { RenderedMail } from './renderMail.ts';

/** Puts a mail into the outbox. A trigger sends it. */
export async function queueMail(to: string, mail: RenderedMail): Promise<void> {
  await refs.mail(newId()).create({ to, ...mail, status: 'queued', attempts: 0, createdAt: new Date() });
}
