interface Size {
  width: number;
  height: number;
}

/** Keeps the line's own width inside the picture. */
const PAD = 2;

/** An SVG path through values from left to right, 0 at the bottom. Null leaves a gap; a value alone is a dot. */
export function sparklinePath(values: readonly (number | null)[], { width, height }: Size): string {
  const top = Math.max(1e-9, ...values.map((value) => value ?? 0));
  const step = (width - 2 * PAD) / Math.max(1, values.length - 1);
  return values
    .map((value, index) => {
      if (value === null) return '';
      const x = round(PAD + index * step);
      const y = round(height - PAD - (value / top) * (height - 2 * PAD));
      const hasLeft = index > 0 && values[index - 1] !== null;
      const hasRight = index + 1 < values.length && values[index + 1] !== null;
      if (hasLeft) return `L${x} ${y}`;
      return hasRight ? `M${x} ${y}` : `M${x} ${y}h0`;
    })
    .join('');
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
