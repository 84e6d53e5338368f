import { expect, it } from 'vitest';
import { answer } from '../../functions/src/edge/services/answer.ts';
import { dashboard } from '../../functions/src/edge/services/dashboard.ts';
import { visitor } from '../../functions/src/edge/services/visitor.ts';

// Under the emulators every function has every secret: only the definition shows what one gets in the cloud.
it.each([
  ['answer', answer],
  ['dashboard', dashboard],
  ['visitor', visitor],
])('%s gets the secret that signs visitors’ tokens and challenges', (_, { __endpoint: endpoint }) => {
  const keys = (endpoint.secretEnvironmentVariables ?? []).map(({ key }) => key);
  expect(keys).toContain('VISITOR_TOKEN_SECRET');
});
