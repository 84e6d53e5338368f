const QUOTE = '\uE000';
const BRACKET = '\uE002';
const CLOSE = '\uE001';
const MASK = /[\uE000\uE002](\d+)\uE001/g;
/** Quoted texts, and brackets. An apostrophe is none of them. */
const PARTS = /"([^"]*)"|“([^“”]*)[”“]|„([^„“”"]*)[“”"]|»([^»«]*)«|«([^«»]*)»|\(([^()]*)\)/g;

interface Part {
  text: string;
  isQuoted: boolean;
}

export interface MaskedText {
  /** The text, with one sign for each quotation and each bracket. */
  text: string;
  /** A part of it as it was written. */
  whole: (part: string) => string;
  /** Quotations in a part, without their marks. */
  quotes: (part: string) => string[];
  /** Brackets in a part, without them. */
  brackets: (part: string) => string[];
}

/** Puts one sign for each quotation and each bracket, so that what stands in them is not read as words of the line. */
export function maskedText(line: string): MaskedText {
  const parts: (Part & { whole: string })[] = [];
  const text = line.replaceAll(/[\uE000-\uE002]/g, '').replaceAll(PARTS, (whole: string, ...groups: unknown[]) => {
    const texts = groups.slice(0, 6).filter((group) => typeof group === 'string');
    const isQuoted = !whole.startsWith('(');
    parts.push({ whole, text: (texts[0] ?? '').trim(), isQuoted });
    return `${isQuoted ? QUOTE : BRACKET}${parts.length - 1}${CLOSE}`;
  });
  const found = (part: string, isQuoted: boolean) =>
    [...part.matchAll(MASK)].flatMap(([, index]) => {
      const known = parts[Number(index)];
      return known?.isQuoted === isQuoted ? [known.text] : [];
    });
  return {
    text,
    whole: (part) => part.replaceAll(MASK, (_mask, index: string) => parts[Number(index)]?.whole ?? ''),
    quotes: (part) => found(part, true),
    brackets: (part) => found(part, false),
  };
}

/** A masked part without the brackets in it. */
export function withoutMasks(part: string): string {
  return part.replaceAll(MASK, ' ').replaceAll(/\s+/g, ' ').trim();
}
