import { afterEach, describe, expect, it, vi } from 'vitest';
import lintConfig from '../../oxlint.config.ts';
import { listRepo, readRepo } from '../support/repo.ts';

/** Ways to open a connection to an address of one's choice. */
const WAYS_OUT = [
  /(?<![\w.])fetch\(/,
  /globalThis\.fetch|\bXMLHttpRequest\b|new (?:WebSocket|EventSource)\b/,
  /from '(?:node:)?(?:https?|http2|tls|dgram|dns|dns\/promises)'/,
  /(?:import|require)\(['"](?:node:)?(?:https?|http2|net|tls|dgram|undici)['"]\)/,
  /from '(?:undici|axios|got|node-fetch|needle|superagent|gaxios|ws)(?:\/[^']*)?'/,
  /import (?!type)(?!\{ isIP(?:v[46])?(?:, type \w+)? \})[^;]* from '(?:node:)?net'/,
];

describe('T-29 the way out', () => {
  it('is functions/src/kernel/outgoing alone', () => {
    const files = listRepo('functions/src/**/*.ts').filter(
      (file) => !file.startsWith('functions/src/kernel/outgoing/') && !file.endsWith('.test.ts'),
    );
    expect(files.length).toBeGreaterThan(100);
    expect(files.filter((file) => WAYS_OUT.some((way) => way.test(withoutComments(readRepo(file)))))).toEqual([]);
  });

  it('is closed to others by lint too', () => {
    const lint = JSON.stringify(lintConfig.overrides);
    for (const name of ['"fetch"', '"undici"', 'https?|http2|net|tls|dgram']) expect(lint).toContain(name);
  });

  it.each([
    "const x = fetch('https://example.com')",
    "import net from 'node:net'",
    "import { connect } from 'node:net'",
    "import { request } from 'undici'",
    "import https from 'https'",
    "await import('node:http')",
  ])('is recognised: %s', (code) => {
    expect(WAYS_OUT.some((way) => way.test(code))).toBe(true);
  });
});

function withoutComments(code: string): string {
  return code.replace(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, '');
}

async function configWith(values: Record<string, string | undefined>) {
  const all = {
    WEB_ORIGIN: 'https://app.example',
    FUNCTIONS_URL: 'https://f.example',
    AI_PROVIDER: 'vertex',
    BILLING_PROVIDER: 'off',
    STRIPE_LOCAL_URL: '',
    TELEGRAM_URL: '',
    GRAPH_URL: '',
    META_MEDIA_HOSTS: '',
    SLACK_URL: '',
    CRAWLER_LOCAL_HOSTS: '',
    MAIL_INBOUND_DOMAIN: '',
    MAIL_INBOUND_KEY_SHA256: '',
    MAIL_GOOGLE_CLIENT_ID: '',
    MAIL_MICROSOFT_CLIENT_ID: '',
    MAIL_SIGN_IN_URL: '',
    MAIL_SIGN_IN_SERVERS: '',
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
    ...values,
  };
  for (const [name, value] of Object.entries({ MAIL_PROVIDER: 'smtp', ...all })) vi.stubEnv(name, value);
  vi.resetModules();
  return (await import('../../functions/src/kernel/platform/config.ts')).config;
}

describe('T-33 servers on this machine', () => {
  afterEach(() => {
    vi.unstubAllEnvs();
  });

  it('cannot be allowed in a deployed project', async () => {
    const config = await configWith({ FIRESTORE_EMULATOR_HOST: undefined, CRAWLER_LOCAL_HOSTS: '127.0.0.1:8080' });
    expect(config).toThrow('under the emulators alone');
  });

  it('are none by default', async () => {
    const config = await configWith({ FIRESTORE_EMULATOR_HOST: undefined, CRAWLER_LOCAL_HOSTS: undefined });
    expect(config().crawlerLocalHosts.size).toBe(0);
  });

  it('can be allowed under the emulators', async () => {
    const config = await configWith({ CRAWLER_LOCAL_HOSTS: '127.0.0.1:5050,localhost:5050' });
    expect([...config().crawlerLocalHosts]).toEqual(['127.0.0.1:5050', 'localhost:5050']);
  });
});

describe('the Gemini API', () => {
  afterEach(() => {
    vi.unstubAllEnvs();
  });

  it.each([
    [{ FIRESTORE_EMULATOR_HOST: undefined, GEMINI_API_KEY: 'k' }, 'ALLOW_GEMINI_API=true alone'],
    [{ GEMINI_API_KEY: '' }, 'needs GEMINI_API_KEY'],
  ])('is refused with %j', async (values, sentence) => {
    expect(await configWith({ AI_PROVIDER: 'gemini', ...values })).toThrow(sentence);
  });

  it.each([
    [{ FIRESTORE_EMULATOR_HOST: '127.0.0.1:8080', GEMINI_API_KEY: 'k' }],
    [{ FIRESTORE_EMULATOR_HOST: undefined, GEMINI_API_KEY: 'k', ALLOW_GEMINI_API: 'true' }],
  ])('answers with %j', async (values) => {
    const config = await configWith({ AI_PROVIDER: 'gemini', ...values });
    expect(config()).toMatchObject({ aiProvider: 'gemini', geminiApiKey: 'k' });
  });
});

describe('traces', () => {
  afterEach(() => {
    vi.unstubAllEnvs();
  });

  it.each([
    [{ TRACES: 'otlp' }, 'needs OTEL_EXPORTER_OTLP_ENDPOINT'],
    [
      {
        FIRESTORE_EMULATOR_HOST: undefined,
        AI_PROVIDER: 'vertex',
        MAIL_PROVIDER: 'smtp',
        BILLING_PROVIDER: 'off',
        TRACES: 'otlp',
        OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:4318',
      },
      'begin with https',
    ],
  ])('are not sent with %j', async (values, sentence) => {
    expect(await configWith(values)).toThrow(sentence);
  });
});
