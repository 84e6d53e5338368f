import * as z from 'zod';
import { timestamp } from '../../timestamp.ts';

/** orgs/{orgId}/chats/{chatId}/viewers/{uid}: a member who has the conversation open. Whose name it is stands with the members. */
export const viewerSchema = z.object({
  /** Time at which the browser last reported it, by the server's clock. */
  at: timestamp,
  /** Time at which they last typed there, by the server's clock. Null while they only look. */
  typingAt: z.nullable(timestamp).default(null),
  /** Time after which TTL deletes it, where the browser could not remove it. */
  expiresAt: timestamp,
});

export type Viewer = z.infer<typeof viewerSchema>;
