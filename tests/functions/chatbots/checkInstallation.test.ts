import { newId } from '@parlance/domain/ids';
import { afterAll, describe, expect, it } from 'vitest';
import { checkInstallation } from '../../../functions/src/chatbots/installation/checkInstallation.ts';
import { config } from '../../../functions/src/kernel/platform/config.ts';
import { createFetcher } from '../../../functions/src/kernel/outgoing/createFetcher.ts';
import { makeChatbot } from '../../support/makeChatbot.ts';
import { makeTeam } from '../../support/accounts/makeTeam.ts';
import { suiteUrls } from '../../support/suiteUrls.ts';
import { startSite } from '../../support/hostile-site/startSite.ts';
import { membershipOf } from '../support/accounts/membershipOf.ts';

describe('checkInstallation', async () => {
  const site = await startSite({
    '/': { body: `<script src="${suiteUrls.web}/widget/${newId()}.js"></script>` },
    '/moved': { status: 302, headers: { location: '/' } },
    '/inside': { status: 302, headers: { location: 'http://169.254.169.254/' } },
    '/broken': { status: 500 },
  });
  afterAll(() => site.stop());
  const fetch = createFetcher({ userAgent: 'test', localHosts: new Set([site.host]), requestMs: 2000 });
  config().crawlerLocalHosts.add(site.host);

  it('says what a page shows and whether it may', async () => {
    const org = await makeTeam();
    const chatbotId = await makeChatbot(org.orgId, { allowedDomains: [site.host] });
    const who = membershipOf(org, 'member');
    const check = (path: string) => checkInstallation(who, chatbotId, path, fetch);
    expect(await check(`${site.origin}/moved`)).toEqual({ found: 'other', isAllowed: true, host: site.host });
    await expect(check('no address')).rejects.toMatchObject({ code: 'url-invalid' });
    await expect(check('http://10.0.0.1/')).rejects.toMatchObject({ code: 'address-not-allowed' });
    await expect(check(`${site.origin}/inside`)).rejects.toMatchObject({ code: 'address-not-allowed' });
    for (const path of ['/broken', '/nothing']) {
      await expect(check(site.origin + path)).rejects.toMatchObject({ code: 'site-unreachable' });
    }
    await expect(check('https://does-not-exist.invalid/')).rejects.toMatchObject({ code: 'site-unreachable' });
    const closed = await makeChatbot(org.orgId);
    expect(await checkInstallation(who, closed, site.origin, fetch)).toMatchObject({ isAllowed: false });
  });

  it('is for ten pages a minute and an organization', async () => {
    const org = await makeTeam();
    const chatbotId = await makeChatbot(org.orgId);
    const check = () => checkInstallation(membershipOf(org, 'owner'), chatbotId, site.origin, fetch);
    const codes = await Promise.all(
      Array.from({ length: 25 }, () =>
        check().then(
          () => 'ok',
          ({ code }) => String(code),
        ),
      ),
    );
    // A new minute may begin in between.
    expect(codes.filter((code) => code === 'ok').length).toBeLessThanOrEqual(20);
    expect(codes.filter((code) => code === 'rate-limited').length).toBeGreaterThanOrEqual(5);
  });
});
