import { defineBoolean, defineSecret, defineString } from 'firebase-functions/params';
import * as z from 'zod';

const params = {
  /** Origin of the web app, without a trailing slash: links in mails, CORS, the iframe page. */
  webOrigin: defineString('WEB_ORIGIN'),
  /** Base of the callables as browsers reach them. */
  functionsUrl: defineString('FUNCTIONS_URL'),
  aiProvider: defineString('AI_PROVIDER', { default: 'vertex' }),
  vertexLocation: defineString('VERTEX_LOCATION', { default: 'eu' }),
  /** Key of the Gemini API, for `AI_PROVIDER=gemini`. */
  geminiApiKey: defineString('GEMINI_API_KEY', { default: '' }),
  /** Lets a deployed project use the Gemini API, whose terms and data protection differ from Vertex AI's. */
  allowGeminiApi: defineBoolean('ALLOW_GEMINI_API', { default: false }),
  mailProvider: defineString('MAIL_PROVIDER', { default: 'smtp' }),
  mailFrom: defineString('MAIL_FROM', { default: 'Parlance <hello@parlance.example>' }),
  enforceAppCheck: defineBoolean('ENFORCE_APP_CHECK', { default: false }),
  /** `host:port`, separated by commas: servers on this machine that the crawler may read. For emulators and tests alone. */
  crawlerLocalHosts: defineString('CRAWLER_LOCAL_HOSTS', { default: '' }),
};

/** Key of the visitors' tokens. */
export const visitorTokenSecret = defineSecret('VISITOR_TOKEN_SECRET');

/** API key of the project's web app, as in /config.json: public, and only visitors who talk to a person need it. The emulators take any. */
export const webApiKey = defineString('WEB_API_KEY', { default: '' });

/** smtp(s)://user:password@host:port */
export const smtpUrl = defineSecret('SMTP_URL');

/** The `cors` option of the callables: our own pages alone. */
export const corsOrigin = params.webOrigin;

const configSchema = z.object({
  webOrigin: z.url(),
  functionsUrl: z.url(),
  aiProvider: z.enum(['local', 'gemini', 'vertex']),
  vertexLocation: z.string().check(z.regex(/^[a-z0-9-]+$/)),
  geminiApiKey: z.string(),
  allowGeminiApi: z.boolean(),
  mailProvider: z.enum(['local', 'smtp']),
  mailFrom: z.string(),
  enforceAppCheck: z.boolean(),
  crawlerLocalHosts: z.string().transform((list) => new Set(list.split(',').filter((host) => host !== ''))),
});

export type Config = z.infer<typeof configSchema>;

let parsed: Config | undefined;

/** True where the Firestore emulator answers: never in a deployed project. */
function isEmulated(): boolean {
  return process.env['FIRESTORE_EMULATOR_HOST'] !== undefined;
}

/** The configuration, checked once. Throws when a value is missing, or when something local is configured in a deployed project. */
export function config(): Config {
  if (parsed !== undefined) return parsed;
  const value = configSchema.parse({
    webOrigin: params.webOrigin.value(),
    functionsUrl: params.functionsUrl.value(),
    aiProvider: params.aiProvider.value(),
    vertexLocation: params.vertexLocation.value(),
    geminiApiKey: params.geminiApiKey.value(),
    allowGeminiApi: params.allowGeminiApi.value(),
    mailProvider: params.mailProvider.value(),
    mailFrom: params.mailFrom.value(),
    enforceAppCheck: params.enforceAppCheck.value(),
    crawlerLocalHosts: params.crawlerLocalHosts.value(),
  });
  if (!isEmulated() && (value.aiProvider === 'local' || value.mailProvider === 'local')) {
    throw new Error('The local AI and mail providers run under the emulators alone.');
  }
  if (value.aiProvider === 'gemini' && value.geminiApiKey === '') {
    throw new Error('AI_PROVIDER=gemini needs GEMINI_API_KEY.');
  }
  if (!isEmulated() && value.aiProvider === 'gemini' && !value.allowGeminiApi) {
    throw new Error(
      'A deployed project uses the Gemini API with ALLOW_GEMINI_API=true alone; AI_PROVIDER=vertex needs no key.',
    );
  }
  if (!isEmulated() && value.crawlerLocalHosts.size > 0) {
    throw new Error('The crawler reads servers on this machine under the emulators alone.');
  }
  parsed = value;
  return value;
}
