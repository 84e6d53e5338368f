import { randomUUID } from 'node:crypto';
import fs from 'node:fs';
import { checkAi } from './ai/checkAi.ts';
import { aiEnvironment, aiSecrets } from './config/aiEnvironment.ts';
import { functionsUrlOf } from './config/functionsUrlOf.ts';
import { REGION } from './config/REGION.ts';
import { localPath } from './config/localPath.ts';
import type { StartArguments } from './config/parseArguments.ts';
import { type Ports, portsFrom } from './config/portsFrom.ts';
import { HOST, urlOf } from './config/urls.ts';
import { exportData } from './data/exportData.ts';
import { recoverData } from './data/recoverData.ts';
import { startDemoSite } from './demo/startDemoSite.ts';
import { type Suite, startSuite } from './emulators/startSuite.ts';
import { ExpectedError } from './errors/ExpectedError.ts';
import { smsSourceOf } from './mail/readSmsCodes.ts';
import { startDemoChannels } from './product/startDemoChannels.ts';
import { startMail } from './mail/startMail.ts';
import { acquireLock } from './processes/acquireLock.ts';
import type { Shutdown } from './processes/createShutdown.ts';
import { findBusyPort } from './processes/findBusyPort.ts';
import { startVite } from './processes/startVite.ts';
import { buildAhead } from './product/buildAhead.ts';
import { PROJECT_ID } from './product/PROJECT_ID.ts';
import { publishWidget } from './product/publishSite.ts';
import { watchSources } from './product/watchSources.ts';
import { TICK_MS } from './schedules/SCHEDULED.ts';
import { tickSchedules } from './schedules/tickSchedules.ts';
import { seed, type Seeded, type SeedTarget } from './seed/seed.ts';
import { LOCAL_STRIPE } from './stripe/LOCAL_STRIPE.ts';
import { webhookUrlOf } from './stripe/webhookUrlOf.ts';
import { startStripe } from './stripe/startStripe.ts';

/** Folder of the data of earlier starts. A new name if the shape of the stored data changes: the seed then begins anew. */
const DATA = 'data-2';

export interface Product {
  suite: Suite;
  seeded: Seeded;
}

function log(line: string): void {
  console.log(line);
}

function tick(suite: Suite): NodeJS.Timeout {
  let ticks = 0;
  return setInterval(() => {
    ticks += 1;
    // A tick that meets a reload of the functions is simply missed; the next one follows.
    tickSchedules(suite.projectId, suite.ports, ticks).catch(() => undefined);
  }, TICK_MS);
}

/** Makes the running suite use what was just built. The emulator does not watch a folder below `.local`. */
async function refresh(suite: Suite): Promise<void> {
  publishWidget(suite.siteFolder);
  await suite.restartFunctions();
  await fetch(`${urlOf(suite.ports.hub)}/functions/enableBackgroundTriggers`, { method: 'PUT' });
}

function writeEndpoints({ suite: { ports, projectId }, seeded }: Product): void {
  const endpoints = {
    projectId,
    region: REGION,
    web: urlOf(ports.web),
    demoSite: urlOf(ports.demoSite),
    mail: urlOf(ports.mail),
    stripe: urlOf(ports.stripe),
    channels: urlOf(ports.channels),
    firestore: urlOf(ports.firestore),
    auth: urlOf(ports.auth),
    storage: urlOf(ports.storage),
    functions: functionsUrlOf(projectId, ports),
    smtp: `smtp://${HOST}:${ports.smtp}`,
    hub: urlOf(ports.hub),
    users: seeded.users,
    chatbotId: seeded.chatbotId,
  };
  fs.writeFileSync(localPath('endpoints.json'), `${JSON.stringify(endpoints, null, 2)}\n`);
}

/** Site that the home page's chatbot reads: none in development, when the pages are not there yet. */
function docsOf(ports: Ports, dev: boolean): Pick<SeedTarget, 'docs'> {
  return dev ? {} : { docs: { origin: urlOf(ports.web), isWhole: true } };
}

function forgetData(): void {
  for (const name of [DATA, `${DATA}.old`, 'mail', 'stripe', 'channels'])
    fs.rmSync(localPath(name), { recursive: true, force: true });
}

/** Starts everything in the order in which one part needs another, and registers how each is stopped. */
export async function startProduct(
  portBase: number,
  { dev, reset }: StartArguments,
  shutdown: Shutdown,
): Promise<Product> {
  const ports = portsFrom(portBase);
  const dataFolder = localPath(DATA);
  const lock = await acquireLock(localPath('start.lock'), urlOf(ports.web), log);
  shutdown.add(lock.release);
  const busy = await findBusyPort(Object.values(ports));
  if (busy !== undefined) {
    throw new ExpectedError(`Port ${busy} is in use; stop the other process or set PARLANCE_PORT_BASE.`);
  }
  const functionsEnv = aiEnvironment(process.env);
  await checkAi(functionsEnv, process.env, log);
  if (reset) forgetData();
  const { webBuilt } = await buildAhead(log, !dev);

  const mail = await startMail({
    smtpPort: ports.smtp,
    webPort: ports.mail,
    folder: localPath('mail'),
    smsSource: smsSourceOf(PROJECT_ID, ports.auth),
  });
  shutdown.add(mail.stop);
  const stripe = await startStripe({
    port: ports.stripe,
    file: localPath('stripe', 'state.json'),
    webhook: { url: webhookUrlOf(PROJECT_ID, ports), secret: LOCAL_STRIPE.webhookSecret },
  });
  shutdown.add(stripe.stop);
  const channels = await startDemoChannels(ports, localPath('channels'));
  shutdown.add(channels.stop);

  const hostingPort = dev ? ports.hosting : ports.web;
  const dataDir = recoverData(dataFolder);
  const suiteId = randomUUID();
  lock.setSuite(suiteId);
  const place = { projectId: PROJECT_ID, portBase, dataDir, hostingPort, suiteId };
  const suite = await startSuite({ ...place, functionsEnv, secrets: aiSecrets(process.env), webBuilt, log });
  shutdown.add(suite.stop);
  const ticking = tick(suite);
  shutdown.add(() => {
    clearInterval(ticking);
  });

  const seeded = await seed({ ...suite, ...docsOf(ports, dev) }, log);
  // From here on the data is whole, so it is worth keeping.
  shutdown.add(() => exportData(dataFolder, ports));
  // A launcher that is killed saves nothing, and seeding takes a while.
  if (dataDir === undefined) await exportData(dataFolder, ports);
  const demo = await startDemoSite({ port: ports.demoSite, webOrigin: urlOf(ports.web), chatbotId: seeded.chatbotId });
  shutdown.add(demo.stop);
  if (dev) {
    shutdown.add(await startVite({ port: ports.web, proxyTarget: urlOf(hostingPort), suiteId }));
    shutdown.add(watchSources(['widget', 'functions'], () => refresh(suite), log));
  }
  const product = { suite, seeded };
  writeEndpoints(product);
  shutdown.add(() => {
    fs.rmSync(localPath('endpoints.json'), { force: true });
  });
  return product;
}
