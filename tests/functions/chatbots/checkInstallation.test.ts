import { newId } from '@parlance/domain/ids';
import { afterAll, describe, expect, it } from 'vitest';
import { checkInstallation } from '../../../functions/src/chatbots/checkInstallation.ts';
import { findSnippet } from '../../../functions/src/chatbots/findSnippet.ts';
import { config } from '../../../functions/src/platform/config.ts';
import { createFetcher } from '../../../functions/src/outgoing/createFetcher.ts';
import { makeChatbot } from '../../support/makeChatbot.ts';
import { makeOrg } from '../../support/makeOrg.ts';
import { suiteUrls } from '../../support/suiteUrls.ts';
import { startSite } from '../../support/hostile-site/startSite.ts';
import { membershipOf } from '../support/accounts/membershipOf.ts';

const ORIGIN = suiteUrls.web;
const ID = newId();
const OTHER = newId();
const LOADER = `${ORIGIN}/widget.js`;
const OWN = `${ORIGIN}/widget/${ID}.js`;

describe('a snippet in a page', () => {
  it.each([
    ['script', `<script src="${OWN}" async></script>`],
    ['script', `<script src='${OWN}?v=3'></script>`],
    ['script', `<script>const s=document.createElement('script');s.src='${OWN}';</script>`],
    ['script', `<script>s.src="${OWN.replaceAll('/', '\\/')}"</script>`],
    ['other', `<script src="${ORIGIN}/widget/${OTHER}.js"></script>`],
    ['other', `<script>s.src='${ORIGIN}/widget/${OTHER}.js'; const unrelated = '${ID}';</script>`],
    ['none', `<script src="https://evil.example/widget/${ID}.js"></script>`],
    ['none', `<script src="${ORIGIN}/widget/../x/${ID}.js"></script>`],
    ['script', `<script src="${LOADER}" data-chatbot="${ID}" async></script>`],
    ['script', `<SCRIPT\n async data-label="a > b" DATA-CHATBOT='${ID}'\n SRC='${LOADER}'></SCRIPT>`],
    ['script', `<script src=${LOADER} data-chatbot=${ID}></script>`],
    [
      'script',
      `<script src="${LOADER.replace(':', '&#58;').replaceAll('/', '&#x2F;')}?v=1&amp;x=2" data-chatbot="${ID}"></script>`,
    ],
    ['script', `<script>var s=document.createElement('script');s.src='${LOADER}';s.dataset.chatbot="${ID}";</script>`],
    ['script', `<script>a("${LOADER.replaceAll('/', '\\/')}", \`${ID}\`)</script>`],
    ['script', `<iframe src="${ORIGIN}/iframe/${ID}"></iframe><script src="${LOADER}" data-chatbot="${ID}"></script>`],
    ['iframe', `<iframe title="x" src="${ORIGIN}/iframe/${ID}?lang=de" width=400></iframe>`],
    [
      'iframe',
      `<script src="${LOADER}" data-chatbot="${OTHER}"></script><iframe src='${ORIGIN}/iframe/${ID}'></iframe>`,
    ],
    ['other', `<script src="${LOADER}" data-chatbot="${OTHER}"></script>`],
    ['other', `<script src="${LOADER}"></script>`],
    ['other', `<iframe src="${ORIGIN}/iframe/${OTHER}"></iframe>`],
    ['other', `<script>load('${LOADER}', '${OTHER}')</script>`],
    ['none', ''],
    ['none', `<p>&lt;script src="${LOADER}" data-chatbot="${ID}"&gt;</p>`],
    ['none', `<!-- <script src="${LOADER}" data-chatbot="${ID}"></script> -->`],
    ['none', `<script src="https://evil.example/widget.js" data-chatbot="${ID}"></script>`],
    ['none', `<script src="${ORIGIN}.evil.example/widget.js" data-chatbot="${ID}"></script>`],
    ['none', `<script data-chatbot="${ID}"></script>`],
    ['none', `<iframe src="https://evil.example/iframe/${ID}"></iframe>`],
    ['none', `<iframe src="javascript:0"></iframe><script src="http://["></script>`],
  ])('is found as %s in %s', (expected, html) => {
    expect(findSnippet(`<!doctype html><body>${html}</body>`, ID, ORIGIN)).toBe(expected);
  });

  it.each(['<script ', '<script "', '<iframe \'"', '<script>', '<!--', '<script a', '<script a=', '<'.repeat(9)])(
    'is looked for in a moment among %s without end',
    (piece) => {
      const began = performance.now();
      expect(findSnippet(piece.repeat(2_000_000 / piece.length), ID, ORIGIN)).toBe('none');
      // Anything that grows with the square of the page takes minutes.
      expect(performance.now() - began).toBeLessThan(5000);
    },
  );
});

describe('checkInstallation', async () => {
  const site = await startSite({
    '/': { body: `<script src="${LOADER}" data-chatbot="${OTHER}"></script>` },
    '/moved': { status: 302, headers: { location: '/' } },
    '/inside': { status: 302, headers: { location: 'http://169.254.169.254/' } },
    '/broken': { status: 500 },
  });
  afterAll(() => site.stop());
  const fetch = createFetcher({ userAgent: 'test', localHosts: new Set([site.host]), requestMs: 2000 });
  config().crawlerLocalHosts.add(site.host);

  it('says what a page shows and whether it may', async () => {
    const org = await makeOrg();
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
    const org = await makeOrg();
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

  it('knows no chatbot of another organization', async () => {
    const [ours, theirs] = [await makeOrg(), await makeOrg()];
    const chatbotId = await makeChatbot(ours.orgId);
    const check = checkInstallation(membershipOf(theirs, 'owner'), chatbotId, site.origin, fetch);
    await expect(check).rejects.toMatchObject({ code: 'not-found' });
  });
});
