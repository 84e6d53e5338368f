/**
 * `!important` on the host element only: inside a shadow tree it beats whatever the page says about every element. A bubble
 * on the left is a right-to-left one, so that one set of inline offsets serves both sides.
 * A phone's full-screen panel covers the bubble; until the app has drawn its own close button (.r), the bubble stays on top
 * as the way out.
 */
export const bubbleStyles = `
:host{all:initial!important;position:fixed!important;z-index:2147483000!important}
button{all:unset;cursor:pointer;display:grid;place-items:center}
svg{width:26px;fill:none;stroke:currentColor;stroke-width:2}
.b,.p{position:fixed;inset-inline-end:calc(20px + env(safe-area-inset-right));bottom:calc(20px + env(safe-area-inset-bottom));box-sizing:border-box;border:1px solid #0000;box-shadow:0 4px 24px #0003}
.b{width:56px;height:56px;border-radius:50%;background:var(--c);color:var(--t)}
button:focus-visible{outline:3px solid;outline-offset:-4px}
.n{position:absolute;top:-4px;inset-inline-end:-4px;min-width:20px;border-radius:50%;background:#f4a259;color:#000;font:600 12px/20px system-ui;text-align:center}
.p{margin-bottom:68px;width:min(400px,100vw - 40px);height:min(640px,100vh - 108px);border-color:#8884;border-radius:16px;overflow:hidden;color-scheme:light dark;background:Canvas}
@media(prefers-reduced-motion:no-preference){.p{transition:.2s}}
.p:not(.s){visibility:hidden;opacity:0}
iframe{border:0;width:100%;height:100%}
:not(.r)>.b{z-index:1}
@media(max-width:480px){.p{inset:var(--y,0) 0 auto;width:100%;height:var(--h,100dvh);border:0;border-radius:0;padding:env(safe-area-inset-top) 0 env(safe-area-inset-bottom)}}
@media print{.b,.p{display:none}}`;
