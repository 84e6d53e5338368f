import { ExpectedError } from '../../errors/ExpectedError.ts';

/** Posts to an emulator or a function; returns parsed JSON. Throws an `ExpectedError` with the answer's text for any status but 2xx. */
export async function post(url: string, headers: Record<string, string>, body: BodyInit): Promise<unknown> {
  const response = await fetch(url, { method: 'POST', headers, body });
  const text = await response.text();
  if (!response.ok)
    throw new ExpectedError(`The seed got status ${response.status} from ${url}: ${text.slice(0, 500)}`);
  return JSON.parse(text);
}
