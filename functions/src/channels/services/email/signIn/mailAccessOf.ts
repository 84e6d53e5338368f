import type { ChannelAccount, ChannelSecret } from '@parlance/domain/documents/channels/channel';
import { accessTokenOf } from './accessTokens.ts';

type EmailAccount = Extract<ChannelAccount, { kind: 'email' }>;

/** Proof to the servers of a mailbox that they may let this product in: a password, or an access token of its owner's consent. */
export type MailAccess = { password: string } | { accessToken: string };

interface Access {
  access: MailAccess;
  /** Refresh token that takes the place of the stored one. Undefined where that stays. */
  refreshToken: string | undefined;
}

/** Proof for a connection's mailbox. Throws `ChannelError`: `key-refused` where the consent was taken back. */
export async function mailAccessOf({ signIn }: EmailAccount, { access: stored }: ChannelSecret): Promise<Access> {
  if (signIn === undefined) return { access: { password: stored }, refreshToken: undefined };
  const { accessToken, refreshToken } = await accessTokenOf(signIn, stored);
  return { access: { accessToken }, refreshToken };
}
