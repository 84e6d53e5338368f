import { onDocumentCreated } from 'firebase-functions/firestore';
import { onSchedule } from 'firebase-functions/scheduler';
import { smtpUrl } from '../platform/config.ts';
import { resendStalledMail as resend } from './resendStalledMail.ts';
import { sendMail } from './sendMail.ts';

/** mail/{mailId} created: sends it. Retried by the platform when the mail server is away. */
export const onMailQueued = onDocumentCreated({ document: 'mail/{mailId}', secrets: [smtpUrl], retry: true }, (event) =>
  sendMail(event.params.mailId),
);

/** Every minute: sends what a killed worker or a lost event left in the outbox. */
export const resendStalledMail = onSchedule({ schedule: 'every 1 minutes', secrets: [smtpUrl] }, async () => {
  await resend();
});
