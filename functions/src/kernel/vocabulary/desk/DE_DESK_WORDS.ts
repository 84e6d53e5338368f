import type { DeskWords } from './DeskWords.ts';

const WISH = '(?:ich|wir) (?:moechten?|wollen?|will|muss|muessen|wuerden? gerne?)';
const WAY = '(?:wie|wo) (?:kann|koennen|muss) (?:ich|wir)';
const BOUGHT =
  '(?:(?:meinen|unseren|den|einen|diesen) (?:kauf|kaufvertrag|vertrag)|(?:meine|unsere|die|diese) bestellung)';
const RUNNING =
  '(?:(?:meinen|unseren|den|einen|diesen) (?:vertrag|tarif)|(?:mein|unser|das|dieses) (?:abo|abonnement)|(?:meine|unsere|die) mitgliedschaft)';
/** Words that stand between a contract and its end, such as "von gestern". */
const MORE = '(?: [a-z0-9]+){0,8}';

/** German words for ending a contract. */
export const DE_DESK_WORDS: DeskWords = {
  withdrawal: {
    whole: `widerruf|widerrufsrecht ausueben|(?:den |meinen )?(?:vertrag|kauf) widerrufen|(?:meine |die )?bestellung widerrufen|${WAY}(?: ${BOUGHT})? widerrufen|wie widerrufe ich(?: ${BOUGHT})?`,
    anywhere: `${WISH}(?: [a-z]+){0,3} ${BOUGHT}${MORE} widerrufen|${WISH}(?: [a-z]+){0,3} vom (?:kauf|vertrag)${MORE} zuruecktreten|hiermit widerrufe (?:ich|wir)|(?:ich|wir) widerrufen? (?:hiermit )?${BOUGHT}|${WISH}(?: [a-z]+){0,2} widerrufsrecht(?: [a-z]+){0,3} ausueben`,
  },
  cancellation: {
    whole: `kuendigung|kuendigen|(?:den |meinen )?vertrag kuendigen|(?:das |mein )?(?:abo|abonnement) kuendigen|(?:die |meine )?mitgliedschaft kuendigen|${WAY}(?: ${RUNNING})? kuendigen|wie kuendige ich(?: ${RUNNING})?`,
    anywhere: `${WISH}(?: [a-z]+){0,3} ${RUNNING}${MORE} kuendigen|hiermit kuendige (?:ich|wir)|(?:ich|wir) kuendigen? (?:hiermit )?${RUNNING}`,
  },
  unless: 'nicht|keine?[mnrs]?|niemals',
};
