import { escapeHtml, HTML } from '../../http/html.ts';
import type { Reply } from '../../http/serve.ts';

const STYLES = `
:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
body { margin: 0 auto; max-width: 34rem; padding: 2rem 1rem; }
label { display: block; margin-top: 1rem; font-weight: 600; }
input, select, button { box-sizing: border-box; width: 100%; min-height: 2.75rem; padding: .5rem .75rem; font: inherit; }
button { margin-top: 1rem; cursor: pointer; }
table { width: 100%; border-collapse: collapse; } td { padding: .375rem 0; } td:last-child { text-align: end; }
[role=alert] { border-inline-start: .25rem solid #c62828; padding: .5rem 1rem; }
.note { opacity: .8; font-size: .875rem; }`;

/** A page of the stand-in, without scripts. `body` is HTML. */
export function stripePage(title: string, body: string, status = 200): Reply {
  // Forms lead back to the product, whose address is not known here.
  const policy = "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; frame-ancestors 'none'";
  return {
    status,
    headers: { ...HTML, 'content-security-policy': policy },
    body: `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${escapeHtml(title)}</title>
<meta name="viewport" content="width=device-width"><style>${STYLES}</style></head><body>
<p class="note">Stripe stand-in: nothing is charged.</p><main><h1>${escapeHtml(title)}</h1>${body}</main></body></html>`,
  };
}

/** Leads a browser on. */
export function redirectTo(url: string): Reply {
  return { status: 303, headers: { location: url }, body: '' };
}
