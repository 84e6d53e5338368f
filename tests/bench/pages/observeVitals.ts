/** Runs in a page, before its own scripts: its vitals so far (https://web.dev/articles/vitals) in `window.vitals`, and when the last thing happened. */
export function observeVitals(): void {
  const vitals: { lcpMs: number; fcpMs: number; cls: number; tbtMs: number; lastAt: number; shifted: string[] } = {
    lcpMs: 0,
    fcpMs: Infinity,
    cls: 0,
    tbtMs: 0,
    lastAt: 0,
    shifted: [],
  };
  Reflect.set(window, 'vitals', vitals);
  const nameOf = (source: unknown): string => {
    const node: unknown = Reflect.get(Object(source), 'node');
    if (!(node instanceof Element)) return node instanceof Node ? node.nodeName : 'gone';
    return `${node.localName}${[...node.classList].map((name) => `.${name}`).join('')}`.slice(0, 80);
  };
  const observe = (type: string, take: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        take(entry);
        vitals.lastAt = performance.now();
      }
    }).observe({ type, buffered: true });
  observe('largest-contentful-paint', ({ startTime }) => {
    vitals.lcpMs = startTime;
  });
  observe('layout-shift', (entry) => {
    // What moves because somebody has just clicked is no shift.
    if (Reflect.get(entry, 'hadRecentInput') === true) return;
    vitals.cls += Number(Reflect.get(entry, 'value'));
    const sources: unknown = Reflect.get(entry, 'sources');
    if (Array.isArray(sources)) vitals.shifted.push(...sources.map(nameOf));
  });
  observe('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') vitals.fcpMs = startTime;
  });
  // A task that begins before the first paint counts from that on (https://web.dev/articles/tbt).
  observe('longtask', ({ startTime, duration }) => {
    const after = Math.min(duration, startTime + duration - vitals.fcpMs);
    vitals.tbtMs += Math.max(0, after - 50);
  });
  observe('resource', () => undefined);
}
