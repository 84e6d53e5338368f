import path from 'node:path';
import { ROOT } from './config/ROOT.ts';
import { connectCloud } from './deploy/cloud/connectCloud.ts';
import { CloudError } from './deploy/cloud/CloudError.ts';
import { deployArguments } from './deploy/deployArguments.ts';
import { prepareProject } from './deploy/prepareProject.ts';
import { runTool } from './deploy/runTool.ts';
import { awaitIndexes } from './deploy/rollout/awaitIndexes.ts';
import { checkLive } from './deploy/steps/checkLive.ts';
import { goBack } from './deploy/rollout/goBack.ts';
import { haveMonitoring } from './deploy/steps/haveMonitoring.ts';
import { keepImages } from './deploy/steps/keepImages.ts';
import { release } from './deploy/steps/release.ts';
import { releaseIndexes } from './deploy/rollout/releaseIndexes.ts';
import { serveLatest } from './deploy/rollout/serveLatest.ts';
import { GoogleRefusal } from './monitoring/googleApi.ts';
import { ExpectedError } from './errors/ExpectedError.ts';

/** `npm run deploy -- --project ID`: from a Google Cloud project to the product that runs there (docs/operations.md). */
async function main(): Promise<void> {
  const options = deployArguments(process.argv.slice(2));
  const report = (step: string, said: string): void => console.log(`${step.padEnd(12)} ${said}`);
  // A stand-in of Google's APIs, in a rehearsal.
  const standIn = process.env['PARLANCE_CLOUD'];
  const cloud = await connectCloud(options.project, standIn);
  if (options.backTo !== undefined) {
    report('back', await goBack(cloud, options.backTo));
    return;
  }
  const secrets = {
    smtpUrl: process.env['SMTP_URL'],
    stripeApiKey: process.env['STRIPE_API_KEY'],
    stripeWebhookSecret: process.env['STRIPE_WEBHOOK_SECRET'],
    openAiKey: process.env['OPENAI_API_KEY'],
    embedKey: process.env['EMBED_API_KEY'],
    mailGoogleSecret: process.env['MAIL_GOOGLE_CLIENT_SECRET'],
    mailMicrosoftSecret: process.env['MAIL_MICROSOFT_CLIENT_SECRET'],
  };
  const folder = path.join(ROOT, 'functions');
  const live = await prepareProject({ cloud, arguments: options, secrets, folder, report });
  if (options.prepare) return;
  // Functions ask for indexes as soon as they run, and those of the version before go on asking for theirs: until they are gone, and
  // again when somebody goes back to them. So an index goes when somebody says so.
  report('indexes', await releaseIndexes(cloud, ROOT, runTool));
  report('rules', await release(cloud, ['firestore:rules', 'storage'], runTool, { deletes: false }));
  report('ready', await awaitIndexes(cloud));
  const now = new Date().toISOString();
  if (!options.pruneIndexes) report('way back', `npm run deploy -- --project ${options.project} --back-to ${now}`);
  report('product', await release(cloud, ['functions', 'hosting'], runTool, { deletes: true }));
  report('traffic', await serveLatest(cloud));
  report('images', await keepImages(cloud, runTool));
  report(
    'old indexes',
    options.pruneIndexes
      ? await release(cloud, ['firestore:indexes'], runTool, { deletes: true })
      : 'kept for the version before: --prune-indexes deletes them',
  );
  const { alerts } = options;
  report(
    'monitoring',
    alerts === undefined ? 'not looked at: add --alerts' : await haveMonitoring(cloud, live, alerts),
  );
  if (standIn !== undefined) return;
  report('live', await checkLive(live));
  if ((await runTool('node', ['local/src/smoke.ts', '--project', options.project])) !== 0) {
    throw new ExpectedError('The product is released, and no question can be answered: see above.');
  }
}

try {
  await main();
} catch (error) {
  const isExpected = [ExpectedError, CloudError, GoogleRefusal].some((kind) => error instanceof kind);
  console.error(isExpected && error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
