import { onDocumentCreated } from 'firebase-functions/firestore';
import { smtpUrl } from '../platform/config.ts';
import { sendMail } from './sendMail.ts';

/** mail/{mailId} created: sends it. Retried by the platform when the mail server is away. */
export const onMailQueued = onDocumentCreated({ document: 'mail/{mailId}', secrets: [smtpUrl], retry: true }, (event) =>
  sendMail(event.params.mailId),
);
