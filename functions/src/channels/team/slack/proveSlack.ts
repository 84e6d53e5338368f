import * as z from 'zod';
import { callSlack } from './callSlack.ts';

/** https://docs.slack.dev/reference/methods/auth.test */
const testSchema = z.object({ team_id: z.string(), team: z.string(), user_id: z.string() });

interface SlackApp {
  workspaceId: string;
  workspaceName: string;
  botUserId: string;
}

/** Workspace and user of the app that a token opens. Throws `ChannelError`. */
export async function proveSlack(token: string): Promise<SlackApp> {
  const { team_id, team, user_id } = testSchema.parse(await callSlack(token, 'auth.test', {}));
  return { workspaceId: team_id, workspaceName: team, botUserId: user_id };
}
