import { chatbotSchema } from '@parlance/domain/documents/chatbots/chatbot';
import { paths } from '@parlance/domain/paths';
import { afterAll, describe, expect, it } from 'vitest';
import { createChatbot } from '../../../functions/src/chatbots/editing/createChatbot.ts';
import { createFetcher } from '../../../functions/src/kernel/outgoing/createFetcher.ts';
import { config } from '../../../functions/src/kernel/platform/config.ts';
import { lookAtWebsite } from '../../../functions/src/knowledge/lookAtWebsite.ts';
import { admin } from '../../support/admin.ts';
import { htmlPage } from '../../support/hostile-site/htmlPage.ts';
import { startSite } from '../../support/hostile-site/startSite.ts';
import { makeTeam } from '../../support/accounts/makeTeam.ts';
import { membershipOf } from '../support/accounts/membershipOf.ts';

const PNG = Buffer.from('89504e470d0a1a0a', 'hex');
const HEAD = `<meta property="og:site_name" content="Blue Moon"><meta name="theme-color" content="#ffee00">
  <link rel="apple-touch-icon" href="http://169.254.169.254/icon.png"><link rel="icon" href="/icon" sizes="64x64">`;

describe('lookAtWebsite', async () => {
  const site = await startSite({
    '/': {
      body: htmlPage('Lamps', 'Lamps for every room.', ['/faq', '/help/closed', '/about', 'http://10.0.0.1/faq'], HEAD),
    },
    '/faq': { body: '<h2>Do you repair lamps?</h2>' },
    '/help/closed': { body: '<h2>Is this secret?</h2>' },
    '/icon': { headers: { 'content-type': 'text/html' }, body: PNG },
    '/robots.txt': { body: 'User-agent: *\nDisallow: /help/\nDisallow: /private' },
    '/private': { body: htmlPage('Private', 'Nobody reads this.') },
    '/inside': { status: 302, headers: { location: 'http://169.254.169.254/' } },
    '/broken': { status: 500 },
    '/picture': { body: PNG },
  });
  afterAll(() => site.stop());
  const fetch = createFetcher({ userAgent: 'test', localHosts: new Set([site.host]), requestMs: 2000 });
  config().crawlerLocalHosts.add(site.host);
  const { signal } = new AbortController();

  it('finds name, language, colour, questions and icon, politely', async () => {
    const { orgId } = await makeTeam();
    const profile = await lookAtWebsite(orgId, site.origin, fetch, signal);
    expect(profile).toMatchObject({
      url: `${site.origin}/`,
      name: 'Blue Moon',
      locale: 'en',
      starters: ['Do you repair lamps?'],
      logo: { type: 'image/png', data: PNG.toString('base64') },
    });
    expect(profile.colour).toMatch(/^#[0-9A-F]{6}$/);
    expect(site.hits).not.toContain('/help/closed');
    expect(site.hits.length).toBeLessThanOrEqual(4);
  });

  it.each([
    ['/private', 'robots-disallowed'],
    ['/inside', 'address-not-allowed'],
    ['/broken', 'site-unreachable'],
    ['/picture', 'site-unreachable'],
    ['/nothing', 'site-unreachable'],
  ])('says of %s why there is nothing to see: %s', async (path, code) => {
    const { orgId } = await makeTeam();
    await expect(lookAtWebsite(orgId, site.origin + path, fetch, signal)).rejects.toMatchObject({ code });
  });

  it('makes a chatbot of what was found, in the website’s language', async () => {
    const org = await makeTeam();
    const start = { url: 'https://www.blue-moon.example/', colour: '#123456', starters: ['Reparieren Sie Lampen?'] };
    const wish = { name: 'Blue Moon', description: '', locale: 'de', start } as const;
    const chatbotId = await createChatbot(membershipOf(org, 'member'), wish);
    const chatbot = chatbotSchema.parse((await admin.db.doc(paths.chatbot(org.orgId, chatbotId)).get()).data());
    // A member may not say where it is embedded.
    expect(chatbot.allowedDomains).toEqual([]);
    const byOwner = await createChatbot(membershipOf(org, 'owner'), wish);
    const owned = await admin.db.doc(paths.chatbot(org.orgId, byOwner)).get();
    expect(chatbotSchema.parse(owned.data()).allowedDomains).toEqual(['www.blue-moon.example']);
    expect(chatbot).toMatchObject({
      bubbleButtonColor: '#123456',
      userMessageColor: '#123456',
      conversationStarters: start.starters,
      initialMessages: [
        '[de] Guten Tag. Ich beantworte Fragen zu Blue Moon. Was möchten Sie wissen?',
        '[en] Hello. I answer questions about Blue Moon. What would you like to know?',
      ],
    });
  });
});
