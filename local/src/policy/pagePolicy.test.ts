import { describe, expect, it } from 'vitest';
import { pagePolicy } from './pagePolicy.ts';
import { policyProblems } from './policyProblems.ts';

const CONFIG = {
  firebase: { projectId: 'shop', apiKey: 'k', authDomain: 'shop.firebaseapp.com', storageBucket: 'b', appId: 'a' },
  region: 'europe-west3',
  functionsUrl: 'https://functions.shop.example/base',
  emulators: null,
};
const at = (port: number) => ({ host: '127.0.0.1', port });
const EMULATORS = { auth: at(1), firestore: at(2), storage: at(3), functions: at(4), mailUrl: 'http://127.0.0.1:5' };
// The hash of "go()", by openssl.
const GO = "'sha256-5KYv+PUboo5h+0+YAtGRPbwv5d/QxzHslP4YGnUaxRw='";
const SHELL = '<script>go()</script><script type="module" async="">import "/assets/a.js"</script>';

function directives(policy: string): Record<string, string> {
  const parts = policy.split('; ').map((part) => part.split(' '));
  return Object.fromEntries(parts.map(([name = '', ...sources]): [string, string] => [name, sources.join(' ')]));
}

describe('the policy of a page', () => {
  it('names its inline scripts by their hashes, and nothing else that would let one run', () => {
    const { 'script-src': scripts = '' } = directives(pagePolicy(SHELL, CONFIG));
    expect(scripts).toContain(GO);
    expect(scripts.match(/'sha256-/g)).toHaveLength(2);
    expect(scripts).not.toMatch(/unsafe|\*|https: |data:/);
  });

  it('lets the app reach its own backend and no other', () => {
    const app = directives(pagePolicy(SHELL, CONFIG));
    expect(app['connect-src']?.split(' ')).toEqual([
      "'self'",
      'https://functions.shop.example',
      'https://europe-west3-shop.cloudfunctions.net',
      'https://firestore.googleapis.com',
      'https://firebasestorage.googleapis.com',
      'https://identitytoolkit.googleapis.com',
      'https://securetoken.googleapis.com',
    ]);
    expect(app['frame-src']).toBe("'self' https://shop.firebaseapp.com");
    expect(app).toMatchObject({ 'object-src': "'none'", 'base-uri': "'self'", 'form-action': "'self'" });
  });

  it('names the emulators and nothing of Firebase where those are used', () => {
    const app = directives(pagePolicy(SHELL, { ...CONFIG, emulators: EMULATORS }));
    const ports = [1, 2, 3, 4].map((port) => `http://127.0.0.1:${port}`);
    expect(app['connect-src']).toBe(["'self'", ...ports].join(' '));
    expect(app['frame-src']).toBe("'self' http://127.0.0.1:1");
  });

  it('lets a page without the app send nothing anywhere', () => {
    const page = directives(pagePolicy('<script src="/scripts/locale.js"></script>', CONFIG));
    expect(page).toMatchObject({ 'default-src': "'none'", 'script-src': "'self'" });
    expect(Object.keys(page)).not.toContain('connect-src');
  });
});

it('lets the page with the demo, and no other finished page, frame the chat', () => {
  const demo = directives(pagePolicy('<script src="/scripts/demo.js" defer=""></script>', CONFIG));
  expect(demo['frame-src']).toBe("'self'");
  expect(directives(pagePolicy('<script src="/scripts/site.js"></script>', CONFIG))['frame-src']).toBeUndefined();
});

describe('a prerendered page whose script asks for something', () => {
  it.each([
    ['docs', CONFIG, "'self'"],
    ['pricing', CONFIG, "'self'"],
    ['contact', CONFIG, "'self' https://functions.shop.example"],
    ['contact', { ...CONFIG, emulators: EMULATORS }, "'self' http://127.0.0.1:4"],
  ])('may reach what %s needs and nothing else', (name, config, expected) => {
    const page = directives(pagePolicy(`<script src="/scripts/${name}.js" defer=""></script>`, config));
    expect(page).toMatchObject({ 'script-src': "'self'", 'connect-src': expected });
  });
});

describe('a page with its policy', () => {
  const pageOf = (html: string, policy = pagePolicy(SHELL, CONFIG)) =>
    `<head><meta charSet="utf-8"/><meta http-equiv="Content-Security-Policy" content="${policy}"/></head>${html}`;

  it('is in order with the scripts that it was made for', () => {
    expect(policyProblems('a.html', pageOf(`${SHELL}<p title="on = x">go on=1</p>`))).toEqual([]);
  });

  it.each([
    ['no policy', SHELL, /has no Content-Security-Policy/],
    ['another script', pageOf('<script>steal()</script>'), /inline script that its policy refuses/],
    ['a script in front of it', `<script src="/a.js"></script>${pageOf(SHELL)}`, /in front of its policy/],
    ['an event handler', pageOf('<img src="x" onerror="go()">'), /a script in an attribute: <img/],
    ['an address that is a script', pageOf('<a href="javascript:go()">x</a>'), /a script in an attribute: <a/],
    ['a policy that lets all scripts run', pageOf('', "script-src 'unsafe-inline'"), /lets scripts run by 'unsafe-/],
  ])('is seen to have %s', (_what, html, problem) => {
    expect(policyProblems('a.html', html)).toEqual([expect.stringMatching(problem)]);
  });
});
