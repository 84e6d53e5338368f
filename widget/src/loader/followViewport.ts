/**
 * Keeps a phone's full-screen panel inside the part of the page that the on-screen keyboard leaves free. The frame itself
 * cannot do it: iOS tells only the top page. A pinch zoom is left alone.
 */
export function followViewport(panel: HTMLElement): void {
  const viewport = window.visualViewport;
  if (!viewport) return;
  const update = (): void => {
    if (viewport.scale > 1.01) return;
    panel.style.setProperty('--h', `${viewport.height}px`);
    panel.style.setProperty('--y', `${viewport.offsetTop}px`);
  };
  viewport.addEventListener('resize', update);
  viewport.addEventListener('scroll', update);
}
