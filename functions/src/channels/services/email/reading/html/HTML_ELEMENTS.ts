/** Elements whose content nobody sees. */
export const HIDDEN_ELEMENTS: ReadonlySet<string> = new Set([
  'head',
  'script',
  'style',
  'title',
  'template',
  'noscript',
  'object',
  'svg',
]);

/** Elements that begin and end a line. */
export const BLOCK_ELEMENTS: ReadonlySet<string> = new Set([
  'address',
  'article',
  'blockquote',
  'body',
  'center',
  'dd',
  'div',
  'dl',
  'dt',
  'footer',
  'form',
  'h1',
  'h2',
  'h3',
  'h4',
  'h5',
  'h6',
  'header',
  'hr',
  'li',
  'main',
  'ol',
  'p',
  'pre',
  'section',
  'table',
  'tr',
  'ul',
]);

/** Elements that stand apart from what is around them. */
export const SPACED_ELEMENTS: ReadonlySet<string> = new Set([
  'p',
  'h1',
  'h2',
  'h3',
  'h4',
  'h5',
  'h6',
  'ul',
  'ol',
  'table',
  'dl',
]);

/** Elements that have no end. */
export const VOID_ELEMENTS: ReadonlySet<string> = new Set([
  'br',
  'hr',
  'img',
  'input',
  'meta',
  'link',
  'col',
  'area',
  'base',
  'wbr',
  'embed',
  'source',
]);
