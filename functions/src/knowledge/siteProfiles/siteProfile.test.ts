import { LIMITS } from '@parlance/domain/limits';
import { luminance } from '@parlance/domain/widget/luminance';
import { describe, expect, it } from 'vitest';
import { brandColour } from './brandColour.ts';
import { pictureType } from './pictureType.ts';
import { scanSite } from './scanSite.ts';
import { siteLanguage } from './siteLanguage.ts';
import { siteName } from './siteName.ts';
import { siteStarters } from '../siteStarters.ts';

const URL_OF_SITE = 'https://www.blue-moon.example/';

function scan(body: string, head = '', lang = 'en') {
  return scanSite(`<!doctype html><html lang="${lang}"><head>${head}</head><body>${body}</body></html>`, URL_OF_SITE);
}

describe('what a page says about its website', () => {
  it('is taken from its metadata, headings, links and structured data', () => {
    const site = scan(
      '<a href="/faq">Questions</a><h2>How long does delivery take?</h2><details><summary>Can I pay by invoice?</summary>Yes.</details>',
      `<title>Lamps | Blue Moon</title><meta property="og:site_name" content="Blue Moon">
       <meta name="theme-color" content="#123456"><link rel="icon" href="/i.svg" sizes="any">
       <link rel="apple-touch-icon" href="touch.png">
       <script type="application/ld+json">{"@graph":[{"@type":"FAQPage","mainEntity":[{"@type":"Question","name":"Do you repair lamps?"}]},
       {"@type":["Organization","Thing"],"name":"Blue Moon Ltd"}]}</script>`,
    );
    expect(site).toMatchObject({
      lang: 'en',
      title: 'Lamps | Blue Moon',
      names: ['Blue Moon', 'Blue Moon Ltd'],
      themeColour: '#123456',
      headings: ['How long does delivery take?', 'Can I pay by invoice?'],
      questions: ['Do you repair lamps?'],
      links: [{ url: `${URL_OF_SITE}faq`, text: 'Questions' }],
      icons: [
        { url: `${URL_OF_SITE}i.svg`, size: 0 },
        { url: `${URL_OF_SITE}touch.png`, size: 180 },
      ],
    });
  });

  it('holds no script, no hidden text and no address but of the web', () => {
    const site = scan(
      `<h2>Seen<script>alert(1)</script></h2><h2 hidden>Hidden</h2><div style="display:none"><h3>Also hidden</h3></div>
       <a href="javascript:alert(1)">Bad</a><a href="data:text/html,x">Bad</a>`,
      `<link rel="icon" href="javascript:alert(1)"><link rel="icon" href="data:image/png;base64,AA==">
       <link rel="apple-touch-icon" href="file:///etc/passwd"><base href="javascript:alert(1)">
       <script type="application/ld+json">{"@type":"Organization","name":{"a":1}}</script>
       <script type="application/ld+json">not json</script>`,
    );
    expect(site).toMatchObject({ headings: ['Seen'], icons: [], links: [], names: [] });
  });

  it('is bounded, whatever the page holds', () => {
    const long = 'x'.repeat(300_000);
    const site = scan(
      `${'<h2>Heading</h2>'.repeat(5000)}<h1>${long}</h1>${'<a href="/a">A</a>'.repeat(5000)}${'<div>'.repeat(50_000)}`,
      `<title>${long}</title><style>${'a{color:#123456}'.repeat(50_000)}</style>${'<link rel="icon" href="/a.png">'.repeat(500)}`,
    );
    expect(site.title.length).toBeLessThanOrEqual(300);
    expect([site.headings.length, site.links.length, site.icons.length]).toEqual([200, 300, 20]);
    expect(site.styles.length).toBeLessThanOrEqual(201_000);
    expect(siteName(site, 'blue-moon.example').length).toBeLessThanOrEqual(LIMITS.nameCharacters);
  });
});

describe('the name of a website', () => {
  it.each([
    [{ names: ['Blue Moon'], title: 'Anything' }, 'x.example', 'Blue Moon'],
    [{ names: [], title: 'Lamps for every room | Blue Moon' }, 'www.blue-moon.example', 'Blue Moon'],
    [{ names: [], title: 'Blue Moon – Lampen für jeden Raum und jeden Geschmack im Haus' }, 'bluemoon.de', 'Blue Moon'],
    [{ names: [], title: 'Welcome to the website of the people who sell lamps' }, 'blue-moon.example', 'Blue Moon'],
    [{ names: ['  '], title: '' }, 'shop.example', 'Shop'],
    [{ names: [], title: '' }, '127.0.0.1', '127.0.0.1'],
  ])('of %j at %s is %s', (site, host, name) => {
    expect(siteName(site, host)).toBe(name);
  });
});

it('a website’s name brings no markup into the welcome message, however it is written (A-51)', () => {
  for (const link of [
    '&lt;a href="https://evil.example"&gt;Prize&lt;/a&gt;',
    '&lt;img src=x onerror=alert(1)&gt;Prize',
  ]) {
    const site = scan('', `<meta property="og:site_name" content='${link}'><title>${link}</title>`);
    expect(siteName(site, 'shop.example')).toMatch(/^[^<>]*Prize[^<>]*$/);
  }
  const seen = scan('', '<title>Blue\u200B \u202EMoon\u{E0041}</title>');
  expect(siteName(seen, 'x.example')).toBe('Blue Moon');
});

describe('the colour of a website', () => {
  it('is the one that it gives browsers, else the one that its styles use most', () => {
    expect(brandColour({ themeColour: '#123456', styles: '#ff0000' })).toBe('#123456');
    expect(brandColour({ themeColour: '#fff', styles: 'a{color:#03c}b{color:rgb(0, 51, 204)}i{color:#700}' })).toBe(
      '#0033CC',
    );
  });

  it('is darkened until it stands out from a white page, 3:1', () => {
    const colour = brandColour({ themeColour: '#ffee00', styles: '' }) ?? '';
    expect(colour).toMatch(/^#[0-9A-F]{6}$/);
    expect(1.05 / (luminance(colour) + 0.05)).toBeGreaterThanOrEqual(3);
  });

  it('is none where there are greys alone, or nothing that is a colour', () => {
    for (const themeColour of ['#fff', '#222222', 'red;background:url(//evil)', 'javascript:1', '', '#zzz'])
      expect(brandColour({ themeColour, styles: '#eee #333' })).toBeNull();
  });
});

describe('the questions of a website', () => {
  it('are its own, once each and not too long, then those about what it speaks of', () => {
    const site = scan(
      `<h2>Do you repair lamps?</h2><h3>do you repair LAMPS?</h3><h3>Why?</h3><h3>${'Very '.repeat(40)}long?</h3>
       <h2>Shipping and delivery</h2><a href="/r">Returns</a>`,
    );
    expect(siteStarters([site], 'en')).toEqual([
      'Do you repair lamps?',
      'What does shipping cost?',
      'How can I return something?',
    ]);
  });

  it('are in the chatbot’s language, and at most four', () => {
    const site = scan(
      '<h2>Was kostet die Reparatur einer Lampe?</h2><h2>How much is the repair of the lamp?</h2><h3>Öffnungszeiten</h3><h3>Rückgabe</h3><h3>Versand</h3><h3>Preise</h3>',
      '',
      'de-AT',
    );
    expect(siteLanguage(site)).toBe('de');
    expect(siteStarters([site], 'de')).toEqual([
      'Was kostet die Reparatur einer Lampe?',
      'Was kostet der Versand?',
      'Wie kann ich etwas zurückgeben?',
      'Wann haben Sie geöffnet?',
    ]);
  });
});

describe('the picture of a website', () => {
  it.each([
    ['<svg xmlns="http://www.w3.org/2000/svg"/>', 'image/svg+xml'],
    ['<?xml version="1.0"?>\n<svg>', 'image/svg+xml'],
    ['<html><svg></svg></html>', undefined],
    ['javascript:alert(1)', undefined],
    ['', undefined],
    ['\u0089PNG\r\n\u001a\n', 'image/png'],
  ])('%j is %s', (text, type) => {
    expect(pictureType(Buffer.from(text, 'latin1'))).toBe(type);
  });
});
