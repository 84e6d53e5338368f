import type { Opening } from './openingsOf.ts';

/** Words that a relative clause without a noun begins with. */
const CLAUSE =
  /^(?:What(?:ever)?|Where|Who(?:ever|se)?|Whether|Which|Why|How|When|That|(?:So|As) (?:many|much|long|often|far|few)|Of (?:what|which|these|those|whom|whoever)|(?:To|By|For|From|With) whom|(?:In|Under|At) which|In what)\b/;

/** True for a comment that begins with neither a noun nor a verb: "What a visitor is asked". */
export function isClause({ text }: Opening): boolean {
  return CLAUSE.test(text);
}
