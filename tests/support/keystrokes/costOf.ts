import type { Step } from './Step.ts';

/**
 * Seconds of the operators of the keystroke-level model: a key, pointing, pressing or releasing a button of the mouse, taking the
 * hand from the mouse to the keyboard or back, and the thought before a click and before a text.
 * @see Card, Moran and Newell (1980), The keystroke-level model for user performance time with interactive systems; the button is
 * Kieras' addition.
 */
const SECONDS = { key: 0.2, point: 1.1, button: 0.1, home: 0.4, think: 1.35 } as const;
const WORDS_PER_MINUTE = 250;

type Device = 'mouse' | 'keyboard';

interface Cost {
  /** Clicks, keys and keys with Ctrl; what is typed is not among them. */
  clicks: number;
  /** Characters typed. */
  typed: number;
  /** Time of hand, eye and thought, without waiting. */
  seconds: number;
}

interface StepCost extends Cost {
  /** Undefined where the hand stays as it is. */
  device: Device | undefined;
}

const CLICK = SECONDS.think + SECONDS.point + 2 * SECONDS.button;

function costOfStep(step: Step): StepCost {
  const [kind, number = '0'] = step.split(' ');
  const count = Number(number);
  switch (kind) {
    case 'click':
      return { clicks: 1, typed: 0, seconds: CLICK, device: 'mouse' };
    case 'drag':
      return { clicks: 1, typed: 0, seconds: CLICK + SECONDS.point, device: 'mouse' };
    case 'key':
      return { clicks: 1, typed: 0, seconds: SECONDS.key, device: 'keyboard' };
    case 'chord':
      return { clicks: 1, typed: 0, seconds: 2 * SECONDS.key, device: 'keyboard' };
    case 'type':
      return { clicks: 0, typed: count, seconds: SECONDS.think + count * SECONDS.key, device: 'keyboard' };
    default:
      return { clicks: 0, typed: 0, seconds: (count * 60) / WORDS_PER_MINUTE, device: undefined };
  }
}

/** Cost of steps by the keystroke-level model, for somebody whose hand is on the mouse at first. */
export function costOf(steps: readonly Step[]): Cost {
  let hand: Device = 'mouse';
  const cost: Cost = { clicks: 0, typed: 0, seconds: 0 };
  for (const step of steps) {
    const { clicks, typed, seconds, device } = costOfStep(step);
    cost.clicks += clicks;
    cost.typed += typed;
    cost.seconds += seconds;
    if (device === undefined || device === hand) continue;
    cost.seconds += SECONDS.home;
    hand = device;
  }
  return cost;
}
