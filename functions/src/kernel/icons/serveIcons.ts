import { LIMITS } from '@parlance/domain/limits';
import { iconBody } from './iconBody.ts';
import { iconSet, type IconSet } from './iconSet.ts';

const NAME = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
const MAX_NAMES = 100;
const DAY = 'public, max-age=86400';
const FOR_EVER = 'public, max-age=31536000, immutable';

export interface IconRequest {
  method: string;
  /** URL path: /icons/{prefix}.json or /icons/{prefix}/{name}.svg. */
  path: string;
  /** `icons` of the query: names separated by commas. */
  names: string | undefined;
}

export interface IconResponse {
  status: 200 | 400 | 404 | 405;
  headers: Record<string, string>;
  body: string;
}

/** Drawings are public and any page may show them; none of them may do anything. */
const HEADERS = {
  'Access-Control-Allow-Origin': '*',
  'Content-Security-Policy': "default-src 'none'",
  'Cross-Origin-Resource-Policy': 'cross-origin',
  'X-Content-Type-Options': 'nosniff',
};

/**
 * Icons of the bundled sets: several as JSON in Iconify's format, with `not_found` for those that do not exist, or one as an SVG
 * file in `currentColor`, to be used as a mask. 404 for an unknown set or drawing, 400 for more than a hundred names or for
 * something that is no name.
 */
export function serveIcons({ method, path, names }: IconRequest): IconResponse {
  if (method !== 'GET' && method !== 'HEAD') return refusal(405);
  const [, prefix = '', file] = /^\/icons\/([a-z0-9-]{1,64})(?:\.json|\/([^/]+)\.svg)$/.exec(path) ?? [];
  const set = iconSet(prefix);
  if (set === undefined) return refusal(404);
  return file === undefined ? several(set, (names ?? '').split(',').filter(Boolean)) : single(set, file);
}

function several(set: IconSet, names: readonly string[]): IconResponse {
  if (names.length === 0 || names.length > MAX_NAMES || !names.every(isName)) return refusal(400);
  const { prefix, width, height } = set;
  const found = [...new Set(names)].map((name) => ({ name, body: iconBody(set, name) }));
  const icons = Object.fromEntries(found.flatMap(({ name, body }) => (body === undefined ? [] : [[name, { body }]])));
  const missing = found.flatMap(({ name, body }) => (body === undefined ? [name] : []));
  const json = { prefix, icons, width, height, ...(missing.length > 0 ? { not_found: missing } : {}) };
  return {
    status: 200,
    headers: { ...HEADERS, 'Cache-Control': DAY, 'Content-Type': 'application/json; charset=utf-8' },
    body: JSON.stringify(json),
  };
}

function single(set: IconSet, name: string): IconResponse {
  if (!isName(name)) return refusal(400);
  const body = iconBody(set, name);
  if (body === undefined) return refusal(404);
  return {
    status: 200,
    headers: { ...HEADERS, 'Cache-Control': FOR_EVER, 'Content-Type': 'image/svg+xml; charset=utf-8' },
    body: `<svg xmlns="http://www.w3.org/2000/svg" width="${set.width}" height="${set.height}" viewBox="0 0 ${set.width} ${set.height}">${body}</svg>`,
  };
}

function isName(name: string): boolean {
  return name.length <= LIMITS.iconNameCharacters && NAME.test(name);
}

function refusal(status: 400 | 404 | 405): IconResponse {
  return {
    status,
    headers: { ...HEADERS, 'Cache-Control': 'no-store', 'Content-Type': 'text/plain; charset=utf-8' },
    body: '',
  };
}
