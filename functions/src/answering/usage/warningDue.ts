/** Warning to the owner: `percent` of the plan's messages is used. */
export interface UsageWarning {
  percent: 80 | 100;
  used: number;
  max: number;
}

const NEARLY = 0.8;

/** The warning that is due once `used` of `max` messages are taken, and not sent yet; null for none. */
export function warningDue({ used, max, warned }: { used: number; max: number; warned: number }): UsageWarning | null {
  const percent = used >= max ? 100 : used >= Math.ceil(max * NEARLY) ? 80 : undefined;
  return percent === undefined || percent <= warned ? null : { percent, used, max };
}
