import fs from 'node:fs';
import path from 'node:path';
import { parseEnv } from 'node:util';
import { REGION } from '../config/REGION.ts';
import { ROOT } from '../config/ROOT.ts';
import { ExpectedError } from '../errors/ExpectedError.ts';
import type { Cloud } from './cloud/Cloud.ts';
import type { DeployArguments } from './deployArguments.ts';
import { completeParameters } from './parameters/completeParameters.ts';
import { checkBilling } from './steps/checkBilling.ts';
import { checkQuota } from './steps/checkQuota.ts';
import { instancesOf } from './steps/instancesOf.ts';
import { configureSignIn } from './steps/configureSignIn.ts';
import { enableApis } from './steps/enableApis.ts';
import { AS_IT_WAS } from './steps/AS_IT_WAS.ts';
import { grantRoles } from './steps/grantRoles.ts';
import { haveBucket } from './steps/haveBucket.ts';
import { haveBudget } from './steps/haveBudget.ts';
import { haveDatabase } from './steps/haveDatabase.ts';
import { haveFirebase } from './steps/haveFirebase.ts';
import { haveSite } from './steps/haveSite.ts';
import { haveSecrets, type SecretValues } from './steps/haveSecrets.ts';
import { haveWebApp } from './steps/haveWebApp.ts';

type Report = (step: string, said: string) => void;

export interface Preparation {
  cloud: Cloud;
  arguments: Pick<DeployArguments, 'mailFrom' | 'budget'>;
  /** Secrets that the environment provides, such as the mail server with user and password for a project that knows none yet. */
  secrets: SecretValues;
  /** Folder of the functions' dotenv files. */
  folder: string;
  report: Report;
}

interface Prepared {
  webOrigin: string;
  functionsUrl: string;
}

/** Completes `functions/.env.<project>`. Throws an `ExpectedError` where a sender of mails is missing. */
function writeParameters(
  { cloud: { projectId }, arguments: { mailFrom }, folder, report }: Preparation,
  { apiKey, origin }: { apiKey: string; origin: string },
) {
  const file = path.join(folder, `.env.${projectId}`);
  const before = fs.existsSync(file) ? fs.readFileSync(file, 'utf8') : '';
  const example = fs.readFileSync(path.join(ROOT, 'functions', '.env.example'), 'utf8');
  const [text, added] = completeParameters(before, example, {
    projectId,
    region: REGION,
    webOrigin: origin,
    apiKey,
    mailFrom,
  });
  const parameters = parseEnv(text);
  const { WEB_ORIGIN: webOrigin = '', FUNCTIONS_URL: functionsUrl = '', MAIL_FROM: sender = '' } = parameters;
  if (sender === '') throw new ExpectedError('Mails need a sender: add --mail-from "Example <hello@example.com>".');
  if (added.length > 0) fs.writeFileSync(file, text);
  report('parameters', added.length === 0 ? AS_IT_WAS : `${added.length} written to functions/${path.basename(file)}`);
  return { webOrigin, functionsUrl, instances: instancesOf(parameters) };
}

/**
 * Makes a Google Cloud project what the product needs, from an empty one on. Every step looks first and changes what is not as
 * it should be, so it can be run again at any time and after any failure. Throws an `ExpectedError` for what a person has to do.
 */
export async function prepareProject(preparation: Preparation): Promise<Prepared> {
  const { cloud, report } = preparation;
  // First: most of the APIs are enabled for a project alone that somebody pays for.
  const { said: billing, account } = await checkBilling(cloud);
  report('billing', billing);
  report('APIs', await enableApis(cloud));
  const { said: firebase, projectNumber } = await haveFirebase(cloud);
  report('Firebase', firebase);
  const { said: app, apiKey } = await haveWebApp(cloud);
  report('web app', app);
  const { said: site, origin } = await haveSite(cloud);
  report('site', site);
  const { instances, ...prepared } = writeParameters(preparation, { apiKey, origin });
  report('quota', await checkQuota(cloud, instances));
  report('database', await haveDatabase(cloud));
  report('bucket', await haveBucket(cloud));
  report('sign-in', await configureSignIn(cloud, new URL(prepared.webOrigin).hostname));
  report('roles', await grantRoles(cloud, projectNumber));
  report('secrets', await haveSecrets(cloud, preparation.secrets));
  const { budget } = preparation.arguments;
  report(
    'cost alarm',
    budget === undefined ? 'not looked at: add --budget' : await haveBudget(cloud, projectNumber, account, budget),
  );
  return prepared;
}
