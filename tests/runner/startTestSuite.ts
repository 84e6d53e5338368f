import { localPath } from '../../local/src/config/localPath.ts';
import { startDovecot } from '../../local/src/channels/dovecot/startDovecot.ts';
import { startDemoChannels } from '../../local/src/product/startDemoChannels.ts';
import { portsFrom } from '../../local/src/config/portsFrom.ts';
import { HOST, urlOf } from '../../local/src/config/urls.ts';
import { startDemoSite } from '../../local/src/demo/startDemoSite.ts';
import { startSuite } from '../../local/src/emulators/startSuite.ts';
import { smsSourceOf } from '../../local/src/mail/readSmsCodes.ts';
import { startMail } from '../../local/src/mail/startMail.ts';
import { LOCAL_STRIPE } from '../../local/src/stripe/LOCAL_STRIPE.ts';
import { startStripe } from '../../local/src/stripe/startStripe.ts';
import { webhookUrlOf } from '../../local/src/stripe/webhookUrlOf.ts';
import { buildAhead } from '../../local/src/product/buildAhead.ts';
import { seed } from '../../local/src/seed/seed.ts';
import { BROWSER_WORKERS } from './BROWSER_WORKERS.ts';
import { crawledSitePort } from '../support/crawledSitePort.ts';
import { testEnvironment } from '../support/testEnvironment.ts';

const PROJECT_ID = 'demo-parlance';
/** Tests do not wait for what is due in minutes. What asks again whether its turn has come does so now and then, not all the time. */
const LONGEST_DELAY_MS = 500;

interface TestSuite {
  /** For the processes of the tests. */
  env: Record<string, string>;
  stop: () => Promise<void>;
}

/**
 * Builds the product and starts one emulator suite with inbox, demo site and demo data on ports of its own. `browser` may be
 * installed meanwhile, and is waited for last: its rejection is this function's.
 */
export async function startTestSuite(browser: Promise<string>, log: (line: string) => void): Promise<TestSuite> {
  const startedAt = Date.now();
  browser.catch(() => undefined);
  const { webBuilt } = await buildAhead(log);
  const portBase = Number(process.env['PARLANCE_TEST_PORT_BASE'] ?? '6100');
  const ports = portsFrom(portBase);
  const mail = await startMail({
    smtpPort: ports.smtp,
    webPort: ports.mail,
    folder: localPath('test-mail'),
    smsSource: smsSourceOf(PROJECT_ID, ports.auth),
  });
  // `npm run channels:real` has a real server in the place of the stand-in of IMAP.
  const imap = process.env['PARLANCE_DOVECOT'] === '1' ? await startDovecot(ports.imap) : undefined;
  const channels = await startDemoChannels(ports, undefined, imap);
  const stripe = await startStripe({
    port: ports.stripe,
    webhook: { url: webhookUrlOf(PROJECT_ID, ports), secret: LOCAL_STRIPE.webhookSecret },
  });
  // The documentation, the demo site, the stand-ins of Teams and of a mail provider, and those that tests put up for the crawler.
  const ofWorkers = Array.from({ length: BROWSER_WORKERS }, (_, worker) => crawledSitePort(portBase, worker));
  const crawled = [ports.web, ports.demoSite, ports.channels, ports.imap, ports.submission, ...ofWorkers];
  const functionsEnv = { CRAWLER_LOCAL_HOSTS: crawled.map((port) => `${HOST}:${port}`).join(',') };
  const suite = await startSuite({
    projectId: PROJECT_ID,
    portBase,
    functionsEnv,
    longestDelayMs: LONGEST_DELAY_MS,
    webBuilt,
    log,
  });
  const stop = async (): Promise<void> => {
    await suite.stop();
    await stripe.stop();
    await channels.stop();
    await mail.stop();
  };
  try {
    const webOrigin = urlOf(ports.web);
    const seeded = await seed({ ...suite, docs: { origin: webOrigin, isWhole: false } }, log);
    const env = testEnvironment(suite, portBase, await browser, seeded);
    const demo = await startDemoSite({ port: ports.demoSite, webOrigin, chatbotId: seeded.chatbotId });
    log(`Suite ready after ${Math.round((Date.now() - startedAt) / 1000)} s`);
    return {
      env,
      stop: async () => {
        await demo.stop();
        await stop();
      },
    };
  } catch (error) {
    await stop();
    throw error;
  }
}
