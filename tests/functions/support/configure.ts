import { LOCAL_INBOUND } from '../../../local/src/mail/LOCAL_INBOUND.ts';
import { PRODUCT } from '../../../local/src/seed/docs/PRODUCT.ts';
import { LOCAL_STRIPE } from '../../../local/src/stripe/LOCAL_STRIPE.ts';
import { suiteUrls } from '../../support/suiteUrls.ts';

// The functions' own configuration, for use cases that run in the test's process. tests/vitest.config.ts sets it up.
Object.assign(process.env, {
  WEB_ORIGIN: suiteUrls.web,
  FUNCTIONS_URL: suiteUrls.functions,
  AI_PROVIDER: 'local',
  MAIL_PROVIDER: 'local',
  MAIL_FROM: 'Parlance <hello@parlance.example>',
  CONTACT_EMAIL: '',
  WEB_API_KEY: 'demo-key',
  VERTEX_LOCATION: 'eu',
  VERTEX_EMBED_LOCATION: 'europe-west3',
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
  BIGQUERY_EXPORT: 'off',
  BILLING_PROVIDER: 'local',
  STRIPE_LOCAL_URL: suiteUrls.stripe,
  TELEGRAM_URL: suiteUrls.channels,
  GRAPH_URL: suiteUrls.channels,
  META_MEDIA_HOSTS: '',
  STRIPE_API_KEY: LOCAL_STRIPE.key,
  STRIPE_WEBHOOK_SECRET: LOCAL_STRIPE.webhookSecret,
  DEMO_CHATBOT_ID: PRODUCT.chatbotId,
  SITE_TRIALS_MAX: '20',
  MIGRATION_DOCUMENTS_A_DAY: '500000',
  CRAWLER_LOCAL_HOSTS: `127.0.0.1:${suiteUrls.ports.imap},127.0.0.1:${suiteUrls.ports.submission}`,
  MAIL_INBOUND_DOMAIN: LOCAL_INBOUND.domain,
  MAIL_INBOUND_KEY_SHA256: LOCAL_INBOUND.keyHash,
  SMTP_URL: `smtp://127.0.0.1:${suiteUrls.ports.smtp}`,
});
