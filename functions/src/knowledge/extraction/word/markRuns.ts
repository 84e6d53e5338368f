import { DomUtils } from 'htmlparser2';
import type { Fuel } from '../fuel/createFuel.ts';
import {
  attributeOf,
  childrenNamed,
  localName,
  setChildren,
  type XmlElement,
  type XmlNode,
} from '../office/officeXml.ts';
import { parseXml } from '../office/parseXml.ts';
import { styleProperties } from './styleProperties.ts';

/** Fonts whose letters are pictures. */
const SYMBOL_FONT = /^(?:wingdings(?: [23])?|webdings|symbol)$/i;
/** Range in which Word puts the letters of such fonts. */
const PRIVATE_FROM = 0xf000;
const PRIVATE_TO = 0xf0ff;

/** The properties of a run that say how it stands on its line, in the words that the reader of Word files knows. */
const MARKS: Readonly<Record<string, string>> = {
  strike: 'strike',
  dstrike: 'strike',
  vertAlign: 'vertAlign',
  position: 'vertAlign',
};
/** Half points: less is a nicety of the type, more stands above or below the line. */
const LEAST_POSITION = 4;

/** Properties of runs by the styles that have them. */
export type RunMarks = ReadonlyMap<string, readonly XmlElement[]>;

/** The marks of each style, those among them of the style that it is based on. */
export function marksOfStyles(styles: readonly XmlNode[]): RunMarks {
  return styleProperties(styles, (properties) =>
    properties.filter(({ name }) => Object.hasOwn(MARKS, localName(name))),
  );
}

/**
 * Gives each run its marks in the form that the reader of Word files knows: those of its style as its own, a double strike as a single one,
 * and letters of symbol fonts as symbols.
 */
export function markRuns(part: XmlNode, styles: RunMarks, fuel: Fuel): void {
  const styleOf = (properties: XmlElement | undefined, name: string): readonly XmlElement[] => {
    const style = properties === undefined ? undefined : childrenNamed(name, properties)[0];
    return style === undefined ? [] : (styles.get(attributeOf(style, 'val') ?? '') ?? []);
  };
  const markRun = (run: XmlElement, inherited: readonly XmlElement[]): void => {
    const properties = childrenNamed('rPr', run)[0];
    const own = properties?.children.filter(DomUtils.isTag) ?? [];
    const marks = [...own, ...styleOf(properties, 'rStyle'), ...inherited].filter(({ name }) =>
      Object.hasOwn(MARKS, localName(name)),
    );
    if (marks.length > 0) {
      const seen = new Set<string>();
      const written = marks.flatMap((mark) => {
        const name = MARKS[localName(mark.name)] ?? '';
        const isNew = !seen.has(name);
        seen.add(name);
        const value = valueOf(mark);
        return isNew ? [`<w:${name}${value === undefined ? '' : ` w:val="${value.replace(/[^\w]/g, '')}"`}/>`] : [];
      });
      const others = own.filter(({ name }) => !Object.hasOwn(MARKS, localName(name)));
      const holder = properties ?? parseXml('<w:rPr></w:rPr>', fuel).children.find(DomUtils.isTag);
      if (holder === undefined) return;
      setChildren(holder, [...others, ...parseXml(written.join(''), fuel).children]);
      setChildren(run, [holder, ...run.children.filter((child) => child !== holder)]);
    }
    const fonts = own.find(({ name }) => localName(name) === 'rFonts');
    const font = fonts === undefined ? '' : (attributeOf(fonts, 'ascii') ?? attributeOf(fonts, 'hAnsi') ?? '');
    if (SYMBOL_FONT.test(font))
      setChildren(
        run,
        run.children.flatMap((child) => symbolsOf(child, font, fuel)),
      );
  };
  const visit = (node: XmlNode, inherited: readonly XmlElement[]): void => {
    if (!DomUtils.isTag(node)) return;
    const isParagraph = localName(node.name) === 'p';
    const outer = isParagraph ? styleOf(childrenNamed('pPr', node)[0], 'pStyle') : inherited;
    if (localName(node.name) === 'r') markRun(node, outer);
    for (const child of node.children) visit(child, outer);
  };
  visit(part, []);
}

/** Value of a mark; of letters that are moved, whether they are above the line or below it. */
function valueOf(mark: XmlElement): string | undefined {
  const value = attributeOf(mark, 'val');
  if (localName(mark.name) !== 'position') return value;
  if (Math.abs(Number(value)) < LEAST_POSITION) return 'baseline';
  return Number(value) > 0 ? 'superscript' : 'subscript';
}

/** The letters of a text as symbols, spaces as they are. */
function symbolsOf(node: XmlNode, font: string, fuel: Fuel): XmlNode[] {
  if (!DomUtils.isTag(node) || localName(node.name) !== 't') return [node];
  const symbols = Array.from(DomUtils.textContent(node), (letter) => {
    const code = letter.codePointAt(0) ?? 0;
    if (/\s/.test(letter)) return '<w:t xml:space="preserve"> </w:t>';
    const own = code >= PRIVATE_FROM && code <= PRIVATE_TO ? code : PRIVATE_FROM + code;
    return own > PRIVATE_TO ? '' : `<w:sym w:font="${font}" w:char="${own.toString(16).toUpperCase()}"/>`;
  });
  return parseXml(symbols.join(''), fuel).children;
}
