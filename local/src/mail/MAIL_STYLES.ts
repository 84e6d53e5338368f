/** The inbox's look: the product's own colours, light and dark. */
export const MAIL_STYLES = `
:root{--paper:#fbfaf7;--raised:#fff;--ink:#1b211f;--quiet:#56605c;--line:#dedad0;--accent:#0f5c4d}
@media (prefers-color-scheme:dark){:root{--paper:#0f1413;--raised:#171e1c;--ink:#ecefed;--quiet:#a3aeaa;--line:#2b3532;--accent:#5cc3ac}}
*{box-sizing:border-box}
body{margin:0 auto;padding:24px 16px 64px;max-width:880px;background:var(--paper);color:var(--ink);font:16px/1.5 system-ui,sans-serif}
h1{font-size:1.5rem;line-height:1.25;margin:0}h2{font-size:1rem;margin:24px 0 8px}
header{margin-bottom:20px}header p{margin:4px 0;color:var(--quiet)}
a{color:var(--accent)}a:focus-visible{outline:2px solid var(--accent);outline-offset:2px}
ul{list-style:none;margin:0;padding:0;background:var(--raised);border:1px solid var(--line);border-radius:10px;overflow:hidden}
li+li{border-top:1px solid var(--line)}
li>a{display:grid;grid-template-columns:1fr auto;gap:0 16px;padding:12px 16px;text-decoration:none}
main>ul:not(.links) a{color:inherit}.subject{font-weight:600}.to{grid-row:2;color:var(--quiet);overflow-wrap:anywhere}
ul.texts{margin-bottom:24px}.texts li{padding:12px 16px;display:flex;gap:16px;flex-wrap:wrap}
time{color:var(--quiet);font-variant-numeric:tabular-nums}
.links a{overflow-wrap:anywhere}.empty{color:var(--quiet)}
iframe{width:100%;height:min(60vh,560px);border:1px solid var(--line);border-radius:10px;background:#fff}
pre{white-space:pre-wrap;overflow-wrap:anywhere;background:var(--raised);border:1px solid var(--line);border-radius:10px;padding:16px;margin:0}
`;
