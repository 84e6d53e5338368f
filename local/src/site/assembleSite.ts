import { operatorAddress } from '@parlance/domain/site/operatorAddress';
import path from 'node:path';
import { ROOT } from '../config/ROOT.ts';
import { ExpectedError } from '../errors/ExpectedError.ts';
import { publishSite } from '../product/publishSite.ts';
import { deployedConfig } from './deployedConfig.ts';
import { keepGenerations } from './keepGenerations.ts';
import { liveSite } from './liveSite.ts';
import { publicTrials } from './publicTrials.ts';
import { readParameters } from './readParameters.ts';
import { readWebApp } from './readWebApp.ts';
import { siteProblems } from './siteProblems.ts';

/*
 * The last of Hosting's predeploy hooks: puts together what is released, from the builds of the web app and the widget, the
 * project's configuration and the live site's earlier files. Fails the deployment with one sentence.
 */

const FOLDER = path.join(ROOT, 'web', 'build', 'site');

async function assemble(): Promise<void> {
  const projectId = process.env['GCLOUD_PROJECT'];
  if (projectId === undefined || projectId === '') {
    throw new ExpectedError(
      'GCLOUD_PROJECT names no project: `firebase deploy` runs this for the project that it deploys.',
    );
  }
  const parameters = readParameters(path.join(ROOT, 'functions'), projectId);
  const appId = process.env['WEB_APP_ID'] ?? parameters['WEB_APP_ID'];
  const webApp = await readWebApp(projectId, appId);
  // `deployedConfig` has refused parameters without it.
  const contact = operatorAddress(parameters['CONTACT_EMAIL'] ?? '', parameters['MAIL_FROM'] ?? '');
  const identity = { origin: parameters['WEB_ORIGIN'] ?? '', contact, ...publicTrials(parameters) };
  publishSite(FOLDER, deployedConfig(projectId, parameters, webApp), identity);
  const previous = process.env['PREVIOUS_SITE'] ?? parameters['WEB_ORIGIN'] ?? 'none';
  const kept = await keepGenerations(FOLDER, previous === 'none' ? undefined : liveSite(previous));
  const [problem] = siteProblems(FOLDER);
  if (problem !== undefined) throw new ExpectedError(problem);
  console.log(`Site of ${projectId} put together, with the files of ${kept} earlier builds`);
}

try {
  await assemble();
} catch (error) {
  console.error(error instanceof ExpectedError ? error.message : error);
  process.exitCode = 1;
}
