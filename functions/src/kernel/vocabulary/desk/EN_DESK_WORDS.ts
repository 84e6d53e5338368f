import type { DeskWords } from './DeskWords.ts';

const WISH = '(?:i|we) (?:(?:would|d) like to|want to|wanna|wish to|need to|have to)';
const WAY = '(?:how|where) (?:do|can) (?:i|we)';
const BOUGHT = '(?:from |out of )?(?:my|our|the|a|this) (?:contract|agreement|purchase|order)';
const RUNNING = '(?:my|our|the|this) (?:contract|subscription|membership|plan)';
const END = '(?:cancel|terminate|end)';

/** Words that stand behind a contract, such as "of 3 May". */
const MORE = '(?: [a-z0-9]+){0,8}';

/** English words for ending a contract. */
export const EN_DESK_WORDS: DeskWords = {
  withdrawal: {
    whole: `withdrawal|(?:i|we) withdraw ${BOUGHT}${MORE}|(?:please )?withdraw ${BOUGHT}|${WAY} withdraw ${BOUGHT}|(?:exercise )?(?:my )?right of withdrawal`,
    anywhere: `${WISH} (?:withdraw|revoke) ${BOUGHT}|(?:i|we) hereby withdraw|${WISH} exercise (?:my|our|the) right of withdrawal`,
  },
  cancellation: {
    whole: `(?:i|we) (?:cancel|terminate) ${RUNNING}${MORE}|(?:please )?${END} ${RUNNING}|cancel subscription|cancel membership|${WAY} ${END} ${RUNNING}`,
    anywhere: `${WISH} ${END} ${RUNNING}|(?:i|we) hereby (?:cancel|terminate)`,
  },
  unless: 'not|never|don t|doesn t|without',
};
