import * as z from 'zod';

const userSchema = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  /** Of another workspace, in a channel that is shared. */
  isStranger: z.boolean(),
});

export type SlackUser = z.infer<typeof userSchema>;

const messageSchema = z.object({
  ts: z.string(),
  /** The post in whose thread it stands; null in the channel. */
  threadTs: z.nullable(z.string()),
  userId: z.string(),
  text: z.string(),
  /** Blocks as they came. */
  blocks: z.array(z.unknown()),
  /** The one person who sees it; null where everybody does. */
  to: z.nullable(z.string()),
});

export type SlackMessage = z.infer<typeof messageSchema>;

const workspaceSchema = z.object({
  id: z.string(),
  /** Address of the app for events and buttons; null where none is entered. */
  url: z.nullable(z.string()),
  users: z.array(userSchema),
  messages: z.array(messageSchema),
});

/** `limited`: calls that are refused next as too many. `losing`: posts that are taken next and not confirmed. */
export type Workspace = z.infer<typeof workspaceSchema> & { limited: number; losing: number };

/** State that survives a restart: the workspace that is known from the start. */
export const slackStateSchema = workspaceSchema;
