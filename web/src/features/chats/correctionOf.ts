import { type CORRECTED_FIELDS, SENTIMENTS } from '@parlance/domain/documents/chats/classified';

type Values = Readonly<Record<(typeof CORRECTED_FIELDS)[number], string>>;

type Correction = {
  category?: string;
  topic?: string;
  sentiment?: (typeof SENTIMENTS)[number];
};

/** Fields of a form that differ from their initial values. */
export function correctionOf(initial: Values, { category, topic, sentiment }: Values): Correction {
  const chosen = SENTIMENTS.find((one) => one === sentiment);
  return {
    ...(category.trim() === initial.category ? {} : { category }),
    ...(topic.trim() === initial.topic ? {} : { topic }),
    ...(chosen === undefined || chosen === initial.sentiment ? {} : { sentiment: chosen }),
  };
}
