import { formatListNumber } from '../marks/formatListNumber.ts';
import { attributeOf, childrenNamed, type XmlElement } from './officeXml.ts';

const SYSTEM = /^(?<digits>arabic|alphaLc|alphaUc|romanLc|romanUc)(?<signs>Period|ParenR|ParenBoth|Plain)$/;
/** The systems of numbers by the names that Word gives them. */
const FORMATS: Readonly<Record<string, string>> = {
  arabic: 'decimal',
  alphaLc: 'lowerLetter',
  alphaUc: 'upperLetter',
  romanLc: 'lowerRoman',
  romanUc: 'upperRoman',
};
const SIGNS: Readonly<Record<string, readonly [string, string]>> = {
  Period: ['', '.'],
  ParenR: ['', ')'],
  ParenBoth: ['(', ')'],
  Plain: ['', ''],
};
const MOST_LEVELS = 9;

/**
 * The numbers before the paragraphs of one shape, one after the other, as PowerPoint shows them ("2. "); empty where a paragraph has none.
 * @see ECMA-376 part 1, 21.1.2.4.1 buAutoNum
 */
export function createParagraphNumbers(): (paragraph: XmlElement) => string {
  /** Of each level: the list that it is in and its last number. */
  const levels: { list: string; number: number }[] = [];
  return (paragraph) => {
    const properties = childrenNamed('pPr', paragraph)[0];
    const level = Math.min(Math.max(Number((properties && attributeOf(properties, 'lvl')) ?? 0) || 0, 0), MOST_LEVELS);
    const own = properties === undefined ? undefined : childrenNamed('buAutoNum', properties)[0];
    const { digits = '', signs = '' } = SYSTEM.exec((own && attributeOf(own, 'type')) ?? '')?.groups ?? {};
    levels.length = Math.min(levels.length, own === undefined ? level : level + 1);
    if (own === undefined || digits === '') return '';
    const start = Number(attributeOf(own, 'startAt') ?? 1) || 1;
    const list = `${digits}${signs}${start}`;
    const last = levels[level];
    const number = last?.list === list ? last.number + 1 : start;
    levels[level] = { list, number };
    const [before, after] = SIGNS[signs] ?? ['', ''];
    return `${before}${formatListNumber(number, FORMATS[digits] ?? 'decimal') ?? number}${after} `;
  };
}
