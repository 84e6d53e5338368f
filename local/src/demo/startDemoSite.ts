import { HTML } from '../http/html.ts';
import { type Handler, type Reply, serve, type Server } from '../http/serve.ts';
import { DEMO_CUSTOMER, demoAccount } from './demoAccount.ts';
import { demoOrder } from './demoOrder.ts';
import { demoPage } from './demoPage.ts';
import { DEMO_STYLES } from './DEMO_STYLES.ts';

export interface DemoSiteOptions {
  port: number;
  /** Origin of the widget: another one than the site's, as it is for customers. */
  webOrigin: string;
  /** The chatbot that is embedded unless the URL names another. */
  chatbotId: string;
}

/** As strict as a careful shop's: the loader has to work without inline styles, inline scripts or requests of its own. Its own are those of `demoAccount`. */
function policy(webOrigin: string): string {
  return [
    "default-src 'none'",
    `script-src 'self' ${webOrigin}`,
    "style-src 'self'",
    "img-src 'self' data:",
    "connect-src 'self'",
    `frame-src ${webOrigin}`,
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
}

function localeOf(pathname: string, accepted: string | undefined): 'de' | 'en' {
  if (pathname === '/de') return 'de';
  if (pathname === '/en') return 'en';
  return accepted?.trim().toLowerCase().startsWith('de') === true ? 'de' : 'en';
}

function notFound(): Reply {
  return { status: 404, headers: { 'content-type': 'text/plain; charset=utf-8' }, body: 'Not found\n' };
}

/** The demo shop: a customer's website on an origin of its own that embeds a chatbot. */
export function startDemoSite({ port, webOrigin, chatbotId }: DemoSiteOptions): Promise<Server> {
  const handle: Handler = ({ method, url, headers, body }) => {
    const order = demoOrder({ method, url, body });
    if (order !== undefined) return order;
    const account = demoAccount(url);
    if (account !== undefined) return account;
    if (url.pathname === '/shop.css')
      return { headers: { 'content-type': 'text/css; charset=utf-8' }, body: DEMO_STYLES };
    if (!['/', '/de', '/en', '/iframe'].includes(url.pathname)) return notFound();
    const asked = url.searchParams.get('chatbot') ?? chatbotId;
    if (!/^[A-Za-z0-9]+$/.test(asked)) return notFound();
    const locale = localeOf(url.pathname, headers['accept-language']);
    const embed = url.pathname === '/iframe' ? 'iframe' : 'script';
    return {
      headers: { ...HTML, 'content-security-policy': policy(webOrigin) },
      body: demoPage({
        locale,
        embed,
        webOrigin,
        chatbotId: asked,
        isSignedIn: url.searchParams.get('customer') === DEMO_CUSTOMER.id,
      }),
    };
  };
  return serve(port, handle);
}
