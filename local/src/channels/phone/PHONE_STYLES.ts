export const PHONE_STYLES = `
:root { font: 16px/1.45 system-ui, sans-serif; }
body { margin: 0; min-height: 100vh; display: grid; justify-content: center; align-content: start; gap: 12px; padding: 16px 0;
  background: light-dark(#dfe7ec, #101418); color: light-dark(#17212b, #e8edf1); }
nav { display: flex; gap: 8px; justify-content: center; }
nav a { color: inherit; padding: 6px 12px; border-radius: 16px; }
nav a[aria-current] { background: light-dark(#fff, #24303a); text-decoration: none; }
main { width: min(390px, 100vw); height: min(760px, calc(100vh - 90px)); display: grid; grid-template-rows: auto auto 1fr auto;
  background: light-dark(#fff, #17212b); border-radius: 24px; overflow: hidden; box-shadow: 0 8px 32px #0003; }
h1 { grid-row: 1; margin: 0; padding: 14px 20px; font-size: 17px; border-bottom: 1px solid light-dark(#dde3e8, #2b3844); }
.hint { grid-row: 2; margin: 0; padding: 10px 20px; font-size: 14px; }
iframe { grid-row: 3; border: 0; width: 100%; height: 100%; }
form { grid-row: 4; display: flex; flex-wrap: wrap; gap: 8px; padding: 12px; border-top: 1px solid light-dark(#dde3e8, #2b3844); }
label { position: absolute; clip-path: inset(50%); width: 1px; height: 1px; overflow: hidden; }
input, textarea { flex: 1; min-width: 0; font: inherit; padding: 9px 14px; border-radius: 20px; border: 1px solid light-dark(#8a97a3, #66737f);
  background: transparent; color: inherit; }
form.mail { display: grid; }
input[type='file'] { flex: 1 0 100%; border: 0; padding: 0; font-size: 14px; }
button { font: inherit; padding: 9px 16px; border: 0; border-radius: 20px; background: #1c6fb5; color: #fff; }
body.messages { display: block; padding: 12px; min-height: 0; background: light-dark(#eef3f6, #0f161d); }
ul { list-style: none; margin: 0; padding: 0; display: grid; gap: 8px; }
li { max-width: 82%; padding: 8px 12px; border-radius: 14px; }
li p { margin: 0; overflow-wrap: anywhere; }
li img { display: block; max-width: 100%; max-height: 260px; border-radius: 8px; }
li a { color: inherit; }
li time { font-size: 12px; opacity: 0.75; }
.bot { background: light-dark(#fff, #22303c); justify-self: start; }
.own { background: light-dark(#d5f0c6, #25553b); justify-self: end; }
`;
