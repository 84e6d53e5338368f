import { parseArguments } from './config/parseArguments.ts';
import { readPortBase } from './config/readPortBase.ts';
import { urlOf } from './config/urls.ts';
import { ExpectedError } from './errors/ExpectedError.ts';
import { printTable } from './printTable.ts';
import { createShutdown } from './processes/createShutdown.ts';
import { type Product, startProduct } from './startProduct.ts';

function announce({ suite: { ports }, seeded }: Product, startedAt: number): void {
  const signIns = seeded.users.map(({ role, email, password }) => [role, email, password]);
  console.log('');
  printTable([
    ['What', 'URL', 'Sign-in'],
    ['Web app', urlOf(ports.web), 'see below'],
    ['Demo shop', urlOf(ports.demoSite), ''],
    ['Mail inbox', urlOf(ports.mail), ''],
    [
      'Phones of customers',
      urlOf(ports.channels),
      'stand-ins of a mail provider, Telegram, WhatsApp, Messenger and Instagram',
    ],
    ['Stripe stand-in', urlOf(ports.stripe), 'any key that starts with sk_test_'],
    ...signIns.map(([role = '', email = '', password = '']) => [`  ${role}`, email, password]),
  ]);
  console.log(
    `\nReady in ${Math.round((Date.now() - startedAt) / 1000)} s. Ctrl-C stops everything and keeps the data.`,
  );
}

async function main(): Promise<number> {
  const startedAt = Date.now();
  const shutdown = createShutdown();
  let exitCode = 0;
  try {
    const starting = startProduct(
      readPortBase(process.env['PARLANCE_PORT_BASE']),
      parseArguments(process.argv.slice(2)),
      shutdown,
    );
    const product = await Promise.race([starting, shutdown.requested]);
    if (product !== 'requested') {
      announce(product, startedAt);
      const reason = await Promise.race([shutdown.requested, product.suite.ended]);
      if (reason !== 'requested') throw new ExpectedError('The emulators ended by themselves; see .local/logs.');
      console.log('Stopping; the data is kept…');
    }
  } catch (error) {
    exitCode = 1;
    console.error(error instanceof ExpectedError ? error.message : error);
  }
  await shutdown.run();
  return exitCode;
}

// Whatever still hangs must not keep the terminal: the guard ends the emulators when this process is gone.
process.exit(await main());
