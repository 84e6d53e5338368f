import { newSecret } from '../../../kernel/platform/newSecret.ts';

/** What an action's calls are signed with. The prefix lets scanners of code know it for a secret. */
export function newActionSecret(): string {
  return `actsec_${newSecret()}`;
}
