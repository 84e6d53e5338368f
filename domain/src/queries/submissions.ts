import type { Submission } from '../documents/forms/submission.ts';
import type { ShapeOf } from './QueryShape.ts';

/** Submissions, the newest first. */
export const newestSubmissions = {
  collection: 'submissions',
  where: { chatbotId: '==?' },
  merged: ['formId', 'leadId', 'chatId', 'contactId'],
  orderBy: ['at', 'desc'],
} satisfies ShapeOf<Submission>;
