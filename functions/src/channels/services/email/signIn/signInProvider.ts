import type { MailSignIn } from '@parlance/domain/channels/MAIL_SIGN_INS';
import type { MailServers } from '@parlance/domain/documents/channels/channel';
import { AppError } from '@parlance/domain/errors';
import { config, mailGoogleSecret, mailMicrosoftSecret } from '../../../../kernel/platform/config.ts';

/** A provider's side of a consent (RFC 6749), and its mailboxes. */
export interface SignInProvider {
  /** Page on which the owner consents. */
  authorizeUrl: string;
  /** Fields of its address beside those of the standard. */
  extra: Readonly<Record<string, string>>;
  tokenUrl: string;
  scope: string;
  clientId: string;
  clientSecret: string;
  imap: MailServers['imap'];
  smtp: MailServers['smtp'];
}

type Published = Omit<SignInProvider, 'clientId' | 'clientSecret'>;

/**
 * As the providers publish it: https://developers.google.com/identity/protocols/oauth2/web-server,
 * https://developers.google.com/workspace/gmail/imap/xoauth2-protocol and
 * https://learn.microsoft.com/exchange/client-developer/legacy-protocols/how-to-authenticate-an-imap-pop-smtp-application-by-using-oauth. Without
 * `prompt=consent` Google gives a refresh token with the first consent alone.
 */
const PUBLISHED: Readonly<Record<MailSignIn, Published>> = {
  google: {
    authorizeUrl: 'https://accounts.google.com/o/oauth2/v2/auth',
    extra: { access_type: 'offline', prompt: 'consent' },
    tokenUrl: 'https://oauth2.googleapis.com/token',
    scope: 'https://mail.google.com/',
    imap: { host: 'imap.gmail.com', port: 993 },
    smtp: { host: 'smtp.gmail.com', port: 465 },
  },
  microsoft: {
    authorizeUrl: 'https://login.microsoftonline.com/common/oauth2/v2.0/authorize',
    extra: { response_mode: 'query' },
    tokenUrl: 'https://login.microsoftonline.com/common/oauth2/v2.0/token',
    scope: 'offline_access https://outlook.office.com/IMAP.AccessAsUser.All https://outlook.office.com/SMTP.Send',
    imap: { host: 'outlook.office365.com', port: 993 },
    smtp: { host: 'smtp.office365.com', port: 587 },
  },
};

/** A provider as the deployment is known to it. Throws `not-found` where it is not. */
export function signInProvider(name: MailSignIn): SignInProvider {
  const { mailGoogleClientId, mailMicrosoftClientId, mailSignInUrl, mailSignInServers } = config();
  const [clientId, secret] =
    name === 'google' ? [mailGoogleClientId, mailGoogleSecret] : [mailMicrosoftClientId, mailMicrosoftSecret];
  if (clientId === '') throw new AppError('not-found');
  const published = PUBLISHED[name];
  const client = { clientId, clientSecret: secret.value() };
  if (mailSignInUrl === '') return { ...published, ...client };
  const [imap = published.imap, smtp = published.smtp] = mailSignInServers.map(serverIn);
  const at = `${mailSignInUrl}/sign-in/${name}`;
  return { ...published, ...client, authorizeUrl: `${at}/authorize`, tokenUrl: `${at}/token`, imap, smtp };
}

function serverIn(text: string): MailServers['imap'] {
  const [host = '', port = ''] = text.split(':');
  return { host, port: Number(port) };
}
