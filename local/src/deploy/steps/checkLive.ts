import { runtimeConfigSchema } from '@parlance/domain/runtimeConfig';
import * as z from 'zod';
import { ExpectedError } from '../../errors/ExpectedError.ts';
import { parseJson } from '../../http/parseJson.ts';

interface Live {
  webOrigin: string;
  functionsUrl: string;
}

/** Refusal that our callables return to anybody; Google's own refusal is a page. */
const refusalSchema = z.object({ error: z.object({ details: z.object({ correlationId: z.string() }) }) });

async function isCallable(functionsUrl: string): Promise<boolean> {
  const headers = { 'Content-Type': 'application/json' };
  const response = await fetch(`${functionsUrl}/dashboard/createChatbot`, {
    method: 'POST',
    headers,
    body: '{"data":{}}',
  });
  return refusalSchema.safeParse(parseJson(await response.text())).success;
}

/**
 * Looks at what was released as a browser would: the page, its configuration, a file that is missing, the chat's page and a
 * callable. Throws an `ExpectedError` for the first that is not as it should be.
 */
export async function checkLive({ webOrigin, functionsUrl }: Live): Promise<string> {
  const expectStatus = async (what: string, wanted: number, url: string): Promise<void> => {
    const { status } = await fetch(url, { redirect: 'manual' });
    if (status !== wanted) throw new ExpectedError(`${what} answers ${status} and not ${wanted}.`);
  };
  await expectStatus('The home page', 200, `${webOrigin}/en`);
  const config = await fetch(`${webOrigin}/config.json`);
  const parsed = runtimeConfigSchema.safeParse(parseJson(await config.text()));
  if (!config.ok || parsed.data?.emulators !== null) {
    throw new ExpectedError('/config.json is missing or is not a deployment’s: the dashboard cannot start.');
  }
  await expectStatus('A file that does not exist', 404, `${webOrigin}/assets/missing.js`);
  await expectStatus('The chat of a chatbot that does not exist', 404, `${webOrigin}/iframe/missing`);
  if (!(await isCallable(functionsUrl))) {
    throw new ExpectedError(
      'Functions cannot be called: a policy of the organization (iam.allowedPolicyMemberDomains) may keep them from everybody.',
    );
  }
  return 'pages, configuration, chat and callables answer';
}
