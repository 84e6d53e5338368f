import { LOCAL_MAIL_CLIENT } from '../channels/LOCAL_MAIL_CLIENT.ts';
import { bucketOf } from '../config/bucketOf.ts';
import { functionsUrlOf } from '../config/functionsUrlOf.ts';
import type { Ports } from '../config/portsFrom.ts';
import { HOST, urlOf } from '../config/urls.ts';
import { LOCAL_INBOUND } from '../mail/LOCAL_INBOUND.ts';
import { PRODUCT } from '../seed/docs/PRODUCT.ts';

/** Environment that a process outside the suite needs for the Admin SDK to reach the suite. */
export function clientEnvironment(projectId: string, ports: Ports): Record<string, string> {
  return {
    GCLOUD_PROJECT: projectId,
    FIRESTORE_EMULATOR_HOST: `${HOST}:${ports.firestore}`,
    FIREBASE_AUTH_EMULATOR_HOST: `${HOST}:${ports.auth}`,
    FIREBASE_STORAGE_EMULATOR_HOST: `${HOST}:${ports.storage}`,
    STORAGE_EMULATOR_HOST: urlOf(ports.storage),
    FIREBASE_EMULATOR_HUB: `${HOST}:${ports.hub}`,
    FIREBASE_CONFIG: JSON.stringify({ projectId, storageBucket: bucketOf(projectId) }),
    CLOUD_TASKS_EMULATOR_HOST: `${HOST}:${ports.tasks}`,
    METADATA_SERVER_DETECTION: 'none',
  };
}

/** The functions' own configuration, whole: defaults of parameters are filled in by a deployment alone. */
export function functionsEnvironment(projectId: string, ports: Ports): Record<string, string> {
  return {
    WEB_ORIGIN: urlOf(ports.web),
    FUNCTIONS_URL: functionsUrlOf(projectId, ports),
    AI_PROVIDER: 'local',
    MAIL_PROVIDER: 'local',
    BILLING_PROVIDER: 'local',
    STRIPE_LOCAL_URL: urlOf(ports.stripe),
    TELEGRAM_URL: urlOf(ports.channels),
    GRAPH_URL: urlOf(ports.channels),
    META_MEDIA_HOSTS: '',
    SLACK_URL: `${urlOf(ports.channels)}/slack/api`,
    WEB_API_KEY: 'demo-key',
    VERTEX_LOCATION: 'eu',
    VERTEX_EMBED_LOCATION: 'europe-west3',
    VERTEX_RANKING_MODEL: '',
    VERTEX_RANKING_LOCATION: 'eu',
    AI_MODELS: '',
    OPENAI_BASE_URL: '',
    CHAT_MODEL: '',
    CHAT_PASSAGES: '8',
    EMBED_MODEL: '',
    EMBED_BASE_URL: '',
    EMBED_PRICE: '0',
    GEMINI_API_KEY: '',
    ALLOW_GEMINI_API: 'false',
    TRACES: 'off',
    OTEL_EXPORTER_OTLP_ENDPOINT: '',
    // The emulators export nothing: what the extension would call answers, so that tests reach it.
    BIGQUERY_EXPORT: 'on',
    MAIL_FROM: 'Parlance <hello@parlance.example>',
    CONTACT_EMAIL: '',
    // Servers on this machine that may be asked: the demo shop, the documentation, the mail provider, and the stand-in of Teams.
    CRAWLER_LOCAL_HOSTS: [ports.demoSite, ports.web, ports.channels, ports.imap, ports.submission]
      .map((port) => `${HOST}:${port}`)
      .join(','),
    MAIL_INBOUND_DOMAIN: LOCAL_INBOUND.domain,
    MAIL_INBOUND_KEY_SHA256: LOCAL_INBOUND.keyHash,
    MAIL_GOOGLE_CLIENT_ID: LOCAL_MAIL_CLIENT.id,
    MAIL_MICROSOFT_CLIENT_ID: LOCAL_MAIL_CLIENT.id,
    MAIL_SIGN_IN_URL: urlOf(ports.channels),
    MAIL_SIGN_IN_SERVERS: `${HOST}:${ports.imap},${HOST}:${ports.submission}`,
    DEMO_CHATBOT_ID: PRODUCT.chatbotId,
    SITE_TRIALS_MAX: '20',
    MIGRATION_DOCUMENTS_A_DAY: '500000',
  };
}
