import { ExpectedError } from '../errors/ExpectedError.ts';
import { type Generations, generationsSchema } from './generations.ts';

const TIMEOUT_MS = 20_000;
const MAX_BYTES = 5_000_000;

const HINT = 'try again, or set PREVIOUS_SITE=none to release without the files of earlier builds';

/** A live site that gives the files of its builds. */
export interface LiveSite {
  generations: () => Promise<Generations>;
  /** A file's content, or undefined where the site does not have it. */
  file: (path: string) => Promise<Buffer | undefined>;
}

/** The body, as long as it is bounded; undefined where it is longer. */
async function readBody(response: Response): Promise<Buffer | undefined> {
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of response.body ?? []) {
    size += part.length;
    if (size > MAX_BYTES) return undefined;
    parts.push(part);
  }
  return Buffer.concat(parts);
}

/**
 * The site that people use at this moment. What it answers in HTML is no file of a build: a site before its first release, or
 * one that shows its app under every address.
 * @param origin Without a trailing slash.
 * @throws ExpectedError with one sentence when it cannot be reached, fails or sends more than 5 MB for one file.
 */
export function liveSite(origin: string): LiveSite {
  const file = async (path: string): Promise<Buffer | undefined> => {
    let problem: string;
    try {
      const response = await fetch(`${origin}${path}`, { signal: AbortSignal.timeout(TIMEOUT_MS), redirect: 'error' });
      const isHtml = response.headers.get('content-type')?.startsWith('text/html') === true;
      if (response.status === 404 || (response.ok && isHtml)) return undefined;
      const body = response.ok ? await readBody(response) : undefined;
      if (body !== undefined) return body;
      problem = response.ok ? 'sent too much' : `answered ${response.status}`;
    } catch {
      problem = 'cannot be reached';
    }
    throw new ExpectedError(`${origin}${path} ${problem}; ${HINT}.`);
  };
  const generations = async (): Promise<Generations> => {
    const body = await file('/generations.json');
    if (body === undefined) return { generations: [] };
    try {
      return generationsSchema.parse(JSON.parse(body.toString()));
    } catch {
      throw new ExpectedError(`${origin}/generations.json is not what a release writes; ${HINT}.`);
    }
  };
  return { generations, file };
}
