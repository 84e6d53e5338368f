import { type Locale, LOCALES } from '@parlance/domain/locales';
import { detectLanguage } from '../../../kernel/text/detectLanguage.ts';
import type { Fuel } from '../fuel/createFuel.ts';
import { type Parts, partText, relations } from '../office/officeParts.ts';
import { localName } from '../office/officeXml.ts';
import { readXml } from '../office/readXml.ts';
import { builtInFormat } from '../numberFormats/builtInFormat.ts';
import { createTextReader } from './createTextReader.ts';
import { type FontMarks, NO_MARKS, withFontMark } from './fontMarks.ts';
import { type FormatSection, parseFormat } from '../numberFormats/parseFormat.ts';
import { plainText, type WorkbookText } from '../numberFormats/WorkbookText.ts';

/** Format and marks of the values in a style's cells. */
export interface CellStyle {
  format: FormatSection[];
  marks: FontMarks;
}

/** Data that the cells of all sheets share. */
export interface Workbook {
  sheets: { name: string; part: string; isHidden: boolean }[];
  /** Texts that cells name by their number. */
  strings: WorkbookText[];
  /** The styles that cells name by their number. */
  styles: CellStyle[];
  /** The language of its text, null where it does not show. */
  locale: Locale | null;
  /** Days between its day 0 and the usual one: old workbooks of Macs count from 1904. */
  firstDay: number;
}

const WORKBOOK = 'xl/workbook.xml';
/** Characters of text that suffice to detect its language. */
const SAMPLE_CHARACTERS = 20_000;
const CELL_TEXT = /<(?:\w+:)?[tv](?:\s[^>]*)?>([^<]*\p{L}[^<]*)</gu;
const DAYS_TO_1904 = 1462;
const GENERAL = 'General';
/** The parts of a workbook's styles. */
const STYLE_GROUPS: ReadonlySet<string> = new Set([
  'numFmts',
  'fonts',
  'fills',
  'borders',
  'cellStyleXfs',
  'cellXfs',
  'cellStyles',
  'dxfs',
  'tableStyles',
  'extLst',
]);
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

/** A workbook's sheets, texts and styles. Its cells are read sheet by sheet. */
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
  const locale = detectLanguage(sampleOf(strings), null) ?? detectLanguage(sampleOf(cellTexts(parts, sheets)), null);
  const styles = readStyles(partText(parts, partNamed('styles.xml')), locale, parts.fuel);
  return { sheets, strings, styles, locale, firstDay };
}

/** The shared texts. */
function readStrings(xml: string, fuel: Fuel): WorkbookText[] {
  const strings: WorkbookText[] = [];
  const reader = createTextReader();
  readXml(
    xml,
    {
      onopentag: (tag, attributes) => reader.open(localName(tag), attributes),
      ontext: reader.text,
      onclosetag(tag) {
        const name = localName(tag);
        reader.close(name);
        if (name === 'si') strings.push(reader.take());
      },
    },
    fuel,
  );
  return strings;
}

/** Sample of the texts, long enough to detect their language. */
function sampleOf(strings: Iterable<WorkbookText>): string {
  let sample = '';
  for (const text of strings) {
    if (sample.length >= SAMPLE_CHARACTERS) break;
    sample += `${plainText(text)}\n`;
  }
  return sample.slice(0, SAMPLE_CHARACTERS);
}

/** Texts that stand in the cells themselves, as programs write them that share none. */
function* cellTexts(parts: Parts, sheets: Workbook['sheets']): Generator<string> {
  for (const { part, isHidden } of sheets)
    if (!isHidden) for (const [, text = ''] of partText(parts, part).matchAll(CELL_TEXT)) yield text;
}

interface RawStyles {
  codes: Map<number, string>;
  fonts: FontMarks[];
  /** Of each style of cells: the numbers of its format and its font. */
  cells: { format: number; font: number }[];
}

function readRawStyles(xml: string, fuel: Fuel): RawStyles {
  const codes = new Map<number, string>();
  const fonts: FontMarks[] = [];
  const cells: RawStyles['cells'] = [];
  // Differences between styles have fonts and formats too, which no cell names.
  let group = '';
  readTags(xml, fuel, (name, attributes) => {
    if (STYLE_GROUPS.has(name)) group = name;
    else if (name === 'numFmt') codes.set(Number(attributes['numFmtId'] ?? 0), attributes['formatCode'] ?? GENERAL);
    else if (group === 'fonts' && name === 'font') fonts.push(NO_MARKS);
    else if (group === 'fonts') fonts.push(withFontMark(fonts.pop() ?? NO_MARKS, name, attributes));
    else if (group === 'cellXfs' && name === 'xf')
      cells.push({ format: Number(attributes['numFmtId'] ?? 0), font: Number(attributes['fontId'] ?? 0) });
  });
  return { codes, fonts, cells };
}

function readStyles(xml: string, locale: Locale | null, fuel: Fuel): CellStyle[] {
  const { codes, fonts, cells } = readRawStyles(xml, fuel);
  const parsed = new Map([...codes].map(([id, code]) => [id, parseFormat(code)]));
  const [usual] = LOCALES;
  const named = [...parsed.values()].flat().map((section) => section.locale);
  // Programs name English wherever nobody has chosen a language.
  const language = locale ?? named.find((one) => one !== null && one !== usual) ?? usual;
  return cells.map(({ format, font }) => ({
    format: parsed.get(format) ?? parseFormat(builtInFormat(format, language)),
    marks: fonts[font] ?? NO_MARKS,
  }));
}
