import { expect, it } from 'vitest';
import { createFakeProject } from '../stand-in/createFakeProject.ts';
import { haveSite } from './haveSite.ts';

it('makes the site that a release would look for in vain, once', async () => {
  const cloud = createFakeProject('shop-live');
  const origin = 'https://shop-live.web.app';
  expect(await haveSite(cloud)).toEqual({ said: `created at ${origin}`, origin });
  expect(await haveSite(cloud)).toEqual({ said: 'as it should be', origin });
  expect(cloud.state.sites).toHaveLength(1);
});

it('takes the proposed name where somebody else has the project’s', async () => {
  const cloud = createFakeProject('shop-live', { takenSites: ['shop-live'] });
  expect((await haveSite(cloud)).origin).toBe('https://shop-live-4711a.web.app');
});

it('says what to do where there are sites, and none that a release would take', async () => {
  const sites = [{ type: 'USER_SITE', defaultUrl: 'https://other.web.app' }];
  await expect(haveSite(createFakeProject('shop-live', { sites }))).rejects.toThrow(/no default Hosting site/);
});
