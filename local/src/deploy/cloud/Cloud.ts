export type Method = 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE';

/** A Google Cloud project and the way to its APIs. */
export interface Cloud {
  projectId: string;
  /** Sends JSON to an address of a Google API and gives back the JSON that it answers. Throws a `CloudError` for a status of 400 or more. */
  request: (method: Method, url: string, body?: object) => Promise<unknown>;
  /** Waits so many milliseconds; a test does not. */
  sleep: (milliseconds: number) => Promise<unknown>;
}
