import { paths } from './paths.ts';

/** What guards routes. Specification point 4. */
export interface GuardConfig {
  /** The only routes that need a sign-in. Absent: all do but those below. `/*` at the end stands for anything below. */
  include?: readonly string[];
  /** Open to everybody. */
  exclude: readonly string[];
  login: string;
  /** Where the links of mails lead: they look after the session themselves. */
  callback: readonly string[];
  /** Where accounts wait that are not confirmed. */
  confirm: string;
  /** The cookie with the page that was asked for is called `{cookiePrefix}-redirect-path`. */
  cookiePrefix: string;
}

/** Who may see which route of the app without signing in. A new route is closed until it is listed. */
export const guard: GuardConfig = {
  exclude: [paths.signUp(), paths.signUpConfirm(), paths.forgotPassword(), paths.trySite('en'), paths.trySite('de')],
  login: paths.signIn(),
  callback: [paths.confirm(), paths.invite(), paths.signInLink(), paths.resetPassword('en'), paths.resetPassword('de')],
  confirm: paths.confirm(),
  cookiePrefix: 'parlance',
};
