import { idSchema } from '@parlance/domain/ids';
import { configuredModels, modelsSchema } from '@parlance/domain/models';
import { serverUrl } from '@parlance/domain/site/serverUrl';
import { defineBoolean, defineInt, defineSecret, defineString } from 'firebase-functions/params';
import * as z from 'zod';

const params = {
  /** Origin of the web app, without a trailing slash: links in mails, CORS, the iframe page. */
  webOrigin: defineString('WEB_ORIGIN'),
  /** Base of the callables as browsers reach them. */
  functionsUrl: defineString('FUNCTIONS_URL'),
  /** API key of the project's web app, as in /config.json: public. Visitors who talk to a person sign in with it. */
  webApiKey: defineString('WEB_API_KEY'),
  aiProvider: defineString('AI_PROVIDER', { default: 'vertex' }),
  /** Location of Vertex AI's text generation: Gemini 3 answers on the multi-regions `eu` and `us`, and in no single region. */
  vertexLocation: defineString('VERTEX_LOCATION', { default: 'eu' }),
  /** Location of Vertex AI's embedding: gemini-embedding-001 answers in single regions. */
  vertexEmbedLocation: defineString('VERTEX_EMBED_LOCATION', { default: 'europe-west3' }),
  /** The model that ranks passages by what they say of a question, such as `semantic-ranker-default@latest`; empty for none. */
  rankingModel: defineString('VERTEX_RANKING_MODEL', { default: '' }),
  /** Location of that model: a multi-region, or `global`, which keeps to no region. */
  rankingLocation: defineString('VERTEX_RANKING_LOCATION', { default: 'eu' }),
  /** The language models on offer, as JSON; empty for the product's own table. See domain/models. */
  models: defineString('AI_MODELS', { default: '' }),
  /** Key of the Gemini API, for `AI_PROVIDER=gemini`. */
  geminiApiKey: defineString('GEMINI_API_KEY', { default: '' }),
  /** Lets a deployed project use the Gemini API, whose terms and data protection differ from Vertex AI's. */
  allowGeminiApi: defineBoolean('ALLOW_GEMINI_API', { default: false }),
  /** Base address of a server of OpenAI's API, for `AI_PROVIDER=openai`, such as `https://api.openai.com/v1`. */
  openAiUrl: defineString('OPENAI_BASE_URL', { default: '' }),
  /** Names of that server's models, separated by commas, the automatic choice first; AI_MODELS instead where their prices matter. */
  chatModel: defineString('CHAT_MODEL', { default: '' }),
  /** Number of passages that an answer of these models may draw on, about 400 tokens each. */
  chatPassages: defineInt('CHAT_PASSAGES', { default: 8 }),
  /** The embedder, for the same provider. */
  embedModel: defineString('EMBED_MODEL', { default: '' }),
  /** Its server; empty for OPENAI_BASE_URL. */
  embedUrl: defineString('EMBED_BASE_URL', { default: '' }),
  /** US dollars per million tokens that it embeds. */
  embedPrice: defineString('EMBED_PRICE', { default: '0' }),
  /** US dollars that a day's calls to models may cost, estimated; 0 for no limit. */
  dailySpendLimitUsd: defineInt('DAILY_SPEND_LIMIT_USD', { default: 0 }),
  /** Destination of traces of answers and of readings, without their contents: `off`, `cloud` for Cloud Trace, `otlp` for a collector. */
  traces: defineString('TRACES', { default: 'off' }),
  /** Base address of that collector; `/v1/traces` is added. */
  otlpUrl: defineString('OTEL_EXPORTER_OTLP_ENDPOINT', { default: '' }),
  /** `on` serves `/api/bigquery`, which takes personal data out of what the BigQuery extension exports; `off` answers it with 404. */
  bigQueryExport: defineString('BIGQUERY_EXPORT', { default: 'off' }),
  mailProvider: defineString('MAIL_PROVIDER', { default: 'smtp' }),
  mailFrom: defineString('MAIL_FROM', { default: 'Parlance <hello@parlance.example>' }),
  /** Address for messages from the contact page; empty for the sender's own address. */
  contactEmail: defineString('CONTACT_EMAIL', { default: '' }),
  /** Proxies of the operator before Google's front end, each of which adds an entry to X-Forwarded-For. */
  trustedProxies: defineInt('TRUSTED_PROXIES', { default: 0 }),
  /** `stripe`; `local` for the stand-in on this machine, under the emulators alone; `off` sells nothing. */
  billingProvider: defineString('BILLING_PROVIDER', { default: 'off' }),
  /** Stripe's portal as `npm run billing:setup` has made it, `bpc_…`; empty for the account's default. */
  portalConfiguration: defineString('STRIPE_PORTAL_CONFIGURATION', { default: '' }),
  /** Origin of the stand-in, for `BILLING_PROVIDER=local`. */
  stripeLocalUrl: defineString('STRIPE_LOCAL_URL', { default: '' }),
  /** The chatbot on the public home page; empty for none. Its conversations are deleted every day. */
  demoChatbotId: defineString('DEMO_CHATBOT_ID', { default: '' }),
  /** Maximum number of websites that people without an account may be trying at the same time; 0: nobody is offered it. */
  siteTrialsMax: defineInt('SITE_TRIALS_MAX', { default: 0 }),
  /** Address that looks at files of visitors and agents before they are stored (docs/operations.md); empty for none. */
  attachmentScannerUrl: defineString('ATTACHMENT_SCANNER_URL', { default: '' }),
  /** Base address of Telegram's Bot API; another one for its stand-in on this machine. */
  telegramUrl: defineString('TELEGRAM_URL', { default: 'https://api.telegram.org' }),
  /** Base address of Meta's Graph API; another one for its stand-in on this machine. */
  graphUrl: defineString('GRAPH_URL', { default: 'https://graph.facebook.com' }),
  /** Domain whose mails come in at `/channels/mail`, such as `in.example.com`; empty: nobody is offered to pass mails on. */
  mailInboundDomain: defineString('MAIL_INBOUND_DOMAIN', { default: '' }),
  /** SHA-256, in hexadecimal, of the key that these are posted with: 32 random bytes. */
  mailInboundKeyHash: defineString('MAIL_INBOUND_KEY_SHA256', { default: '' }),
  /** Client ids by which Google and Microsoft know the deployment, for mailboxes that are connected by their owners' consent; empty: nobody is offered it. */
  mailGoogleClientId: defineString('MAIL_GOOGLE_CLIENT_ID', { default: '' }),
  mailMicrosoftClientId: defineString('MAIL_MICROSOFT_CLIENT_ID', { default: '' }),
  /** Base address of a stand-in of both on this machine, and `host:port` of its mailboxes for reading and for sending; empty for themselves. */
  mailSignInUrl: defineString('MAIL_SIGN_IN_URL', { default: '' }),
  mailSignInServers: defineString('MAIL_SIGN_IN_SERVERS', { default: '' }),
  /** Domains of the servers from which Meta gives customers' files, separated by commas. */
  metaMediaHosts: defineString('META_MEDIA_HOSTS', { default: 'fbsbx.com,fbcdn.net' }),
  /** Base address of Slack's Web API; another one for its stand-in on this machine. */
  slackUrl: defineString('SLACK_URL', { default: 'https://slack.com/api' }),
  /** Documents that migrations may read in a day (UTC). */
  migrationDocumentsADay: defineInt('MIGRATION_DOCUMENTS_A_DAY', { default: 500_000 }),
  /** `host:port`, separated by commas: servers on this machine that the crawler may read. For emulators and tests alone. */
  crawlerLocalHosts: defineString('CRAWLER_LOCAL_HOSTS', { default: '' }),
};

/** The keys of the visitors' tokens, see `kernel/access/tokens/tokenKeys`. */
export const visitorTokenSecret = defineSecret('VISITOR_TOKEN_SECRET');

/** smtp(s)://user:password@host:port */
export const smtpUrl = defineSecret('SMTP_URL');

/** Secret key of the Stripe account, or a restricted one (docs/billing.md). */
export const stripeApiKey = defineSecret('STRIPE_API_KEY');

/** Secret with which Stripe signs its events, for the endpoint handleWebhookEvents. */
export const stripeWebhookSecret = defineSecret('STRIPE_WEBHOOK_SECRET');

/** Key of the server at OPENAI_BASE_URL; `unset` for none. */
export const openAiKey = defineSecret('OPENAI_API_KEY');

/** Key of the server at EMBED_BASE_URL; `unset` for none. */
export const embedKey = defineSecret('EMBED_API_KEY');

/** Secrets of these clients; `unset` for none. */
export const mailGoogleSecret = defineSecret('MAIL_GOOGLE_CLIENT_SECRET');
export const mailMicrosoftSecret = defineSecret('MAIL_MICROSOFT_CLIENT_SECRET');

/** Secrets of every function that opens mailboxes. */
export const mailboxSecrets = [mailGoogleSecret, mailMicrosoftSecret];

/** Secrets of every function that calls a model. */
export const modelSecrets = [openAiKey, embedKey];

/** The `cors` option of the callables: our own pages alone. */
export const corsOrigin = params.webOrigin;

/** `eu`, `us` or a region. `global` keeps to no region at all. */
const location = z.string().check(
  z.regex(/^[a-z0-9-]+$/),
  z.refine((name) => name !== 'global'),
);

const configSchema = z.object({
  webOrigin: z.url(),
  functionsUrl: z.url(),
  webApiKey: z.string().check(z.minLength(1)),
  aiProvider: z.enum(['local', 'gemini', 'vertex', 'openai']),
  vertexLocation: location,
  vertexEmbedLocation: location,
  rankingModel: z.string(),
  rankingLocation: z.enum(['eu', 'us', 'global']),
  models: modelsSchema,
  openAiUrl: serverUrl,
  chatPassages: z.int().min(1).max(24),
  embedModel: z.string(),
  embedUrl: serverUrl,
  embedPrice: z.coerce.number().nonnegative(),
  geminiApiKey: z.string(),
  allowGeminiApi: z.boolean(),
  dailySpendLimitUsd: z.int().nonnegative(),
  traces: z.enum(['off', 'cloud', 'otlp']),
  otlpUrl: serverUrl,
  attachmentScannerUrl: serverUrl,
  bigQueryExport: z.enum(['off', 'on']),
  mailProvider: z.enum(['local', 'smtp']),
  mailFrom: z.string(),
  contactEmail: z.union([z.literal(''), z.email()]),
  billingProvider: z.enum(['local', 'off', 'stripe']),
  portalConfiguration: z.union([z.literal(''), z.string().regex(/^bpc_\w{1,100}$/)]),
  stripeLocalUrl: z.string(),
  trustedProxies: z.int().nonnegative().max(5),
  demoChatbotId: z.union([z.literal(''), idSchema]),
  siteTrialsMax: z.int().nonnegative().max(1000),
  telegramUrl: serverUrl,
  graphUrl: serverUrl,
  mailInboundDomain: z.string().regex(/^(?:|[a-z\d.-]{3,200})$/),
  mailInboundKeyHash: z.string().regex(/^(?:|[\da-f]{64})$/),
  mailGoogleClientId: z.string(),
  mailMicrosoftClientId: z.string(),
  mailSignInUrl: serverUrl,
  mailSignInServers: z.string().transform((list) => list.split(',').flatMap((server) => server.trim() || [])),
  metaMediaHosts: z.string().transform((list) => list.split(',').flatMap((host) => host.trim() || [])),
  slackUrl: serverUrl,
  migrationDocumentsADay: z.int().nonnegative(),
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
    webApiKey: params.webApiKey.value(),
    aiProvider: params.aiProvider.value(),
    vertexLocation: params.vertexLocation.value(),
    vertexEmbedLocation: params.vertexEmbedLocation.value(),
    rankingModel: params.rankingModel.value(),
    rankingLocation: params.rankingLocation.value(),
    models: configuredModels({
      AI_PROVIDER: params.aiProvider.value(),
      AI_MODELS: params.models.value(),
      CHAT_MODEL: params.chatModel.value(),
    }),
    openAiUrl: params.openAiUrl.value(),
    chatPassages: params.chatPassages.value(),
    embedModel: params.embedModel.value(),
    embedUrl: params.embedUrl.value(),
    embedPrice: params.embedPrice.value(),
    geminiApiKey: params.geminiApiKey.value(),
    allowGeminiApi: params.allowGeminiApi.value(),
    dailySpendLimitUsd: params.dailySpendLimitUsd.value(),
    traces: params.traces.value(),
    otlpUrl: params.otlpUrl.value(),
    bigQueryExport: params.bigQueryExport.value(),
    mailProvider: params.mailProvider.value(),
    mailFrom: params.mailFrom.value(),
    contactEmail: params.contactEmail.value(),
    billingProvider: params.billingProvider.value(),
    portalConfiguration: params.portalConfiguration.value(),
    stripeLocalUrl: params.stripeLocalUrl.value(),
    trustedProxies: params.trustedProxies.value(),
    demoChatbotId: params.demoChatbotId.value(),
    siteTrialsMax: params.siteTrialsMax.value(),
    telegramUrl: params.telegramUrl.value(),
    graphUrl: params.graphUrl.value(),
    mailInboundDomain: params.mailInboundDomain.value(),
    mailInboundKeyHash: params.mailInboundKeyHash.value(),
    mailGoogleClientId: params.mailGoogleClientId.value(),
    mailMicrosoftClientId: params.mailMicrosoftClientId.value(),
    mailSignInUrl: params.mailSignInUrl.value(),
    mailSignInServers: params.mailSignInServers.value(),
    metaMediaHosts: params.metaMediaHosts.value(),
    slackUrl: params.slackUrl.value(),
    attachmentScannerUrl: params.attachmentScannerUrl.value(),
    migrationDocumentsADay: params.migrationDocumentsADay.value(),
    crawlerLocalHosts: params.crawlerLocalHosts.value(),
  });
  const problem = problemOf(value);
  if (problem !== undefined) throw new Error(problem);
  parsed = value;
  return value;
}

/** One sentence for the operator about values that do not go together; undefined where they do. */
function problemOf(value: Config): string | undefined {
  const { aiProvider, openAiUrl, embedUrl, otlpUrl, attachmentScannerUrl, telegramUrl, graphUrl, slackUrl } = value;
  if (aiProvider === 'gemini' && value.geminiApiKey === '') return 'AI_PROVIDER=gemini needs GEMINI_API_KEY.';
  if (aiProvider === 'openai' && (openAiUrl === '' || value.embedModel === '')) {
    return 'AI_PROVIDER=openai needs OPENAI_BASE_URL, CHAT_MODEL and EMBED_MODEL.';
  }
  if (value.traces === 'otlp' && otlpUrl === '') return 'TRACES=otlp needs OTEL_EXPORTER_OTLP_ENDPOINT.';
  if (isEmulated()) return undefined;
  if ([aiProvider, value.mailProvider, value.billingProvider].includes('local')) {
    return 'The local AI, mail and billing providers run under the emulators alone.';
  }
  if (aiProvider === 'gemini' && !value.allowGeminiApi) {
    return 'A deployed project uses the Gemini API with ALLOW_GEMINI_API=true alone; AI_PROVIDER=vertex needs no key.';
  }
  if (
    [openAiUrl, embedUrl, otlpUrl, attachmentScannerUrl, telegramUrl, graphUrl, slackUrl].some((url) =>
      url.startsWith('http:'),
    )
  ) {
    return 'OPENAI_BASE_URL, EMBED_BASE_URL, OTEL_EXPORTER_OTLP_ENDPOINT, ATTACHMENT_SCANNER_URL, TELEGRAM_URL, GRAPH_URL and SLACK_URL are on this machine under the emulators alone; elsewhere they begin with https.';
  }
  if (value.mailSignInUrl !== '') return 'The stand-in of mail providers is for the emulators alone.';
  if (value.stripeLocalUrl !== '') return 'The Stripe stand-in is for the emulators alone.';
  if (value.crawlerLocalHosts.size > 0) return 'The crawler reads servers on this machine under the emulators alone.';
  return undefined;
}
