import { onDocumentCreated } from 'firebase-functions/firestore';
import { smtpUrl } from '../../kernel/platform/config.ts';
import { handleEvent } from '../../kernel/platform/log/handleEvent.ts';
import { whenServed } from '../../kernel/platform/whenServed.ts';

const load = whenServed('onMailQueued', () => import('./sendMail.ts'));

/** mail/{mailId} created: sends it. What the mail server does not take is taken up again by the minute's schedule. */
export const onMailQueued = onDocumentCreated(
  { document: 'mail/{mailId}', secrets: [smtpUrl], retry: true, concurrency: 5, maxInstances: 4 },
  (event) => {
    const { mailId } = event.params;
    return handleEvent(event, { name: 'onMailQueued' }, async () => {
      const { sendMail } = await load();
      await sendMail(mailId);
    });
  },
);
