import * as z from 'zod';
import { ExpectedError } from '../errors/ExpectedError.ts';
import type { GoogleRequest } from './GoogleRequest.ts';

const errorSchema = z.object({ error: z.object({ message: z.string() }) });
const resourceSchema = z.looseObject({ name: z.string() });

/** A resource as an API has it. */
export type Existing = z.infer<typeof resourceSchema>;

/** A refusal of an API. */
export class GoogleRefusal extends ExpectedError {
  readonly status: number;

  constructor(method: string, url: string, status: number, body: unknown) {
    const reason = errorSchema.safeParse(body).data?.error.message ?? 'no reason given';
    super(`${method} ${url} was refused with ${status}: ${reason}`);
    this.status = status;
  }
}

export interface GoogleApi {
  /** All resources of a collection, page by page. `key` is the list's field in the answers. */
  list: (collection: string, key: string) => Promise<Existing[]>;
  /** Sends a resource and returns it as the API has it then. */
  send: (method: 'POST' | 'PUT' | 'PATCH', url: string, resource: object) => Promise<Existing>;
  remove: (url: string) => Promise<void>;
}

/** The verbs that are needed. Each throws a `GoogleRefusal` for a status of 300 and more. */
export function googleApi(request: GoogleRequest): GoogleApi {
  const call: (...asked: Parameters<GoogleRequest>) => Promise<unknown> = async (method, url, resource) => {
    const { status, body } = await request(method, url, resource);
    if (status >= 300) throw new GoogleRefusal(method, url, status, body);
    return body;
  };
  return {
    list: async (collection, key) => {
      const found: Existing[] = [];
      let page = '';
      do {
        const url = `${collection}?pageSize=100${page === '' ? '' : `&pageToken=${encodeURIComponent(page)}`}`;
        const answer = z.looseObject({ nextPageToken: z.string().default('') }).parse(await call('GET', url));
        found.push(...z.array(resourceSchema).parse(answer[key] ?? []));
        page = answer.nextPageToken;
      } while (page !== '');
      return found;
    },
    send: async (method, url, resource) => resourceSchema.parse(await call(method, url, resource)),
    remove: async (url) => {
      await call('DELETE', url);
    },
  };
}
