import type { Locale } from '@parlance/domain/locales';
import { detectLanguage } from '../../text/detectLanguage.ts';
import type { Fuel } from '../fuel/createFuel.ts';
import { type Parts, partText, relations } from '../office/officeParts.ts';
import { localName } from '../office/officeXml.ts';
import { readXml } from '../office/readXml.ts';
import { builtInFormat } from './builtInFormat.ts';
import { type FormatSection, parseFormat } from './parseFormat.ts';

/** What the cells of all sheets share. */
export interface Workbook {
  sheets: { name: string; part: string; isHidden: boolean }[];
  /** Texts that cells name by their number. */
  strings: string[];
  /** The number format of each style of cells. */
  formats: FormatSection[][];
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
/** A sheet's name in Excel is at most 31 characters long, in other programs a little longer. */
const NAME_CHARACTERS = 200;

type Attributes = Record<string, string>;

/** Reads a part's opening tags, by their names without prefixes. */
function readTags(xml: string, fuel: Fuel, onTag: (name: string, attributes: Attributes) => void): void {
  readXml(xml, { onopentag: (name, attributes) => onTag(localName(name), attributes) }, fuel);
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
  readTags(partText(parts, WORKBOOK), parts.fuel, (name, attributes) => {
    if (name === 'workbookPr' && isOn(attributes['date1904'])) firstDay = DAYS_TO_1904;
    if (name !== 'sheet') return;
    const id = Object.entries(attributes).find(([key]) => key !== 'id' && localName(key) === 'id')?.[1] ?? '';
    sheets.push({
      name: (attributes['name'] ?? '').slice(0, NAME_CHARACTERS),
      part: targets.get(id) ?? '',
      isHidden: (attributes['state'] ?? 'visible') !== 'visible',
    });
  });
  const partNamed = (ending: string): string => [...targets.values()].find((target) => target.endsWith(ending)) ?? '';
  const strings = readStrings(partText(parts, partNamed('sharedStrings.xml')), parts.fuel);
  const locale = detectLanguage(strings.join('\n').slice(0, SAMPLE_CHARACTERS), null);
  const formats = readFormats(partText(parts, partNamed('styles.xml')), locale, parts.fuel);
  return { sheets, strings, formats, locale, firstDay };
}

/** The shared texts, without the reading aids of Asian scripts. */
function readStrings(xml: string, fuel: Fuel): string[] {
  const strings: string[] = [];
  let isText = false;
  let phonetic = false;
  readXml(
    xml,
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
    fuel,
  );
  return strings;
}

function readFormats(xml: string, locale: Locale | null, fuel: Fuel): FormatSection[][] {
  const codes = new Map<number, string>();
  const ids: number[] = [];
  let isCells = false;
  readTags(xml, fuel, (name, attributes) => {
    const id = Number(attributes['numFmtId'] ?? 0);
    if (name === 'numFmt') codes.set(id, attributes['formatCode'] ?? GENERAL);
    else if (name === 'cellXfs') isCells = true;
    else if (name === 'cellStyles' || name === 'dxfs') isCells = false;
    else if (name === 'xf' && isCells) ids.push(id);
  });
  const parsed = new Map([...codes].map(([id, code]) => [id, parseFormat(code)]));
  const isGerman = [...parsed.values()].flat().some((section) => section.locale === 'de');
  const language = locale ?? (isGerman ? 'de' : 'en');
  return ids.map((id) => parsed.get(id) ?? parseFormat(builtInFormat(id, language)));
}
