import { onDocumentCreated } from 'firebase-functions/firestore';
import { smtpUrl } from '../platform/config.ts';
import { logJob } from '../platform/log/logJob.ts';
import { whenServed } from '../platform/whenServed.ts';

const load = whenServed('onMailQueued', () => import('./sendMail.ts'));

/** mail/{mailId} created: sends it. Retried by the platform when the mail server is away. */
export const onMailQueued = onDocumentCreated(
  { document: 'mail/{mailId}', secrets: [smtpUrl], retry: true },
  ({ params: { mailId } }) =>
    logJob({ name: 'onMailQueued', kind: 'event' }, async () => {
      const { sendMail } = await load();
      await sendMail(mailId);
    }),
);
