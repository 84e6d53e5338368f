/** The demo shop's style sheet, served as a file: its policy allows no inline styles. */
export const DEMO_STYLES = `
:root{--paper:#f6f4ee;--card:#fff;--ink:#22261f;--quiet:#5c6357;--line:#dcd8cb;--moss:#55683c;--clay:#9a5223}
*{box-sizing:border-box}
body{margin:0;background:var(--paper);color:var(--ink);font:17px/1.55 Georgia,'Times New Roman',serif}
header,main,footer{max-width:1080px;margin:0 auto;padding:20px}
header{display:flex;flex-wrap:wrap;gap:8px 28px;align-items:baseline;border-bottom:1px solid var(--line)}
.brand{font-size:1.5rem;font-weight:700;letter-spacing:-.01em;color:var(--moss);text-decoration:none}
nav{display:flex;flex-wrap:wrap;gap:4px 20px;flex:1;font:15px system-ui,sans-serif}
nav span{color:var(--quiet)}header>a:last-child,.account,.account a{font:15px system-ui,sans-serif;color:var(--clay)}
h1{font-size:clamp(2rem,6vw,3.4rem);line-height:1.08;margin:32px 0 12px;max-width:14ch}
.intro{max-width:56ch;color:var(--quiet);margin:0 0 36px}h2{font-size:1.4rem;margin:0 0 14px}
.grid{display:grid;gap:18px;grid-template-columns:repeat(auto-fill,minmax(220px,1fr));list-style:none;padding:0;margin:0 0 44px}
.grid li{background:var(--card);border:1px solid var(--line);border-radius:6px;padding:16px}
.grid svg{display:block;width:100%;height:auto;background:var(--paper);border-radius:4px;margin-bottom:12px}
.grid strong,.grid span{display:block}.grid span{color:var(--quiet);font:15px system-ui,sans-serif}.grid .price{color:var(--ink);margin-top:6px}
.a{fill:var(--moss)}.b{fill:var(--clay)}.l{fill:none;stroke:var(--ink);stroke-width:3;stroke-linecap:round}
.services{display:grid;gap:18px;grid-template-columns:repeat(auto-fit,minmax(240px,1fr));border-top:1px solid var(--line);padding-top:24px}
.services h3{margin:0 0 4px;font-size:1.05rem}.services p{margin:0;color:var(--quiet)}
footer{color:var(--quiet);font:14px system-ui,sans-serif;padding-bottom:96px}footer a{color:inherit;margin-inline-start:12px}
iframe{width:100%;max-width:520px;height:600px;border:1px solid var(--line);border-radius:6px;background:#fff}
`;
