import { expect, it } from 'vitest';
import { createFakeProject } from '../stand-in/createFakeProject.ts';
import { checkQuota } from './checkQuota.ts';

const SIZES = new Map([
  ['ANSWER_MAX_INSTANCES', 8],
  ['WEB_MAX_INSTANCES', 4],
]);

it.each([
  [20, /^20 vCPU in europe-west3$/],
  [12, /^12 vCPU in europe-west3$/],
  [8, /could use 12 together/],
  [undefined, /not known/],
])('says in one line what %s vCPU are for', async (cpuQuota, said) => {
  expect(await checkQuota(createFakeProject('shop-live', { cpuQuota }), SIZES)).toMatch(said);
});

it('refuses a service that Cloud Run would refuse, and names its parameter', async () => {
  const cloud = createFakeProject('shop-live', { cpuQuota: 7 });
  await expect(checkQuota(cloud, SIZES)).rejects.toThrow(/^ANSWER_MAX_INSTANCES is 8, and shop-live may have 7 vCPU/);
});
