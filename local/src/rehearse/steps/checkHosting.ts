import fs from 'node:fs';
import path from 'node:path';
import * as z from 'zod';
import { startHosting } from '../../hosting/startHosting.ts';
import { serve } from '../../http/serve.ts';
import { createdFunctions } from '../cloud/released.ts';
import { hostingProblems } from '../hostingProblems.ts';
import type { Rehearsal } from '../Rehearsal.ts';
import { startFunction } from '../startFunction.ts';

const firebaseSchema = z.object({ hosting: z.looseObject({ public: z.string() }) });
const HASHED = /^[\w.-]+-[\w-]{8}\.(js|css)$/;

/** The first script and style sheet of each folder. */
function someAssets(site: string): string[] {
  return ['assets', 'widget-assets'].flatMap((folder) => {
    const files = fs.readdirSync(path.join(site, folder)).filter((name) => HASHED.test(name));
    return ['.js', '.css']
      .flatMap((end) => files.find((name) => name.endsWith(end)) ?? [])
      .map((name) => `/${folder}/${name}`);
  });
}

/**
 * The uploaded site, served by Hosting's engine with the copy's firebase.json, with the function `web` behind it as it was
 * installed: pages, files, what is missing, and the headers of each.
 */
export async function checkHosting({ tree, site, upload, cloud }: Rehearsal): Promise<readonly string[]> {
  const web = createdFunctions(cloud.requests).get('web');
  if (web === undefined) return ['The deployment created no function `web`.'];
  const { hosting } = firebaseSchema.parse(JSON.parse(fs.readFileSync(path.join(tree, 'firebase.json'), 'utf8')));
  const configFile = path.join(path.dirname(site), 'hosting.json');
  fs.writeFileSync(configFile, JSON.stringify({ hosting: { ...hosting, public: path.basename(site) } }));
  // Firebase serves its own page for signing in through a provider; here a file stands for it.
  fs.mkdirSync(path.join(site, '__', 'auth'), { recursive: true });
  fs.writeFileSync(path.join(site, '__', 'auth', 'iframe.html'), '');
  const running = await startFunction(upload, 'web', web);
  // The function's own service answers at its root; Hosting's engine puts the function's name before the path.
  const front = await serve(0, async ({ url, method }) => {
    const answer = await fetch(`${running.url}${url.pathname.slice('/web'.length)}${url.search}`, { method });
    return { status: answer.status, headers: Object.fromEntries(answer.headers), body: await answer.text() };
  });
  const served = await startHosting({ port: 0, configFile, cwd: path.dirname(site), functionsUrl: front.url });
  try {
    return await hostingProblems(served.url, someAssets(site));
  } finally {
    served.stop();
    await front.stop();
    await running.stop();
  }
}
