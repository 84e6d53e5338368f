import { LOCALES } from '@parlance/domain/locales';
import { paths } from './paths.ts';

/** Configuration of the route guard. Specification point 4. */
export interface GuardConfig {
  /** The only routes that need a sign-in. Absent: all do but those below. `/*` at the end stands for anything below. */
  include?: readonly string[];
  /** Open to everybody. */
  exclude: readonly string[];
  login: string;
  /** Paths that links in mails lead to: they handle the session themselves. */
  callback: readonly string[];
  /** Path at which unconfirmed accounts wait. */
  confirm: string;
  /** The cookie with the page that was asked for is called `{cookiePrefix}-redirect-path`. */
  cookiePrefix: string;
}

/** Routes of the app open without signing in. A new route is closed until it is listed. */
export const guard: GuardConfig = {
  exclude: [paths.signUp(), paths.signUpConfirm(), paths.forgotPassword(), ...LOCALES.map(paths.trySite)],
  login: paths.signIn(),
  callback: [paths.confirm(), paths.invite(), paths.signInLink(), ...LOCALES.map(paths.resetPassword)],
  confirm: paths.confirm(),
  cookiePrefix: 'parlance',
};
