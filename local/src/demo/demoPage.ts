import { DESK_KINDS } from '@parlance/domain/desk/DESK_KINDS';
import { DESK_TITLES } from '@parlance/domain/desk/DESK_TITLES';
import { escapeHtml } from '../http/html.ts';
import { WARRANTY_FORM_ID } from './WARRANTY_FORM_ID.ts';
import { DEMO_CUSTOMER } from './demoAccount.ts';
import { DEMO_TEXTS, type DemoTexts } from './DEMO_TEXTS.ts';
import { PRODUCT_ART } from './PRODUCT_ART.ts';

export interface DemoPage {
  locale: 'de' | 'en';
  embed: 'script' | 'iframe';
  webOrigin: string;
  chatbotId: string;
  /** The demo customer has signed in. */
  isSignedIn: boolean;
}

function products(texts: DemoTexts): string {
  return texts.products
    .map(
      ({ name, note, price, art }) =>
        `<li>${PRODUCT_ART[art]}<strong>${name}</strong><span>${note}</span><span class="price">${price}</span></li>`,
    )
    .join('');
}

/** A page of the shop with the chatbot in it: by the script tag, as the integration page shows it, or by an iframe. */
export function demoPage({ locale, embed, webOrigin, chatbotId, isSignedIn }: DemoPage): string {
  const texts = DEMO_TEXTS[locale];
  const script = `<script src="${escapeHtml(`${webOrigin}/widget/${chatbotId}.js`)}" async></script>`;
  const frame = `<h2>${texts.frameTitle}</h2><iframe src="${escapeHtml(`${webOrigin}/iframe/${chatbotId}`)}" title="${texts.frameTitle}"></iframe>`;
  const deskLinks = DESK_KINDS.map((kind) => {
    const href = escapeHtml(`${webOrigin}/desk/${chatbotId}/${kind}?lang=${locale}`);
    return `<a href="${href}">${DESK_TITLES[locale][kind]}</a>`;
  }).join(' ');
  const claimHref = escapeHtml(`${webOrigin}/form/${chatbotId}/${WARRANTY_FORM_ID}?lang=${locale}`);
  const claimLink = `<a href="${claimHref}">${texts.claim}</a>`;
  const account = isSignedIn
    ? `<span>${texts.signedIn} ${DEMO_CUSTOMER.name}</span> <a href="/${locale}">${texts.signOut}</a>`
    : `<a href="/${locale}?customer=${DEMO_CUSTOMER.id}">${texts.signIn}</a>`;
  return `<!doctype html>
<html lang="${locale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${texts.title}</title>
<link rel="stylesheet" href="/shop.css">
<link rel="icon" href="data:,">
${isSignedIn ? '<script src="/account.js"></script>' : ''}
${embed === 'script' ? script : ''}
</head>
<body>
<header><a class="brand" href="/${locale}">${texts.title}</a>
<nav>${texts.nav.map((entry) => `<span>${entry}</span>`).join('')}</nav>
<div class="account">${account}</div>
<a href="${texts.otherLanguage.path}" lang="${locale === 'de' ? 'en' : 'de'}">${texts.otherLanguage.label}</a></header>
<main><h1>${texts.tagline}</h1><p class="intro">${texts.intro}</p>
${embed === 'iframe' ? frame : ''}
<h2>${texts.newIn}</h2><ul class="grid">${products(texts)}</ul>
<div class="services">${texts.services.map(({ title, text }) => `<section><h3>${title}</h3><p>${text}</p></section>`).join('')}</div></main>
<footer>${texts.footer} ${deskLinks} ${claimLink}</footer>
</body>
</html>
`;
}
