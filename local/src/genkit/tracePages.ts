import { escapeHtml, HTML } from '../http/html.ts';
import type { Reply } from '../http/serve.ts';
import { MAIL_STYLES } from '../mail/MAIL_STYLES.ts';
import { PRODUCT } from '../seed/docs/PRODUCT.ts';
import type { Trace } from './createTraceStore.ts';
import { stepsOf } from './stepsOf.ts';

const TIME = new Intl.DateTimeFormat('en', { timeStyle: 'medium' });
const POLICY = "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; base-uri 'none'";
const STYLES = `${MAIL_STYLES}
form{display:grid;gap:8px;margin-bottom:24px}label{display:grid;gap:4px;color:var(--quiet)}
input,button{font:inherit;padding:8px 12px;border-radius:8px;border:1px solid var(--line);background:var(--raised);color:var(--ink)}
button{background:var(--accent);color:var(--paper);justify-self:start}
details{background:var(--raised);border-bottom:1px solid var(--line);padding:8px 12px}
summary{display:grid;grid-template-columns:1fr 90px 40%;gap:12px;align-items:center;cursor:pointer}
.ms{text-align:right;font-variant-numeric:tabular-nums}.failed{color:#c4302b}
.time{display:block;height:10px;border-radius:5px;background:var(--accent);min-width:2px}
pre{max-height:320px;overflow:auto;margin:8px 0}`;

function page(title: string, body: string): Reply {
  return {
    headers: { ...HTML, 'content-security-policy': POLICY },
    body: `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${escapeHtml(title)}</title>
<meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark">
<style>${STYLES}</style></head><body>${body}</body></html>`,
  };
}

function row(trace: Trace): string {
  const steps = stepsOf(trace);
  const [first] = steps;
  const at = Math.min(...trace.spans.map(({ startTime }) => startTime));
  return `<li><a href="/traces/${escapeHtml(trace.traceId)}"><span class="subject">${escapeHtml(first?.name ?? '')}</span>
<span class="to">${steps.length} steps, ${(first?.ms ?? 0).toFixed(0)} ms</span><time>${TIME.format(at)}</time></a></li>`;
}

/** Traces, a question to ask, and the keys of the product's actions. */
export function listPage(traces: readonly Trace[], actions: readonly string[]): Reply {
  const empty = '<p class="empty">No traces yet. Ask a question.</p>';
  const list = traces.length === 0 ? empty : `<ul>${traces.map(row).join('')}</ul>`;
  const keys = actions.map((key) => `<li class="subject">${escapeHtml(key)}</li>`).join('');
  return page(
    'Genkit',
    `<header><h1>Genkit</h1><p>Steps of answers on the emulators, with what went in and came out.</p></header><main>
<form method="post" action="/ask"><label>Question<input name="question" required value="How do I put the chat on my website?"></label>
<label>Chatbot<input name="chatbotId" required value="${escapeHtml(PRODUCT.chatbotId)}"></label><button>Ask</button></form>
<h2>Traces</h2>${list}<h2>Actions</h2><ul class="texts">${keys}</ul></main>`,
  );
}

/** Steps of a trace on its line of time; each opens to what went in and came out. */
export function tracePage(trace: Trace): Reply {
  const steps = stepsOf(trace);
  const total = Math.max(1, ...steps.map(({ fromMs, ms }) => fromMs + ms));
  const rows = steps.map(({ name, depth, fromMs, ms, input, output, isFailed }) => {
    const bar = `margin-left:${((100 * fromMs) / total).toFixed(2)}%;width:${((100 * ms) / total).toFixed(2)}%`;
    return `<details><summary><span style="padding-left:${20 * depth}px"${isFailed ? ' class="failed"' : ''}>${escapeHtml(name)}</span>
<span class="ms">${ms.toFixed(1)} ms</span><span><span class="time" style="${bar}"></span></span></summary>
<p>In</p><pre>${escapeHtml(input)}</pre><p>Out</p><pre>${escapeHtml(output)}</pre></details>`;
  });
  return page(
    steps[0]?.name ?? 'Trace',
    `<header><p><a href="/">Genkit</a></p><h1>${escapeHtml(steps[0]?.name ?? 'Trace')}</h1></header><main>${rows.join('')}</main>`,
  );
}
