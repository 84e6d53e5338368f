import { setTimeout } from 'node:timers/promises';
import { GoogleAuth } from 'google-auth-library';
import * as z from 'zod';
import { ExpectedError } from '../../errors/ExpectedError.ts';
import { parseJson } from '../../http/parseJson.ts';
import type { Cloud } from './Cloud.ts';
import { CloudError } from './CloudError.ts';

const SCOPES = ['https://www.googleapis.com/auth/cloud-platform', 'https://www.googleapis.com/auth/firebase'];

const refusalSchema = z.object({ error: z.object({ message: z.string() }) });

async function accessToken(): Promise<string> {
  try {
    const token = await new GoogleAuth({ scopes: SCOPES }).getAccessToken();
    if (typeof token === 'string') return token;
  } catch {
    // Said below.
  }
  throw new ExpectedError('There are no credentials: run `gcloud auth application-default login` first.');
}

/**
 * Connects to a project with the credentials of this machine. With `origin`, every API is taken to be there, its own host as
 * the first part of the path, and no credentials are needed: that is how a deployment is rehearsed. Throws an `ExpectedError`
 * without credentials.
 */
export async function connectCloud(projectId: string, origin?: string): Promise<Cloud> {
  const token = origin === undefined ? await accessToken() : 'rehearsal';
  return {
    projectId,
    sleep: (milliseconds) => setTimeout(origin === undefined ? milliseconds : 0),
    request: async (method, url, body) => {
      const { host, pathname, search } = new URL(url);
      const response = await fetch(origin === undefined ? url : `${origin}/${host}${pathname}${search}`, {
        method,
        headers: {
          Authorization: `Bearer ${token}`,
          'Content-Type': 'application/json',
          'X-Goog-User-Project': projectId,
        },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      });
      // A refusal before the API itself is a page, and some successes say nothing.
      const reply = parseJson(await response.text()) ?? {};
      if (response.ok) return reply;
      throw new CloudError(response.status, refusalSchema.safeParse(reply).data?.error.message ?? response.statusText);
    },
  };
}
