import path from 'node:path';
import { ROOT } from '../local/src/config/ROOT.ts';
import { portsFrom } from '../local/src/config/portsFrom.ts';
import { startSuite } from '../local/src/emulators/startSuite.ts';
import { runMain } from '../local/src/errors/runMain.ts';
import { startMail } from '../local/src/mail/startMail.ts';
import { buildProduct } from '../local/src/product/buildProduct.ts';
import { startDemoChannels } from '../local/src/product/startDemoChannels.ts';
import { seed } from '../local/src/seed/seed.ts';
import { runProcess } from './runner/runProcess.ts';
import { testEnvironment } from './support/testEnvironment.ts';

const PORT_BASE = Number(process.env['PARLANCE_BENCH_PORT_BASE'] ?? '6200');

/**
 * `npm run bench`: builds the product, starts an emulator suite of its own with demo data, an inbox and the stand-ins of channels, and prints one JSON line per
 * figure. Names after `--` pick some of the figures.
 */
async function main(args: readonly string[]): Promise<number> {
  await buildProduct();
  const ports = portsFrom(PORT_BASE);
  const mail = await startMail({ smtpPort: ports.smtp, webPort: ports.mail });
  const channels = await startDemoChannels(ports);
  const suite = await startSuite({ projectId: 'demo-parlance', portBase: PORT_BASE, compresses: true, use: 'benches' });
  try {
    const seeded = await seed(suite);
    const file = path.join(ROOT, 'tests', 'bench', 'measure.ts');
    return await runProcess(process.execPath, [file, ...args], testEnvironment(suite, PORT_BASE, '', seeded));
  } finally {
    await suite.stop();
    await channels.stop();
    await mail.stop();
  }
}

await runMain(main);
