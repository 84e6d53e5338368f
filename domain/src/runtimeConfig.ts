import * as z from 'zod';
import { MAIL_SIGN_INS, type MailSignIn } from './channels/MAIL_SIGN_INS.ts';
import { modelsSchema } from './models.ts';

const endpoint = z.object({ host: z.string(), port: z.int() });

/**
 * /config.json beside the web app: which Firebase project it talks to. Public values only. `npm start` writes it for the
 * emulators; a deployment writes its own, so that one build serves every environment.
 */
export const runtimeConfigSchema = z.object({
  firebase: z.object({
    projectId: z.string(),
    apiKey: z.string(),
    authDomain: z.string(),
    storageBucket: z.string(),
    appId: z.string(),
  }),
  /** Region of the callables. */
  region: z.string(),
  /** Base of the callables for plain fetch, without a trailing slash. */
  functionsUrl: z.string(),
  /** Null in production. */
  emulators: z.nullable(
    z.object({ auth: endpoint, firestore: endpoint, storage: endpoint, functions: endpoint, mailUrl: z.string() }),
  ),
  /** The language models that people may choose from. */
  models: modelsSchema,
  /** True when the local development provider answers instead of a language model. */
  localAi: z.boolean(),
  /** True where a website can be tried before there is an account. */
  hasSiteTrials: z.boolean().default(false),
  /** True where mails can be passed on to an address of this deployment. */
  takesForwardedMail: z.boolean().default(false),
  /** Providers at which the owner of a mailbox can let this deployment in. */
  mailSignIns: z.array(z.enum(MAIL_SIGN_INS)).default([]),
});

/** Of the parameters of the functions: the providers that know the deployment by a client of its own. */
export function mailSignInsOf(parameters: Readonly<Record<string, string | undefined>>): MailSignIn[] {
  return MAIL_SIGN_INS.filter((name) => (parameters[`MAIL_${name.toUpperCase()}_CLIENT_ID`] ?? '') !== '');
}

export type RuntimeConfig = z.infer<typeof runtimeConfigSchema>;
