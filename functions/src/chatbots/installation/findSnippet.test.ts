import { MINUTE_MS } from '@parlance/domain/durations';
import { newId } from '@parlance/domain/ids';
import { describe, expect, it } from 'vitest';
import { findSnippet } from './findSnippet.ts';

const ORIGIN = 'https://parlance.example';
const ID = newId();
const OTHER = newId();
const LOADER = `${ORIGIN}/widget.js`;
const OWN = `${ORIGIN}/widget/${ID}.js`;

describe('a snippet in a page', () => {
  it.each([
    ['script', `<script src="${OWN}" async></script>`],
    ['script', `<script src='${OWN}?v=3'></script>`],
    ['script', `<script>const s=document.createElement('script');s.src='${OWN}';</script>`],
    ['script', `<script>s.src="${OWN.replaceAll('/', '\\/')}"</script>`],
    ['other', `<script src="${ORIGIN}/widget/${OTHER}.js"></script>`],
    ['other', `<script>s.src='${ORIGIN}/widget/${OTHER}.js'; const unrelated = '${ID}';</script>`],
    ['none', `<script src="https://evil.example/widget/${ID}.js"></script>`],
    ['none', `<script src="${ORIGIN}/widget/../x/${ID}.js"></script>`],
    ['script', `<script src="${LOADER}" data-chatbot="${ID}" async></script>`],
    ['script', `<SCRIPT\n async data-label="a > b" DATA-CHATBOT='${ID}'\n SRC='${LOADER}'></SCRIPT>`],
    ['script', `<script src=${LOADER} data-chatbot=${ID}></script>`],
    [
      'script',
      `<script src="${LOADER.replace(':', '&#58;').replaceAll('/', '&#x2F;')}?v=1&amp;x=2" data-chatbot="${ID}"></script>`,
    ],
    ['script', `<script>var s=document.createElement('script');s.src='${LOADER}';s.dataset.chatbot="${ID}";</script>`],
    ['script', `<script>a("${LOADER.replaceAll('/', '\\/')}", \`${ID}\`)</script>`],
    ['script', `<iframe src="${ORIGIN}/iframe/${ID}"></iframe><script src="${LOADER}" data-chatbot="${ID}"></script>`],
    ['iframe', `<iframe title="x" src="${ORIGIN}/iframe/${ID}?lang=de" width=400></iframe>`],
    [
      'iframe',
      `<script src="${LOADER}" data-chatbot="${OTHER}"></script><iframe src='${ORIGIN}/iframe/${ID}'></iframe>`,
    ],
    ['other', `<script src="${LOADER}" data-chatbot="${OTHER}"></script>`],
    ['other', `<script src="${LOADER}"></script>`],
    ['other', `<iframe src="${ORIGIN}/iframe/${OTHER}"></iframe>`],
    ['other', `<script>load('${LOADER}', '${OTHER}')</script>`],
    ['none', ''],
    ['none', `<p>&lt;script src="${LOADER}" data-chatbot="${ID}"&gt;</p>`],
    ['none', `<!-- <script src="${LOADER}" data-chatbot="${ID}"></script> -->`],
    ['none', `<script src="https://evil.example/widget.js" data-chatbot="${ID}"></script>`],
    ['none', `<script src="${ORIGIN}.evil.example/widget.js" data-chatbot="${ID}"></script>`],
    ['none', `<script data-chatbot="${ID}"></script>`],
    ['none', `<iframe src="https://evil.example/iframe/${ID}"></iframe>`],
    // Malformed pages, read as a browser reads them.
    ['script', `<p title="1 > 2" <div class='a'b'><b><script a=">" src="${OWN}"</b></script>`],
    ['script', `<!-->--><script src="${OWN}"></script>`],
    ['script', `<script src="${OWN}" src="${LOADER}" defer></script`],
    ['script', `<script>s.src='${OWN}'; s.text = '<b>'`],
    ['none', `<!-- a > b <script src="${OWN}"></script>`],
    ['none', `<textarea><script src="${OWN}"></script></textarea>`],
    ['none', `<div data-x='<script src="${OWN}"></script>'></div>`],
    ['none', `<script src="${OWN}" title="`],
    ['none', `<script src="/x.js">s.src='${OWN}'</script>s.src='${OWN}'<b></b>`],
    ['script', `<script src=&#104ttps${OWN.slice(5)}></script>`],
    ['script', `<script src="${LOADER}?a=1&copy=2&amp" data-chatbot="${ID}"></script>`],
    ['none', `<iframe src="javascript:0"></iframe><script src="http://["></script>`],
  ])('is found as %s in %s', (expected, html) => {
    expect(findSnippet(`<!doctype html><body>${html}</body>`, ID, ORIGIN)).toBe(expected);
  });

  it.each([
    '<script ',
    '<script "',
    '<iframe \'"',
    '<script>',
    '<!--',
    '<script a',
    '<script a=',
    '<'.repeat(9),
    '<b>',
    '&',
    '&#',
  ])(
    'is looked for among %s without end',
    (piece) => {
      expect(findSnippet(piece.repeat(2_000_000 / piece.length), ID, ORIGIN)).toBe('none');
    },
    // The test's own timeout: anything that grows with the square of the page takes hours.
    MINUTE_MS,
  );
});
