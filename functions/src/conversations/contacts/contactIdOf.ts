import { createHash } from 'node:crypto';

/** Id of the contact that a business's server calls `subject`: SHA-256 in hexadecimal of the chatbot and it. */
export function contactIdOf(chatbotId: string, subject: string): string {
  return createHash('sha256')
    .update(JSON.stringify([chatbotId, subject]))
    .digest('hex');
}
