import path from 'node:path';
import { Stripe } from 'stripe';
import { RESTRICTED_KEY } from './billing/RESTRICTED_KEY.ts';
import { setupArguments } from './billing/setupArguments.ts';
import { type SetupResult, setUpStripe } from './billing/setUpStripe.ts';
import { ROOT } from './config/ROOT.ts';
import { REGION } from './config/REGION.ts';
import { ExpectedError } from './errors/ExpectedError.ts';
import { readParameters } from './site/readParameters.ts';

function report({ changes, byHand, portalConfiguration, webhookSecret }: SetupResult, isDryRun: boolean): void {
  const verb = isDryRun ? 'would' : 'did';
  for (const change of changes) console.log(`${verb} ${change}`);
  if (changes.length === 0) console.log('Everything is as it should be.');
  for (const what of byHand) console.log(`by hand: ${what}`);
  console.log('by hand: set the renewal notice to 30 days and let failed charges cancel after their last try:');
  console.log('         https://dashboard.stripe.com/settings/billing/automatic');
  console.log(`\nRestricted key for STRIPE_API_KEY of the deployment, https://dashboard.stripe.com/apikeys/create:`);
  console.log(`  write: ${RESTRICTED_KEY.write.join(', ')}`);
  console.log(`  read:  ${RESTRICTED_KEY.read.join(', ')}`);
  if (webhookSecret !== undefined)
    console.log(`\nSTRIPE_WEBHOOK_SECRET=${webhookSecret}\n  Stripe shows it this once.`);
  if (portalConfiguration !== undefined) {
    console.log(`\nSTRIPE_PORTAL_CONFIGURATION=${portalConfiguration}\n  belongs into functions/.env.<project>.`);
  }
}

/** `npm run billing:setup -- --project ID`: brings a Stripe account to what the product sells (docs/billing.md). */
async function main(): Promise<void> {
  const { project, isDryRun } = setupArguments(process.argv.slice(2));
  const key = process.env['STRIPE_API_KEY'] ?? '';
  if (!/^[rs]k_(?:live|test)_/.test(key)) throw new ExpectedError('STRIPE_API_KEY must be a secret key of Stripe’s.');
  const { WEB_ORIGIN: webOrigin } = readParameters(path.join(ROOT, 'functions'), project);
  if (webOrigin === undefined) {
    throw new ExpectedError(
      `functions/.env.${project} names no WEB_ORIGIN: run \`npm run deploy -- --prepare\` first.`,
    );
  }
  console.log(`Stripe, ${key.includes('_live_') ? 'live' : 'test'} mode\n`);
  const webhookUrl = `https://${REGION}-${project}.cloudfunctions.net/ext-firestore-stripe-payments-handleWebhookEvents`;
  const stripe = new Stripe(key, { telemetry: false });
  report(await setUpStripe({ stripe, isDryRun, webhookUrl, webOrigin }), isDryRun);
}

try {
  await main();
} catch (error) {
  const isExpected = error instanceof ExpectedError || error instanceof Stripe.errors.StripeError;
  console.error(isExpected ? error.message : error);
  process.exitCode = 1;
}
