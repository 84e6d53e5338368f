import { onDocumentCreated } from 'firebase-functions/firestore';
import { smtpUrl } from '../platform/config.ts';
import { whenServed } from '../platform/whenServed.ts';

const load = whenServed('onMailQueued', () => import('./sendMail.ts'));

/** mail/{mailId} created: sends it. Retried by the platform when the mail server is away. */
export const onMailQueued = onDocumentCreated(
  { document: 'mail/{mailId}', secrets: [smtpUrl], retry: true },
  async (event) => {
    const { sendMail } = await load();
    await sendMail(event.params.mailId);
  },
);
