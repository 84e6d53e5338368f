import type { Locale } from '@parlance/domain/locales';
import { Parser } from 'htmlparser2';
import { detectLanguage } from '../../text/detectLanguage.ts';
import { type Parts, partText, relations } from '../office/officeParts.ts';
import { localName } from '../office/officeXml.ts';
import { builtInFormat } from './builtInFormat.ts';

/** What the cells of all sheets share. */
export interface Workbook {
  sheets: { name: string; part: string; isHidden: boolean }[];
  /** Texts that cells name by their number. */
  strings: string[];
  /** The number format of each style of cells. */
  formats: string[];
  /** The language of its text, null where it does not show. */
  locale: Locale | null;
  /** Days between its day 0 and the usual one: old workbooks of Macs count from 1904. */
  firstDay: number;
}

const WORKBOOK = 'xl/workbook.xml';
/** So much text is enough to tell its language. */
const SAMPLE_CHARACTERS = 20_000;
const DAYS_TO_1904 = 1462;
const GENERAL = 'General';

type Attributes = Record<string, string>;

/** Reads a part's opening tags, by their names without prefixes. */
function readTags(xml: string, onTag: (name: string, attributes: Attributes) => void): void {
  const parser = new Parser({ onopentag: (name, attributes) => onTag(localName(name), attributes) }, { xmlMode: true });
  parser.end(xml);
}

/** True for the forms of "yes" that Office writes. */
export function isOn(value: string | undefined): boolean {
  return value === '1' || value === 'true';
}

/** A workbook's sheets, texts and formats. Its cells are read sheet by sheet. */
export function readWorkbook(parts: Parts): Workbook {
  const targets = relations(parts, WORKBOOK);
  const sheets: Workbook['sheets'] = [];
  let firstDay = 0;
  readTags(partText(parts, WORKBOOK), (name, attributes) => {
    if (name === 'workbookPr' && isOn(attributes['date1904'])) firstDay = DAYS_TO_1904;
    if (name !== 'sheet') return;
    const id = Object.entries(attributes).find(([key]) => key !== 'id' && localName(key) === 'id')?.[1] ?? '';
    sheets.push({
      name: attributes['name'] ?? '',
      part: targets.get(id) ?? '',
      isHidden: (attributes['state'] ?? 'visible') !== 'visible',
    });
  });
  const partNamed = (ending: string): string => [...targets.values()].find((target) => target.endsWith(ending)) ?? '';
  const strings = readStrings(partText(parts, partNamed('sharedStrings.xml')));
  const locale = detectLanguage(strings.join('\n').slice(0, SAMPLE_CHARACTERS), null);
  return { sheets, strings, formats: readFormats(partText(parts, partNamed('styles.xml')), locale), locale, firstDay };
}

/** The shared texts, without the reading aids of Asian scripts. */
function readStrings(xml: string): string[] {
  const strings: string[] = [];
  let isText = false;
  let phonetic = false;
  const parser = new Parser(
    {
      onopentag(tag) {
        const name = localName(tag);
        if (name === 'si') strings.push('');
        if (name === 'rPh') phonetic = true;
        isText = name === 't' && !phonetic;
      },
      ontext(text) {
        if (isText) strings[strings.length - 1] = `${strings.at(-1) ?? ''}${text}`;
      },
      onclosetag(tag) {
        isText = false;
        if (localName(tag) === 'rPh') phonetic = false;
      },
    },
    { xmlMode: true },
  );
  parser.end(xml);
  return strings;
}

function readFormats(xml: string, locale: Locale | null): string[] {
  const codes = new Map<number, string>();
  const ids: number[] = [];
  let isCells = false;
  readTags(xml, (name, attributes) => {
    const id = Number(attributes['numFmtId'] ?? 0);
    if (name === 'numFmt') codes.set(id, attributes['formatCode'] ?? GENERAL);
    else if (name === 'cellXfs') isCells = true;
    else if (name === 'cellStyles' || name === 'dxfs') isCells = false;
    else if (name === 'xf' && isCells) ids.push(id);
  });
  const language = locale ?? (/\[\$[^\]]*-(?:407|807|C07|de)/i.test([...codes.values()].join()) ? 'de' : 'en');
  return ids.map((id) => codes.get(id) ?? builtInFormat(id, language));
}
