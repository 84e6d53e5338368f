import { createHash } from 'node:crypto';

const TOKEN = /^xoxb-local-([a-z\d]{8,30})$/;

/** Workspace that the stand-in of Slack has from the start, by the key in its token. */
const KEY = 'fernweg0';

/** Token of an app at the stand-in: any key of 8 to 30 small letters and digits is a workspace of its own. */
export function localSlackToken(key: string): string {
  return `xoxb-local-${key}`;
}

/** Id of the workspace that a token opens; undefined for a token that nobody has given out. */
export function localWorkspaceId(token: string): string | undefined {
  const key = TOKEN.exec(token)?.[1];
  return key && `T${key.toUpperCase()}`;
}

/** Key with which a workspace's app signs. */
export function localSigningSecret(workspaceId: string): string {
  return createHash('sha256').update(`signing ${workspaceId}`).digest('hex').slice(0, 32);
}

/** The app's own user, the channel that it is in, and one that it is not in. */
export const LOCAL_SLACK = {
  token: localSlackToken(KEY),
  workspaceId: `T${KEY.toUpperCase()}`,
  botUserId: 'U0LOCALBOT',
  channelId: 'C0LOCALTEAM',
  otherChannelId: 'C0LOCALOTHER',
} as const;
