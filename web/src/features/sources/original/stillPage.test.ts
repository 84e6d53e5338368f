import { describe, expect, it } from 'vitest';
import { stillPage } from './stillPage.ts';

const body = (html: string) => stillPage(html).replace(/^<!doctype html><meta [^>]*>/, '');

describe('stillPage', () => {
  it('begins with a policy that allows styles and pictures within the page alone', () => {
    expect(stillPage('<p>Text')).toBe(
      `<!doctype html><meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'; img-src data:"><p>Text</p>`,
    );
  });

  it.each([
    ['<script>a < b && "</p>"</script><p>Text</p>', '<p>Text</p>'],
    ['<p onclick="run()" id=a>Text</p>', '<p id="a">Text</p>'],
    ['<a href="javascript:run()" target="_top">Away</a>', '<a>Away</a>'],
    [
      '<form action="/send" method="post"><button formaction="/x">Go</button></form>',
      '<form><button>Go</button></form>',
    ],
    ['<base href="//evil.example/"><link rel=stylesheet href=a.css><meta http-equiv=refresh content="0;url=/">', ''],
    ['<iframe srcdoc="<p>in</p>"><p>Text</p></iframe><object data=x><p>in</p></object>', ''],
    [
      '<svg><use href="#a"/><script>run()</script><text x="1">Drawn</text></svg>',
      '<svg><use></use><text x="1">Drawn</text></svg>',
    ],
    ['<img src="https://evil.example/pixel.png" srcset="a 2x" alt="A lamp">', '<img alt="A lamp">'],
    ['<img src="data:image/png;base64,AAAA" alt="">', '<img src="data:image/png;base64,AAAA" alt="">'],
    [
      '<style>@import "https://evil.example/a.css"; td { background: url(b.png) red }</style>',
      '<style> td { background: none red }</style>',
    ],
    [
      '<td style="background: URL( \'//evil.example/c.png\' )" colspan=2>1',
      '<td style="background: none" colspan="2">1</td>',
    ],
    ['<p>1 &lt; 2 &amp;&amp; "3"</p>', '<p>1 &lt; 2 &amp;&amp; &quot;3&quot;</p>'],
    [
      '<p title="&quot;><img src=x onerror=run()>">Text</p>',
      '<p title="&quot;&gt;img src=x onerror=run()&gt;">Text</p>',
    ],
    ['<noscript><img src=x></noscript><template><p>in</p></template><p>Text', '<p>Text</p>'],
    ['<details open><summary>More</summary>Text</details>', '<details open=""><summary>More</summary>Text</details>'],
  ])('of %s leaves %s', (html, left) => {
    expect(body(html)).toBe(left);
  });
});
