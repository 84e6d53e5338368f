import * as z from 'zod';
import type { PdfPiece } from './PdfLine.ts';

const text = z.string().catch('');

/** Fields of a pdf.js annotation that matter here. Anything else that a file brings along is ignored. */
const annotationSchema = z.object({
  subtype: text,
  rect: z.tuple([z.number(), z.number(), z.number(), z.number()]),
  annotationFlags: z.number().catch(0),
  hidden: z.boolean().catch(false),
  fieldType: text,
  fieldValue: z.union([z.string(), z.array(z.string())]).catch(''),
  password: z.boolean().catch(false),
  checkBox: z.boolean().catch(false),
  radioButton: z.boolean().catch(false),
  buttonValue: text,
  options: z.array(z.object({ exportValue: text, displayValue: text })).catch([]),
  defaultAppearanceData: z.object({ fontSize: z.number().catch(0) }).catch({ fontSize: 0 }),
  contentsObj: z.object({ str: text }).catch({ str: '' }),
});

type Annotation = z.infer<typeof annotationSchema>;

/** Flags of annotations that are not shown: hidden, and no view. */
const UNSEEN_FLAGS = 0b100010;
const USUAL_SIZE = 10;
const LINE = 1.2;

/** Text that a filled field or a note on the page shows; empty for all else. */
function shownText(annotation: Annotation): string {
  const { subtype, fieldType, fieldValue, options } = annotation;
  if (subtype === 'FreeText') return annotation.contentsObj.str;
  if (subtype !== 'Widget' || annotation.password) return '';
  const values = typeof fieldValue === 'string' ? [fieldValue] : fieldValue;
  if (fieldType === 'Btn') {
    const isChecked = annotation.radioButton ? values[0] === annotation.buttonValue : values[0] !== 'Off';
    return (annotation.checkBox || annotation.radioButton) && isChecked && values[0] !== '' ? '[x]' : '';
  }
  if (fieldType !== 'Tx' && fieldType !== 'Ch') return '';
  const nameOf = (value: string): string =>
    options.find(({ exportValue }) => exportValue === value)?.displayValue ?? value;
  return values.map(nameOf).join(', ');
}

/**
 * The text of filled form fields and of notes that stand on the page itself, at its place.
 * @param toPage Turns a point of the file into one of the page as it is seen.
 */
export function annotationPieces(
  annotations: readonly unknown[],
  toPage: (x: number, y: number) => readonly [number, number],
): PdfPiece[] {
  return annotations.flatMap((raw) => {
    const parsed = annotationSchema.safeParse(raw);
    if (!parsed.success) return [];
    const annotation = parsed.data;
    if (annotation.hidden || (annotation.annotationFlags & UNSEEN_FLAGS) !== 0) return [];
    const [x1, y1, x2, y2] = annotation.rect;
    const [left, top] = toPage(Math.min(x1, x2), Math.max(y1, y2));
    const [right, bottom] = toPage(Math.max(x1, x2), Math.min(y1, y2));
    const size = annotation.defaultAppearanceData.fontSize || Math.min(USUAL_SIZE, bottom - top || USUAL_SIZE);
    const lines = shownText(annotation)
      .split(/\r\n?|\n/)
      .filter((line) => line.trim() !== '');
    // One line stands in the middle of its field, several begin at the top.
    const first = lines.length === 1 ? (top + bottom) / 2 + size / 3 : top + size;
    return lines.map((line, index) => ({
      text: line,
      x: left,
      y: first + index * size * LINE,
      width: Math.min(right - left, line.length * size * 0.5),
      height: size,
    }));
  });
}
