import type { Step } from './Rehearsal.ts';
import { checkFunctions } from './steps/checkFunctions.ts';
import { checkGenerations } from './steps/checkGenerations.ts';
import { checkHosting } from './steps/checkHosting.ts';
import { checkIndexes } from './steps/checkIndexes.ts';
import { checkPrepared } from './steps/checkPrepared.ts';
import { checkOrder } from './steps/checkOrder.ts';
import { checkSite } from './steps/checkSite.ts';
import { checkStarts } from './steps/checkStarts.ts';
import { checkUpload } from './steps/checkUpload.ts';
import { checkWebhook } from './steps/checkWebhook.ts';
import { copyTree } from './steps/copyTree.ts';
import { install } from './steps/install.ts';
import { runDeploy } from './steps/runDeploy.ts';

/** Steps of the rehearsal, in order. A later step uses what earlier ones left. */
export const STEPS: readonly Step[] = [
  { name: 'a copy of what is committed', run: copyTree },
  { name: 'npm run deploy, from an empty project, against a stand-in of the cloud', run: runDeploy },
  { name: 'what the project has then', run: checkPrepared },
  { name: 'order: indexes, rules, functions, site', run: checkOrder },
  { name: 'indexes, TTL policies and queries', run: checkIndexes },
  { name: 'what is uploaded for the functions', run: checkUpload },
  { name: 'installing it by itself', run: install },
  { name: 'the documented functions, in their region', run: checkFunctions },
  { name: 'every function starts and answers its contracts', run: checkStarts },
  { name: 'events of Stripe’s are taken, forged ones are not', run: checkWebhook },
  { name: 'the site is whole', run: checkSite },
  { name: 'files of earlier builds stay', run: checkGenerations },
  { name: 'answers and headers of Hosting', run: checkHosting },
];
