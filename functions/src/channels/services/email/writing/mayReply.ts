import { LIMITS } from '@parlance/domain/limits';

/** Replies that a chatbot has sent by itself to one address. */
interface AutomaticReplies {
  inLastHour: number;
  inLastDay: number;
  inThread: number;
}

/** True if one more automatic reply may go to an address: two programs that answer each other end here. */
export function mayReply({ inLastHour, inLastDay, inThread }: AutomaticReplies): boolean {
  return (
    inLastHour < LIMITS.automaticRepliesPerHour &&
    inLastDay < LIMITS.automaticRepliesPerDay &&
    inThread < LIMITS.automaticRepliesPerThread
  );
}
