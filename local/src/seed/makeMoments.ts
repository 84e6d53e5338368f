import { DAY_MS } from '@parlance/domain/durations';
import { berlinDay, berlinTime } from './support/berlin.ts';
import type { Random } from './support/createRandom.ts';

const DAYS = 90;
/** Chats a day from Sunday to Saturday: people ask at work and in the evening, less at the weekend. */
const PER_WEEKDAY = [1.6, 3.2, 3.1, 2.9, 3, 2.9, 2.1];
/** Weight of each hour of the day. */
const PER_HOUR = [0, 0, 0, 0, 0, 0, 0.2, 0.6, 2, 4, 5, 5, 4, 3.5, 4, 4.5, 4, 3.5, 3, 3, 3, 2, 0.8, 0.2];

function hourOf(random: Random): number {
  let rest = random.next() * PER_HOUR.reduce((sum, weight) => sum + weight, 0);
  for (const [hour, weight] of PER_HOUR.entries()) {
    rest -= weight;
    if (rest < 0) return hour;
  }
  return 12;
}

/** Start times of the chats of the last 90 days, oldest first. The shop's traffic grows by a half over that time. */
export function makeMoments(random: Random, now: Date): Date[] {
  const moments: Date[] = [];
  for (let ago = DAYS - 1; ago >= 0; ago -= 1) {
    const date = new Date(now.getTime() - ago * DAY_MS);
    const growth = 0.8 + (0.4 * (DAYS - ago)) / DAYS;
    const expected = (PER_WEEKDAY[date.getUTCDay()] ?? 2) * growth;
    const count = Math.floor(expected + random.next());
    for (let chat = 0; chat < count; chat += 1) {
      moments.push(berlinTime(berlinDay(date), hourOf(random) * 60 + random.between(0, 59)));
    }
  }
  return moments.filter((moment) => moment < now).sort((a, b) => a.getTime() - b.getTime());
}
