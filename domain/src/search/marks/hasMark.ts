/** The first and the last day, yyyy-mm-dd. Undefined is open at that end. */
export interface MarkedDays {
  from?: string | undefined;
  to?: string | undefined;
}

/** True iff marks say that a conversation has a subject of `MARKS` on one of some days. */
export function hasMark(marks: readonly string[], subject: string, { from, to }: MarkedDays): boolean {
  if (from === undefined && to === undefined) return marks.includes(subject);
  const isOfDay = `${subject}@yyyy-mm-dd`.length;
  return marks.some((mark) => {
    if (mark.length !== isOfDay || !mark.startsWith(`${subject}@`)) return false;
    const day = mark.slice(subject.length + 1);
    return (from === undefined || day >= from) && (to === undefined || day <= to);
  });
}
