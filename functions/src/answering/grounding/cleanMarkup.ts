const IMAGE = /!\[[^\]]*\]\s*(?:\([^)]*\)?|\[[^\]]*\])?/g;
const LINK = /\[([^\]\d][^\]]*)\]\(\s*([^)\s]*)[^)]*\)?/g;
const TAG = /<\/?[a-z!][^>]*>?/gi;
/** Everything but the two that a page may open. */
const OTHER_SCHEME = /^(?!https?:)[a-z][a-z0-9+.-]*:/i;

/**
 * A model's sentence as text: images and HTML go, since they load and hide things; a link keeps its text and shows its
 * address, which is then checked like any other.
 */
export function cleanMarkup(sentence: string): string {
  return sentence
    .replace(IMAGE, '')
    .replace(LINK, (_, text: string, target: string) => (OTHER_SCHEME.test(target) ? text : `${text} (${target})`))
    .replace(TAG, '');
}
