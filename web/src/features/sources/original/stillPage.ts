import { Parser } from 'htmlparser2';

/** Elements that load, run, send or hide, with all that is in them. */
const DROPPED = new Set(
  'applet audio canvas embed frame frameset iframe noembed noframes noscript object portal script template video'.split(
    ' ',
  ),
);
/** Elements without content that load something or speak for the page. */
const SKIPPED = new Set('base link meta param source track'.split(' '));
const VOID = new Set('area br col embed hr img input wbr'.split(' '));
/** Attributes of a page's appearance, none of which names an address or does something. */
const KEPT = new Set(
  (
    'abbr align alt bgcolor border cellpadding cellspacing checked class color cols colspan dir disabled headers height hidden id label lang ' +
    'open placeholder reversed rows rowspan scope selected size span start style title type valign value width ' +
    'cx cy d fill points r rx ry stroke stroke-width transform viewbox x x1 x2 y y1 y2'
  ).split(' '),
);
/** Policy that keeps any remains of a stranger's page from making requests. */
const POLICY =
  '<meta http-equiv="Content-Security-Policy" content="default-src \'none\'; style-src \'unsafe-inline\'; img-src data:">';

function escape(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}

/** Styles that ask for nothing. */
function stillStyle(css: string): string {
  return css
    .replace(/@import[^;]*;?/gi, '')
    .replace(/url\(\s*(?!["']?data:image\/)[^)]*\)/gi, 'none')
    .replaceAll('<', '');
}

function attributesOf(attributes: Readonly<Record<string, string>>): string {
  return Object.entries(attributes)
    .filter(([name, value]) => KEPT.has(name) || (name === 'src' && value.startsWith('data:image/')))
    .map(([name, value]) => ` ${name}="${escape(name === 'src' ? value : stillStyle(value))}"`)
    .join('');
}

/**
 * A stranger's page as a picture of itself, written anew from its elements, for a frame with an empty `sandbox`. Nothing in it runs, loads
 * from another place or leads away; its own styles and pictures within it stay. The frame's sandbox, the policy in the page and what is
 * left out of it each hold by themselves.
 */
export function stillPage(html: string): string {
  const written: string[] = [];
  let dropped = 0;
  let isStyle = false;
  const parser = new Parser({
    onopentag: (name, attributes) => {
      if (DROPPED.has(name)) dropped += 1;
      isStyle = name === 'style';
      if (dropped > 0 || SKIPPED.has(name) || !/^[a-z][a-z\d-]*$/.test(name)) return;
      written.push(`<${name}${attributesOf(attributes)}>`);
    },
    ontext: (text) => {
      if (dropped === 0) written.push(isStyle ? stillStyle(text) : escape(text));
    },
    onclosetag: (name) => {
      isStyle = false;
      if (DROPPED.has(name)) dropped -= 1;
      else if (dropped === 0 && !SKIPPED.has(name) && !VOID.has(name) && /^[a-z][a-z\d-]*$/.test(name))
        written.push(`</${name}>`);
    },
  });
  parser.end(html);
  return `<!doctype html>${POLICY}${written.join('')}`;
}
