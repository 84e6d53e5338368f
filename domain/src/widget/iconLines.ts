/** Only lines: nothing else of an icon travels into other people's pages. */
const PATH = /<path\b[^>]*?\sd="([^"]{1,4000})"/g;

/**
 * The lines of an SVG icon as the `d` of one path in the same box. A page may forbid foreign pictures but never a path that is
 * drawn in place. A path's first move is from nowhere; behind another path it would be from that one's end.
 */
export function iconLines(svg: string): string {
  return (
    [...svg.matchAll(PATH)]
      .map(([, line = '']) => line)
      // Icon sets draw an empty square around some icons.
      .filter((line) => !/^M0 0h24v24H0z?$/i.test(line))
      .map((line) => line.replace(/^m/, 'M0 0m'))
      .join('')
  );
}
