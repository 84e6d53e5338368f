import { createHash } from 'node:crypto';
import type { RuntimeConfig } from '@parlance/domain/runtimeConfig';

type PolicyConfig = Pick<RuntimeConfig, 'firebase' | 'region' | 'functionsUrl' | 'emulators'>;

const INLINE_SCRIPT = /<script\b(?![^>]*\bsrc=)[^>]*>([\s\S]*?)<\/script>/g;
/** The dashboard's pages start a module; the public ones are finished. */
const APP = /<script\b[^>]*\btype="module"/;

/** Scripts of prerendered pages that ask for something: the index of a search or the prices, and the function that takes a message. */
const OF_THE_SITE = /<script\b[^>]*\bsrc="\/scripts\/(?:docs|pricing)\.js"/;
/** The home page's demo is the chat in a frame. */
const DEMO = /<script\b[^>]*\bsrc="\/scripts\/demo\.js"/;
const CONTACT = /<script\b[^>]*\bsrc="\/scripts\/contact\.js"/;

/** A source expression for each inline script of a page: the SHA-256 of its text (https://www.w3.org/TR/CSP3/#framework-directive-source-list). */
export function scriptHashes(html: string): string[] {
  return [...html.matchAll(INLINE_SCRIPT)].map(
    ([, text = '']) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`,
  );
}

/** Origins to which the app's Firebase SDKs send their requests. */
function backendsOf({ firebase, region, functionsUrl, emulators }: PolicyConfig): string[] {
  if (emulators !== null) {
    const { auth, firestore, storage, functions } = emulators;
    return [auth, firestore, storage, functions].map(({ host, port }) => `http://${host}:${port}`);
  }
  return [
    new URL(functionsUrl).origin,
    `https://${region}-${firebase.projectId}.cloudfunctions.net`,
    'https://firestore.googleapis.com',
    'https://firebasestorage.googleapis.com',
    'https://identitytoolkit.googleapis.com',
    'https://securetoken.googleapis.com',
  ];
}

/** Origin of the page that Authentication keeps in a frame while a provider's window is open. */
function signInFrames({ firebase, emulators }: PolicyConfig): string[] {
  return emulators === null
    ? [`https://${firebase.authDomain}`]
    : [`http://${emulators.auth.host}:${emulators.auth.port}`];
}

/** Connection sources of a prerendered page: none, unless one of its scripts sends requests. */
function connectionsOf(html: string, { functionsUrl, emulators }: PolicyConfig): string[] {
  if (OF_THE_SITE.test(html)) return ["'self'"];
  if (!CONTACT.test(html)) return [];
  const functions = emulators?.functions;
  return [
    "'self'",
    functions === undefined ? new URL(functionsUrl).origin : `http://${functions.host}:${functions.port}`,
  ];
}

function write(directives: Readonly<Record<string, readonly string[]>>): string {
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join('; ');
}

/**
 * The Content-Security-Policy of a built page (decision 026): which scripts run, by their hashes, and where the app may send
 * anything. `frame-ancestors` is not in it, because browsers read that from headers alone: firebase.json has it.
 */
export function pagePolicy(html: string, config: PolicyConfig): string {
  const self = "'self'";
  const everywhere = {
    'default-src': ["'none'"],
    // The style engine of the app writes style elements, and pages are rendered with style attributes.
    'style-src': [self, "'unsafe-inline'"],
    'font-src': [self],
    'object-src': ["'none'"],
    'base-uri': [self],
    'form-action': [self],
  };
  if (!APP.test(html)) {
    const connections = connectionsOf(html, config);
    return write({
      ...everywhere,
      'script-src': [self, ...scriptHashes(html)],
      'img-src': [self, 'data:'],
      ...(connections.length === 0 ? {} : { 'connect-src': connections }),
      ...(DEMO.test(html) ? { 'frame-src': [self] } : {}),
    });
  }
  return write({
    ...everywhere,
    // Signing in by a provider's window loads a script of Google's.
    'script-src': [self, ...scriptHashes(html), 'https://apis.google.com'],
    'connect-src': [self, ...backendsOf(config)],
    // Chosen pictures are shown before they are stored.
    'img-src': [self, 'data:', 'blob:'],
    // Previews of a chatbot.
    'frame-src': [self, ...signInFrames(config)],
  });
}
