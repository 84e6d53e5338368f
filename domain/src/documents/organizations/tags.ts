import * as z from 'zod';

/** orgs/{orgId}/tags/chats: the tags that the organization's conversations have, the newest first, at most `LIMITS.suggestedTags`. */
export const tagsSchema = z.object({ names: z.array(z.string()) });
