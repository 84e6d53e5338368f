import * as z from 'zod';
import { timestamp } from '../../timestamp.ts';

/** orgs/{orgId}/chats/{chatId}/viewers/{uid}: a member who has the conversation open. Whose name it is stands with the members. */
export const viewerSchema = z.object({
  /** When the browser last said so, by the server's clock. */
  at: timestamp,
  /** Where the browser could not take it away, it is deleted after this, by TTL. */
  expiresAt: timestamp,
});

export type Viewer = z.infer<typeof viewerSchema>;
