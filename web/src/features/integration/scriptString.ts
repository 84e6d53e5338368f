/** Text as a string of JavaScript that may stand inside a script element. */
export function scriptString(value: string): string {
  const quoted = JSON.stringify(value)
    .slice(1, -1)
    .replaceAll(String.raw`\"`, '"');
  return `'${quoted.replaceAll("'", String.raw`\'`).replaceAll('<', String.raw`\u003c`)}'`;
}
