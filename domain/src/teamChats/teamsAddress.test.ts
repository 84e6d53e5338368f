import { expect, it } from 'vitest';
import { isTeamsAddress } from './teamsAddress.ts';

it.each([
  ['https://prod-12.westeurope.logic.azure.com:443/workflows/1/triggers/manual/paths/invoke?sig=a', true],
  ['https://fernweg.webhook.office.com/webhookb2/1', true],
  ['https://default1.2.environment.api.powerplatform.com/powerautomate/automations/direct/workflows/1', true],
  ['http://prod-12.westeurope.logic.azure.com/workflows/1', false],
  ['https://logic.azure.com/workflows/1', false],
  ['https://evillogic.azure.com.example/workflows/1', false],
  ['https://user:word@a.logic.azure.com/', false],
  ['https://a.logic.azure.com:8443/', false],
  ['no address', false],
])('%s: %s', (address, expected) => {
  expect(isTeamsAddress(address)).toBe(expected);
});
