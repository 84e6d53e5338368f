import { expect, it } from 'vitest';
import { runChannels } from '../../functions/src/channels/triggers.ts';
import { answer } from '../../functions/src/edge/services/answer.ts';
import { dashboard } from '../../functions/src/edge/services/dashboard.ts';
import { visitor } from '../../functions/src/edge/services/visitor.ts';

/** Signs visitors' tokens, challenges, and the states of sign-ins. */
const TOKENS = 'VISITOR_TOKEN_SECRET';
/** By the deployment's own server go replies and tests from addresses whose mails are passed on. */
const MAIL = ['SMTP_URL', 'MAIL_GOOGLE_CLIENT_SECRET', 'MAIL_MICROSOFT_CLIENT_SECRET'];

// Under the emulators every function has every secret: only the definition shows what one gets in the cloud.
it.each([
  ['answer', answer, [TOKENS]],
  ['dashboard', dashboard, [TOKENS, ...MAIL]],
  ['visitor', visitor, [TOKENS]],
  ['runChannels', runChannels, MAIL],
] as const)('%s gets the secrets that its code reads', (_, { __endpoint: endpoint }, names) => {
  const keys = (endpoint.secretEnvironmentVariables ?? []).map(({ key }) => key);
  expect(keys).toEqual(expect.arrayContaining([...names]));
});
