interface Pace<T> {
  /** Hands a value on: at once where none was lately or it is urgent, else the latest one when its time has come. */
  offer: (value: T, isUrgent: boolean) => void;
  /** Drops what waits. */
  stop: () => void;
}

/** Lets pass what comes in quick succession once in `everyMs` milliseconds, in its order, the last one always. */
export function createPace<T>(everyMs: number, pass: (value: T) => void): Pace<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let next: (() => void) | undefined;
  const stop = () => {
    clearTimeout(timer);
    timer = undefined;
    next = undefined;
  };
  const passNow = (value: T) => {
    stop();
    timer = setTimeout(() => {
      timer = undefined;
      next?.();
    }, everyMs);
    pass(value);
  };
  return {
    offer: (value, isUrgent) => {
      if (timer === undefined || isUrgent) passNow(value);
      else next = () => passNow(value);
    },
    stop,
  };
}
