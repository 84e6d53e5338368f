/**
 * Keeps a phone's full-screen panel inside the part of the page that the on-screen keyboard leaves free. The frame itself
 * cannot do it: iOS reports the keyboard to the top page only. A pinch zoom changes nothing.
 */
export function followViewport(panel: HTMLElement): void {
  const viewport = window.visualViewport;
  if (!viewport) return;
  const update = (): void => {
    if (viewport.scale <= 1.01) panel.style.cssText = `--h:${viewport.height}px;--y:${viewport.offsetTop}px`;
  };
  viewport.addEventListener('resize', update);
  viewport.addEventListener('scroll', update);
}
