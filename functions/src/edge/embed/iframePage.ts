import { randomBytes } from 'node:crypto';
import type { WidgetConfig } from '@parlance/domain/widget/config';
import type { WidgetLocale } from '@parlance/domain/widget/widgetLocales';
import { escapeHtml } from '../../delivery/renderMail.ts';

export interface IframePage {
  html: string;
  contentSecurityPolicy: string;
}

export interface IframeAssets {
  js: string;
  /** Scripts by language, with its texts alone and smaller than `js`. */
  languages: Readonly<Record<string, string | undefined>>;
  css: string;
}

/** Origins where the SDK signs in and listens, once an agent is asked for. */
const FIREBASE = [
  'https://identitytoolkit.googleapis.com',
  'https://securetoken.googleapis.com',
  'https://firestore.googleapis.com',
];

/** Sources that the chat may connect to: its own page's icons, our callables and, in production or in the emulators, Firebase. */
function connectSources(functionsUrl: string): string {
  const emulators = [process.env['FIREBASE_AUTH_EMULATOR_HOST'], process.env['FIRESTORE_EMULATOR_HOST']];
  const local = emulators.filter((host) => host !== undefined).map((host) => `http://${host}`);
  return ["'self'", new URL(functionsUrl).origin, ...(local.length > 0 ? local : FIREBASE)].join(' ');
}

/** JSON that cannot end its script element, whatever it holds. */
function inlineJson(value: unknown): string {
  return JSON.stringify(value).replace(
    /[<>&\u2028\u2029]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}

/**
 * The chat's page: public settings inlined, so that it draws without another request, under a policy that lets it run
 * its own two files, call its own callables and be framed by `frameAncestors` alone.
 */
export function iframePage(
  config: WidgetConfig,
  locale: WidgetLocale,
  channel: string,
  assets: IframeAssets,
  frameAncestors: readonly string[],
): IframePage {
  const nonce = randomBytes(16).toString('base64');
  const contentSecurityPolicy = [
    "default-src 'none'",
    `script-src 'self' 'nonce-${nonce}'`,
    "style-src 'self'",
    "img-src 'self' data:",
    `connect-src ${connectSources(config.functionsUrl)}`,
    "base-uri 'none'",
    "form-action 'none'",
    `frame-ancestors ${["'self'", ...frameAncestors].join(' ')}`,
  ].join('; ');
  const html = [
    `<!doctype html><html lang="${escapeHtml(locale)}"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width,initial-scale=1,viewport-fit=cover,interactive-widget=resizes-content">',
    '<meta name="robots" content="noindex">',
    `<title>${escapeHtml(config.displayName)}</title>`,
    `<link rel="stylesheet" href="${assets.css}">`,
    `</head><body data-channel="${escapeHtml(channel)}"><div id="root"></div>`,
    `<script type="application/json" id="parlance-config" nonce="${nonce}">${inlineJson(config)}</script>`,
    `<script type="module" src="${assets.languages[locale] ?? assets.js}"></script></body></html>`,
  ].join('');
  return { html, contentSecurityPolicy };
}
