import { getResolvedPDFJS } from 'unpdf';
import * as z from 'zod';
import type { PdfDocument } from './openPdf.ts';
import type { DrawnLine } from './struckPieces.ts';

type PdfPage = Awaited<ReturnType<PdfDocument['getPage']>>;
type Matrix = readonly [number, number, number, number, number, number];

const matrixSchema = z.tuple([z.number(), z.number(), z.number(), z.number(), z.number(), z.number()]);
/** A path as pdf.js tells it: how it is painted, and its points behind the numbers of what leads to them. */
const pathSchema = z.tuple([z.int(), z.tuple([z.nullable(z.instanceof(Float32Array))], z.unknown())], z.unknown());

/** Count of numbers after each kind of path step: to a point, a line, two kinds of curves, back to the start. */
const STEP_NUMBERS = [2, 2, 6, 4, 0] as const;
const LINE_TO = 1;
/** A line that rises by more is not level, and a filled shape that is higher is no line; in points. */
const MOST_RISE = 1.5;
const LEAST_LENGTH = 3;
/** A page with more is a drawing. */
const MOST_LINES = 5000;
const IDENTITY: Matrix = [1, 0, 0, 1, 0, 0];

function multiplied([a, b, c, d, e, f]: Matrix, [g, h, i, j, k, l]: Matrix): Matrix {
  return [a * g + c * h, b * g + d * h, a * i + c * j, b * i + d * j, a * k + c * l + e, b * k + d * l + f];
}

/**
 * The level lines that a page draws, as they stand on it once it is turned the right way. Pictures are not looked at.
 * @param toPage Turns a point of the file into one of the page as it is seen.
 */
export async function drawnLines(
  page: PdfPage,
  toPage: (x: number, y: number) => readonly [number, number],
): Promise<DrawnLine[]> {
  const { OPS } = await getResolvedPDFJS();
  const { fnArray, argsArray } = await page.getOperatorList();
  const lines: DrawnLine[] = [];
  const saved: Matrix[] = [];
  let matrix = IDENTITY;
  fnArray.forEach((operator: number, index: number) => {
    const args: unknown = argsArray[index];
    if (operator === OPS.save) saved.push(matrix);
    else if (operator === OPS.restore || operator === OPS.paintFormXObjectEnd) matrix = saved.pop() ?? IDENTITY;
    else if (operator === OPS.transform) matrix = multiplied(matrix, matrixSchema.catch([...IDENTITY]).parse(args));
    else if (operator === OPS.paintFormXObjectBegin) {
      saved.push(matrix);
      const [own] = z
        .tuple([matrixSchema.catch([...IDENTITY])], z.unknown())
        .catch([[...IDENTITY]])
        .parse(args);
      matrix = multiplied(matrix, own);
    } else if (operator === OPS.constructPath && lines.length < MOST_LINES)
      lines.push(...levelLines(args, matrix, toPage));
  });
  return lines;
}

function levelLines(
  args: unknown,
  matrix: Matrix,
  toPage: (x: number, y: number) => readonly [number, number],
): DrawnLine[] {
  const parsed = pathSchema.safeParse(args);
  const steps = parsed.success ? parsed.data[1][0] : null;
  if (steps === null) return [];
  const lines: DrawnLine[] = [];
  let [x, y] = [0, 0];
  for (let at = 0; at < steps.length && lines.length < MOST_LINES;) {
    const step = steps[at] ?? 0;
    const numbers = STEP_NUMBERS[step] ?? 0;
    if (numbers > 0) {
      const [, , , , left, top] = multiplied(matrix, [
        1,
        0,
        0,
        1,
        steps[at + numbers - 1] ?? 0,
        steps[at + numbers] ?? 0,
      ]);
      const [nextX, nextY] = toPage(left, top);
      const isLevel = Math.abs(nextY - y) <= MOST_RISE && Math.abs(nextX - x) >= LEAST_LENGTH;
      if (step === LINE_TO && isLevel)
        lines.push({ from: Math.min(x, nextX), to: Math.max(x, nextX), y: (y + nextY) / 2 });
      [x, y] = [nextX, nextY];
    }
    at += numbers + 1;
  }
  return lines;
}
