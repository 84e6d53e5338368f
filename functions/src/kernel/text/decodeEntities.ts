/** The named references that people and editors write. Any other stays as it is written. */
const NAMED: ReadonlyMap<string, string> = new Map([
  ['amp', '&'],
  ['lt', '<'],
  ['gt', '>'],
  ['quot', '"'],
  ['apos', "'"],
  ['nbsp', '\u00A0'],
  ['shy', '\u00AD'],
  ['auml', 'ä'],
  ['ouml', 'ö'],
  ['uuml', 'ü'],
  ['Auml', 'Ä'],
  ['Ouml', 'Ö'],
  ['Uuml', 'Ü'],
  ['szlig', 'ß'],
  ['eacute', 'é'],
  ['egrave', 'è'],
  ['agrave', 'à'],
  ['ccedil', 'ç'],
  ['euro', '€'],
  ['pound', '£'],
  ['cent', '¢'],
  ['copy', '©'],
  ['reg', '®'],
  ['trade', '™'],
  ['deg', '°'],
  ['times', '×'],
  ['middot', '·'],
  ['bull', '•'],
  ['hellip', '…'],
  ['ndash', '–'],
  ['mdash', '\u2014'],
  ['lsquo', '‘'],
  ['rsquo', '’'],
  ['sbquo', '‚'],
  ['ldquo', '“'],
  ['rdquo', '”'],
  ['bdquo', '„'],
  ['laquo', '«'],
  ['raquo', '»'],
  ['rarr', '→'],
  ['larr', '←'],
  ['colon', ':'],
  ['Tab', '\t'],
  ['NewLine', '\n'],
]);

const REFERENCE = /&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z]{2,8})(?=;));?/gi;
const REPLACEMENT = '\uFFFD';
const LAST_CODE_POINT = 0x10_ff_ff;

/** Text with its character references as characters, once: what they spell is not read again. */
export function decodeEntities(text: string): string {
  return text.replace(REFERENCE, (reference, decimal?: string, hex?: string, name?: string) => {
    if (name !== undefined) return NAMED.get(name) ?? reference;
    const code = decimal === undefined ? Number.parseInt(hex ?? '', 16) : Number(decimal);
    const isCharacter = code > 0 && code <= LAST_CODE_POINT && !(code >= 0xd8_00 && code <= 0xdf_ff);
    return isCharacter ? String.fromCodePoint(code) : REPLACEMENT;
  });
}
