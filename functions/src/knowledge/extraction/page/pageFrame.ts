/** Reports whether an element is left out, with all in it. */
export type IsSkipped = (name: string, attributes: Readonly<Record<string, string>>) => boolean;

const FRAME: ReadonlySet<string> = new Set(['nav', 'footer', 'aside', 'form', 'button']);
/** Names that designers give to what stands beside the text. */
const BESIDE =
  /(?:^|[\s_-])(?:comments?|disqus|related|recommend(?:ed|ations?)|teasers?|newsletter|cookies?|consent|sidebar)(?:$|[\s_-])|(?:^|\s)widget(?:$|[\s_-])/i;
/** Their names tell what else is on the page. */
const WHOLE: ReadonlySet<string> = new Set(['html', 'body', 'main']);

/** True for elements around the text of every page of a site. */
export const isFrame: IsSkipped = (name, attributes) => name === 'header' || isFrameOfText(name, attributes);

/** True for elements around the text within its own element, whose header is its title. */
export const isFrameOfText: IsSkipped = (name, { role }) => FRAME.has(name) || role === 'navigation';

/** True for elements around the text, and for those whose names say that they are about something else. */
export const isFrameOrBeside: IsSkipped = (name, attributes) =>
  isFrame(name, attributes) ||
  (!WHOLE.has(name) && BESIDE.test(`${attributes['id'] ?? ''} ${attributes['class'] ?? ''}`.slice(0, 500)));
